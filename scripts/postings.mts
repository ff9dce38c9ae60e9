import { createRequire } from 'node:module';
import { readArguments } from '../lib/platform/process/arguments.ts';
import { requireDatabase } from './database-command.mts';

/**
 * Prints the places of the job board's postings that the site does not recognise, the most frequent first, as lines for
 * `content/places.yaml`, with the code of the build: `npm run --silent postings`.
 */
readArguments({});
await requireDatabase();
const { listUnmappedPlaces } = createRequire(import.meta.url)('../.next/server/instrumentation.js');
const counts: ReadonlyMap<string, number> = (await listUnmappedPlaces()) ?? new Map();
for (const [text, count] of [...counts].sort(([, one], [, other]) => other - one))
  process.stdout.write(`${JSON.stringify(text)}: { locationCity: , locationCountry: } # postings: ${count}\n`);
process.exit();
