import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const germanDir = path.join(import.meta.dirname, 'german');

const localeRow = `{
    name: 'Deutsch',
    tag: 'de',
    formats: 'de',
    openGraph: 'de_DE',
    aliases: ['de-de'],
    weightOffset: 0,
    familyNameFirst: false,
    networks: everywhereButChina,
    wechatOnDesktop: false,
  }`;

/** What German has in each table, in the order of the tables in their file. */
const rows = {
  'lib/i18n/locales.ts': [localeRow],
  'lib/upstreams/cms/strapi/query.ts': ["'de'"],
  'lib/i18n/continents.ts': ["'Europa'", "'Asien und Naher Osten'", "'Amerika'", "'Afrika'", "'Ozeanien'"],
  'lib/i18n/writing.ts': ["'.'", 'cityFirst', "', '", 'null', "'.'", 'null', 'withColon', '{}'],
  'lib/upstreams/media/youtube.ts': ["'de'"],
  'lib/upstreams/search/vocabulary.ts': ["{ stopWords: 'der die das ein eine und oder mit für von' }"],
};

type Tables = keyof typeof rows;

/** The files with a row per locale, the table of locales first. */
export const tables = Object.keys(rows) as [Tables, ...Tables[]];

/** Adds German to every table of a file, before Japanese. */
export const addRows = (copy: string, table: Tables): void => {
  const file = path.join(copy, table);
  const values = [...rows[table]];
  const text = readFileSync(file, 'utf8').replace(/\bjp: /g, (japanese) => `de: ${values.shift()}, ${japanese}`);
  writeFileSync(file, text);
};

/** Adds the words, the settings and the two pages in German: what is not translated is in English. */
export const addContent = (copy: string): void => {
  cpSync(path.join(germanDir, 'content'), path.join(copy, 'content'), { recursive: true });
  cpSync(path.join(root, 'public/locales/en'), path.join(copy, 'public/locales/de'), { recursive: true });
  const common = path.join(copy, 'public/locales/de/common.json');
  const readJson = (file: string): Record<string, object> => JSON.parse(readFileSync(file, 'utf8'));
  const strings = readJson(common);
  for (const [group, translated] of Object.entries(readJson(path.join(germanDir, 'words.json'))))
    strings[group] = { ...strings[group], ...translated };
  writeFileSync(common, JSON.stringify(strings));
};
