import { createRequire } from 'node:module';
import { readArguments } from '../lib/platform/process/arguments.ts';
import { requireDatabase } from './database-command.mts';

/**
 * Sends the search engine the published content and the open offers that it lacks, with the code of the build:
 * `npm run search:index`. Servers also do so on startup and when content changes.
 */
readArguments({});
await requireDatabase();
const { indexEverything } = createRequire(import.meta.url)('../.next/server/instrumentation.js');
await indexEverything();
process.stdout.write('The search has every document.\n');
process.exit();
