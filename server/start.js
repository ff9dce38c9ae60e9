import './check-node.js';
import os from 'node:os';
import { format } from 'node:util';
import nextEnv from '@next/env';

const { heapFlags } = await import('./heap-flags.ts');

// Replaces this process with the server, since Node takes some of its limits only at startup.
/** @param {unknown[]} problem */
const report = (...problem) => process.stderr.write(`${format(...problem)}\n`);
const development = process.argv.includes('--dev');
nextEnv.loadEnvConfig(process.cwd(), development, { info: () => undefined, error: report });

const memory = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const flags = ['--no-warnings', '--expose-gc', ...heapFlags(memory, process.env.NODE_OPTIONS)];
Object.assign(process.env, {
  NODE_ENV: development ? 'development' : 'production',
  // Otherwise glibc keeps one heap per thread and holds on to freed blocks: converting pictures leaves a gigabyte behind,
  // compressing pages 100 MB.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '32768',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '65536',
});
const server = `${import.meta.dirname}/index.ts`;
if (process.platform === 'win32') await import(server);
else process.execve?.(process.execPath, [process.execPath, ...flags, server]);
