import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const cmsBuildPaths = ['.tmp', 'dist', 'node_modules', 'public/uploads'].map((name) => `cms/${name}`);
const excluded = ['.data', '.git', '.next', 'art', 'node_modules', 'reports', 'test-results', ...cmsBuildPaths];

/**
 * Copies this project to a temporary folder, without builds and data, and with a link to the installed packages.
 * Returns the path of the folder, which the caller must remove.
 */
export const copyProject = (): string => {
  const project = process.cwd();
  const copy = mkdtempSync(path.join(tmpdir(), 'project-copy-'));
  const skipped = excluded.map((name) => path.join(project, name));
  cpSync(project, copy, { recursive: true, filter: (source) => !skipped.includes(source) });
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
};

/** Runs a tool of the project in a copy. Resolves with its output, whether it succeeds or not. */
export const runTool = (copy: string, tool: string, ...parameters: string[]): Promise<string> => {
  const { VITEST: _, ...env } = process.env;
  const options = { cwd: copy, env: { ...env, NO_COLOR: '1' } };
  return new Promise((resolve) => {
    execFile(path.join(copy, 'node_modules/.bin', tool), parameters, options, (_error, out, err) => resolve(out + err));
  });
};

/** The paths of the files in a compiler's output, sorted. */
export const extractFilePaths = (problems: string): string[] => [...new Set(problems.match(/^[^\s(]+(?=\()/gm))].sort();
