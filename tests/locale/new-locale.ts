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
    networks: networksOutsideChina,
    wechatOnDesktop: false,
  }`;

/** The German values for the tables of each file, in the order of the tables. */
const germanValues = {
  'lib/i18n/locales.ts': [localeRow],
  'lib/upstreams/cms/strapi/query.ts': ["'de'"],
  'lib/i18n/continents.ts': ["'Europa'", "'Asien und Naher Osten'", "'Amerika'", "'Afrika'", "'Ozeanien'"],
  'lib/i18n/writing.ts': [
    "'.'",
    'joinCityFirst',
    "', '",
    'withRoundBrackets',
    'null',
    '[]',
    "'.'",
    'null',
    'withColon',
    '{}',
  ],
  'lib/upstreams/media/youtube.ts': ["'de'"],
  'lib/upstreams/search/vocabulary.ts': [
    "{ stopWords: 'der die das ein eine und oder mit für von', genreWords: 'stelle stellenangebot job arbeit' }",
  ],
};

type TableFile = keyof typeof germanValues;

/** The files that have tables with a row per locale, the table of locales first. */
export const tableFiles = Object.keys(germanValues) as [TableFile, ...TableFile[]];

/** Adds German to every table of a file in a copy of the project, before Japanese. */
export const addRows = (copy: string, tableFile: TableFile): void => {
  const file = path.join(copy, tableFile);
  const values = [...germanValues[tableFile]];
  const text = readFileSync(file, 'utf8').replace(/\bjp: /g, (japanese) => `de: ${values.shift()}, ${japanese}`);
  writeFileSync(file, text);
};

/** Adds the strings, the settings and two pages in German to a copy of the project. Other strings are in English. */
export const addContent = (copy: string): void => {
  cpSync(path.join(germanDir, 'content'), path.join(copy, 'content'), { recursive: true });
  cpSync(path.join(root, 'public/locales/en'), path.join(copy, 'public/locales/de'), { recursive: true });
  const common = path.join(copy, 'public/locales/de/common.json');
  const readJson = (file: string): Record<string, object> => JSON.parse(readFileSync(file, 'utf8'));
  const strings = readJson(common);
  for (const [group, translated] of Object.entries(readJson(path.join(germanDir, 'strings.json'))))
    strings[group] = { ...strings[group], ...translated };
  writeFileSync(common, JSON.stringify(strings));
};
