import path from 'node:path';
import { exportAssets } from './content/assets';
import { writeContent } from './content/files';
import { readStoredContent } from './content/strapi-content';
import { withStrapi } from './with-strapi';

/** `npm run export [-- root]`: writes the content of Strapi as files of a checkout of the site, by default the one above. */
const root = path.resolve(process.argv[2] ?? '..');

withStrapi(async (strapi) => {
  const entries = await readStoredContent(strapi);
  if (!entries.some(({ folder }) => folder === 'settings')) throw new Error('There is no content in Strapi.');
  const writtenCount = (await exportAssets(strapi, root)) + (await writeContent(strapi, root, entries));
  process.stdout.write(`Wrote ${writtenCount} files; all others were the same.\n`);
});
