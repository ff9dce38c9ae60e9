import path from 'node:path';
import { seedAssets } from './content/assets';
import { readContent } from './content/files';
import { seedContent } from './content/strapi-content';
import { withStrapi } from './with-strapi';

/** Loads the content of a checkout of the site, by default the parent folder, into Strapi: `npm run seed [-- root]`. */
const root = path.resolve(process.argv[2] ?? '..');

withStrapi(async (strapi) => {
  const savedFileCount = await seedAssets(strapi, root);
  const savedEntryCount = await seedContent(strapi, await readContent(strapi, root));
  process.stdout.write(`Saved ${savedFileCount} files and ${savedEntryCount} entries. All others were unchanged.\n`);
});
