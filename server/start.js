import './check-node.js';
import { format } from 'node:util';
import nextEnv from '@next/env';

const { readArguments } = await import('../lib/platform/process/arguments.ts');
const {
  dev: isDevelopment,
  port,
  host,
} = readArguments({
  options: {
    dev: { type: 'boolean', default: false },
    port: { type: 'string', short: 'p' },
    host: { type: 'string', short: 'H' },
  },
}).values;

/** @param {unknown[]} args */
const report = (...args) => process.stderr.write(`${format(...args)}\n`);
nextEnv.loadEnvConfig(process.cwd(), isDevelopment, { info: () => undefined, error: report });
Object.assign(process.env, {
  NODE_ENV: isDevelopment ? 'development' : 'production',
  ...(port !== undefined && { PORT: port }),
  ...(host !== undefined && { HOST: host }),
});

// React chooses its code by NODE_ENV when it is loaded.
await import('./index.ts');
