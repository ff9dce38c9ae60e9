import { createRequire } from 'node:module';
import nextEnv from '@next/env';
import { readArguments } from '../lib/platform/process/arguments.ts';

/**
 * Sends the search engine the published content and the open offers that it lacks, with the code of the build:
 * `npm run search:index`. Servers also do so on startup and when content changes.
 */
readArguments({});
nextEnv.loadEnvConfig(process.cwd());
const { indexEverything } = createRequire(import.meta.url)('../.next/server/instrumentation.js');
await indexEverything();
process.stdout.write('The search has every document.\n');
process.exit();
