import path from 'node:path';
import { seedAssets } from './content/assets';
import { readContent } from './content/files';
import { seedContent } from './content/strapi-content';
import { withStrapi } from './with-strapi';

/** `npm run seed [-- root]`: loads the content of a checkout of the site, by default the one above, into Strapi. */
const root = path.resolve(process.argv[2] ?? '..');

withStrapi(async (strapi) => {
  const savedFiles = await seedAssets(strapi, root);
  const savedEntries = await seedContent(strapi, await readContent(strapi, root));
  process.stdout.write(`Saved ${savedFiles} files and ${savedEntries} entries; all others are unchanged.\n`);
});
