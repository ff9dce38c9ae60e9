import './check-node.js';
import { format } from 'node:util';
import nextEnv from '@next/env';

/** @param {unknown[]} args */
const report = (...args) => process.stderr.write(`${format(...args)}\n`);
const isDevelopment = process.argv.includes('--dev');
nextEnv.loadEnvConfig(process.cwd(), isDevelopment, { info: () => undefined, error: report });
Object.assign(process.env, { NODE_ENV: isDevelopment ? 'development' : 'production' });

// React chooses its code by NODE_ENV when it is loaded.
await import('./index.ts');
