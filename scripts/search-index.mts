import { createRequire } from 'node:module';
import nextEnv from '@next/env';

/**
 * Sends the search engine what it lacks of the published content and the open offers: `npm run search:index`, with the code
 * of the build. A server also does so itself when it starts and when content changes.
 */
nextEnv.loadEnvConfig(process.cwd());
const { indexEverything } = createRequire(import.meta.url)('../.next/server/instrumentation.js');
await indexEverything();
process.stdout.write('The search has every document.\n');
process.exit();
