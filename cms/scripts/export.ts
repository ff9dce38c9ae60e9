import path from 'node:path';
import { exportAssets } from './content/assets';
import { writeContent } from './content/files';
import { readStoredContent } from './content/strapi-content';
import { withStrapi } from './with-strapi';

/**
 * Writes the content of Strapi to the files of a checkout of the site, by default the parent folder:
 * `npm run export [-- root]`.
 */
const root = path.resolve(process.argv[2] ?? '..');

withStrapi(async (strapi) => {
  const entries = await readStoredContent(strapi);
  if (!entries.some(({ folder }) => folder === 'settings')) throw new Error('Strapi has no content to export.');
  const writtenCount = (await exportAssets(strapi, root)) + (await writeContent(strapi, root, entries));
  process.stdout.write(`Wrote ${writtenCount} files. All others were unchanged.\n`);
});
