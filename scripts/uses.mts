import path from 'node:path';
import { readArguments, refuse } from '../lib/platform/process/arguments.ts';
import { indexUses } from './uses/index-uses.mts';

/**
 * Prints which entries of the content use a page, a dashboard, a picture or a file, with the fields and languages:
 * `npm run uses -- page:history`, `dashboard:climate`, `/media/pages/governance.jpg` or `file:finance/2025/report.pdf`.
 */
const [target = ''] = readArguments({ allowPositionals: true }).positionals;
if (!/^(\/media\/|(page|dashboard|file):)./.test(target))
  refuse('Name a page, a dashboard, a picture or a file. Example: npm run uses -- page:history');

const uses = indexUses(path.resolve(process.env.CONTENT_DIR ?? 'content')).get(target.replace(/^\//, 'file:')) ?? [];
const entryCount = new Set(uses.map(({ entry }) => entry)).size;
process.stdout.write(
  entryCount === 0
    ? `No entry uses ${target}.\n`
    : `${target} is used in ${entryCount} ${entryCount === 1 ? 'entry' : 'entries'}:\n`,
);
for (const [place, places] of Map.groupBy(uses, ({ entry, field }) => `${entry}: ${field}`)) {
  const languages = [...new Set(places.flatMap(({ language }) => language || []))];
  process.stdout.write(`  ${place}${languages.length > 0 ? ` (${languages.join(', ')})` : ''}\n`);
}
