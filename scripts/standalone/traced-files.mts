import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

/**
 * What the server and the commands for operators start with, and what is loaded by name: the settings, and the thread for
 * PDFs.
 */
const entryPoints = [
  'server/start.js',
  'server/index.ts',
  'scripts/copy-data.mts',
  'scripts/search-index.mts',
  'scripts/subscribers.mts',
  'scripts/outbox.mts',
  'scripts/person.mts',
  'lib/pdf/thread.ts',
  'next.config.js',
  'next-i18next.config.js',
];

/** Code that is only for builds, development, tests, the App Router or edge runtimes: Next refers to it, or it is in a folder that settings name. */
const ignoredPatterns = [
  '**/*.test.{ts,tsx}',
  '**/*.{d.ts,map}',
  '**/*.{dev,development}.js',
  '**/next/dist/docs/**',
  '**/next/dist/server/dev/{next-dev-server,hot-reloader-webpack,hot-reloader-turbopack,hot-reloader-rspack}.js',
  '**/next/dist/build/{swc,webpack}/**',
  '**/next/dist/build/webpack-config.js',
  '**/next/dist/compiled/{babel,babel-packages,webpack,next-devtools,edge-runtime,@edge-runtime/primitives}/**',
  '**/next/dist/compiled/next-server/app-page-{experimental,turbo,turbo-experimental}.runtime.prod.js',
  '**/next/dist/lib/upgrade/**',
];

/** Files that Next looks for when it starts, without loading them. */
const probedFiles = 'node_modules/next/dist/compiled/{webpack/!(bundle5).js,@babel/runtime/package.json}';

/** Reads a file for the trace, which understands JavaScript only. */
const readForTrace = async (file: string): Promise<string | null> => {
  const source = await readFile(file, 'utf8').catch(() => null);
  return source !== null && /(?<!\.d)\.m?ts$/.test(file) ? stripTypeScriptTypes(source) : source;
};

/** The files of the build that list what pages load, as Next's tracing writes them. */
const listPageTraces = () => globSync('.next/server/**/*.nft.json');

const readTracedFiles = (trace: string): string[] =>
  JSON.parse(readFileSync(trace, 'utf8')).files.map((file: string) => path.join(path.dirname(trace), file));

/**
 * The files that the server loads: those of its packages, and its own without those of the build. `.next`, `content` and
 * `public` are read too, but not traced.
 */
export const tracedFiles = async (): Promise<string[]> => {
  const { fileList } = await nodeFileTrace(entryPoints, {
    mixedModules: true,
    ignore: ignoredPatterns,
    readFile: readForTrace,
  });
  const packages = listPageTraces()
    .flatMap(readTracedFiles)
    .filter((file) => file.startsWith('node_modules/'));
  return [...fileList.union(new Set(packages)), ...globSync(probedFiles)].sort();
};
