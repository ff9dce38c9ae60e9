import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { locales } from '@/lib/i18n/locales';
import { type Files, writeContent } from '@/tests/support/content';
import { createStrapiCopy } from '@/tests/support/strapi-copy';
import { token } from './recording';

/** The keys in the contract's content that the CMS lacks, each list by a key that the CMS has. */
const addedKeys = { talents: ['craft'], 'leather-goods': ['leather', 'watches', 'perfumes'] };

/** Adds the missing keys to the lists of categories and sectors in the folder of a built CMS. */
const addKeys = (folder: string): void => {
  for (const name of globSync('dist/src/{api,components}/**/*.json', { cwd: folder })) {
    const file = path.join(folder, name);
    const schema = JSON.parse(readFileSync(file, 'utf8'));
    for (const attribute of Object.values<{ enum?: string[] }>(schema.attributes ?? {}))
      for (const [existingKey, newKeys] of Object.entries(addedKeys))
        if (attribute.enum?.includes(existingKey)) attribute.enum = [...new Set([...attribute.enum, ...newKeys])];
    writeFileSync(file, JSON.stringify(schema));
  }
};

/** Writes content and its pictures to a temporary folder, in the layout of the repository. Returns the folder. */
const writeCheckout = async (content: Files): Promise<string> => {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  const media = path.join(root, 'public/media');
  mkdirSync(media, { recursive: true });
  cpSync(writeContent(content), path.join(root, 'content'), { recursive: true });
  const createPicture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7b4a2c' } });
  await createPicture(1600, 900).jpeg().toFile(path.join(media, 'one.jpg'));
  await createPicture(800, 900).jpeg().toFile(path.join(media, 'two.jpg'));
  writeFileSync(path.join(media, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>');
  return root;
};

/** Copies changed settings to every locale, because some of them are shared between languages. */
const copySettings = ({ 'settings/en.yaml': settings }: Files): Files =>
  settings ? Object.fromEntries(locales.map((locale) => [`settings/${locale}.yaml`, settings])) : {};

/** Starts the real CMS on an SQLite file, with the contract's content. */
export const startRealStrapi = async (port: number, content: Files) => {
  const strapi = await createStrapiCopy(port, { DATABASE_URL: '', SITE_API_TOKEN: token });
  addKeys(strapi.folder);
  const [database, initialDatabase] = ['data.db', 'first.db'].map((name) => path.join(strapi.folder, '.tmp', name)) as [
    string,
    string,
  ];

  const seed = async (files: Files) => {
    const root = await writeCheckout(files);
    await strapi.script('seed', root);
    rmSync(root, { recursive: true });
  };

  await seed(content);
  cpSync(database, initialDatabase);
  await strapi.start();
  return {
    url: strapi.url,
    /** Restarts Strapi with the contract's content and changes, as if an editor had published them. */
    change: async (changes: Files) => {
      await strapi.stop();
      cpSync(initialDatabase, database);
      await seed({ ...content, ...changes, ...copySettings(changes) });
      await strapi.start();
    },
    end: strapi.end,
  };
};
