import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../project-copy.ts';
import type { Upstreams } from './upstreams.ts';

/** The names of all contracts with an implementation over HTTP. */
export const upstreamNames = [
  'captcha',
  'cms',
  'finance',
  'jobs',
  'mailing',
  'media',
  'publications',
  'search',
] as const satisfies (keyof Upstreams)[];

/** The environment variable with the address of an upstream, for a server that does not use the common address. */
export const toUrlVariable = (name: keyof Upstreams): string => `REMOTE_${name.toUpperCase()}`;

/**
 * Copies this project to a temporary folder, with every upstream over HTTP: at `url`, or at the address in its
 * environment variable. Returns the path of the folder, which the caller must remove.
 */
export const copyWithRemoteUpstreams = (url: string): string => {
  const copy = copyProject();
  for (const name of upstreamNames) {
    const file = path.join(copy, `lib/upstreams/${name}/embedded/index.ts`);
    const [, exportName] = /^export const (embedded\w+)/m.exec(readFileSync(file, 'utf8')) ?? [];
    writeFileSync(
      file,
      `import { limitedRemote } from '@/tests/support/remote/limited-remote';
const url = process.env.${toUrlVariable(name)} ?? '${url}';
export const ${exportName} = () => limitedRemote('${name}', url);
`,
    );
  }
  return copy;
};
