import './check-node.js';
import { format } from 'node:util';
import nextEnv from '@next/env';

/** @param {unknown[]} problem */
const report = (...problem) => process.stderr.write(`${format(...problem)}\n`);
const development = process.argv.includes('--dev');
nextEnv.loadEnvConfig(process.cwd(), development, { info: () => undefined, error: report });
Object.assign(process.env, { NODE_ENV: development ? 'development' : 'production' });

// React chooses its code by NODE_ENV when it is loaded.
await import('./index.ts');
