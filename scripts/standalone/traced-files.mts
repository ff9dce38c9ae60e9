import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { listFiles } from '../../server/files.ts';

/**
 * The files that the server and the commands for operators start with, and files that are loaded by name: the settings,
 * the thread for PDFs, and the process that converts pictures.
 */
const entryPoints = [
  'server/start.js',
  'server/index.ts',
  'scripts/copy-data.mts',
  'scripts/search-index.mts',
  'scripts/doctor.mts',
  'scripts/subscribers.mts',
  'scripts/missing.mts',
  'scripts/outbox.mts',
  'scripts/person.mts',
  'scripts/postings.mts',
  'scripts/redirects.mts',
  'scripts/uses.mts',
  'lib/pdf/thread.ts',
  'server/pictures/convert-process.ts',
  'node_modules/tinypool/dist/entry/process.js',
  'node_modules/tinypool/dist/entry/worker.js',
  'next.config.js',
  'next-i18next.config.js',
];

/**
 * Code for builds, development, tests, the App Router or edge runtimes only, which Next refers to or which is in a
 * folder that settings name.
 */
const ignoredPatterns = [
  // The data of a server that ran in this folder.
  '**/state.sqlite*',
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

/** Files whose existence Next checks on startup, without loading them. */
const probedFiles = 'node_modules/next/dist/compiled/{webpack/!(bundle5).js,@babel/runtime/package.json}';

/** Reads a file for the trace, which parses only JavaScript. Returns null if the file does not exist. */
const readForTrace = async (file: string): Promise<string | null> => {
  const source = await readFile(file, 'utf8').catch(() => null);
  return source !== null && /(?<!\.d)\.m?ts$/.test(file) ? stripTypeScriptTypes(source) : source;
};

/** The folder of the built pages, with the files of Next's own tracing, which list what each page loads. */
const builtPages = '.next/server';

/** Reads the files that one of Next's traces lists. */
const readPageTrace = (trace: string): string[] => {
  const file = path.join(builtPages, trace);
  return JSON.parse(readFileSync(file, 'utf8')).files.map((name: string) => path.join(path.dirname(file), name));
};

/**
 * Returns the paths of the files that the server loads: its own code and its packages, without the build. The server
 * also reads `.next`, `content` and `public`, which are not traced.
 */
export const traceFiles = async (): Promise<string[]> => {
  const { fileList } = await nodeFileTrace(entryPoints, {
    mixedModules: true,
    ignore: ignoredPatterns,
    readFile: readForTrace,
  });
  const packages = listFiles(builtPages)
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap(readPageTrace)
    .filter((file) => file.startsWith('node_modules/'));
  return [...fileList.union(new Set(packages)), ...globSync(probedFiles)].sort();
};
