import { isDeepStrictEqual } from 'node:util';
import type { Core, Schema } from '@strapi/strapi';
import strapiCodes from '../../config/locales';
import { storedAssets } from './assets';
import { type Entry, type Folder, fieldsOf, folders, kinds, type Locale, localeCodes } from './kinds';
import { converter, type Values } from './values';

type Document = Values & { documentId: string; entryId?: string };

/** What to populate for a document with everything in it. */
const everythingOf = (strapi: Core.Strapi, { attributes }: Schema.Schema): object =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]): [string, unknown][] => {
      const inner = (uid: string) => ({ populate: everythingOf(strapi, strapi.getModel(uid as never)) });
      if (attribute.type === 'media') return [[name, true]];
      if (attribute.type === 'component') return [[name, inner(attribute.component)]];
      if (attribute.type !== 'dynamiczone') return [];
      return [[name, { on: Object.fromEntries(attribute.components.map((uid) => [uid, inner(uid)])) }]];
    }),
  );

const documentsOf = async (strapi: Core.Strapi, folder: Folder, locale: Locale, status: 'draft' | 'published') =>
  (await strapi.documents(kinds[folder]).findMany({
    locale: strapiCodes[locale],
    status,
    populate: everythingOf(strapi, strapi.contentType(kinds[folder])) as never,
  })) as Document[];

/** All entries of a folder, with their documents' ids. */
const storedFolder = async (strapi: Core.Strapi, folder: Folder): Promise<(Entry & { documentId: string })[]> => {
  const { file } = converter(strapi, await storedAssets(strapi));
  const { localized, shared } = fieldsOf(strapi, folder);
  const entries = new Map<string, Entry & { documentId: string }>();
  const entryOf = (document: Document) => {
    const { documentId, entryId: id = folder } = document;
    const facts = file(kinds[folder], document, shared);
    const entry = entries.get(documentId) ?? { folder, id, documentId, facts, published: {}, drafts: {} };
    entries.set(documentId, entry);
    return entry;
  };
  for (const locale of localeCodes)
    for (const document of await documentsOf(strapi, folder, locale, 'published'))
      entryOf(document).published[locale] = file(kinds[folder], document, localized);
  for (const locale of localeCodes)
    for (const document of await documentsOf(strapi, folder, locale, 'draft')) {
      const { published, drafts } = entryOf(document);
      const draft = file(kinds[folder], document, localized);
      if (!isDeepStrictEqual(draft, published[locale])) drafts[locale] = draft;
    }
  return [...entries.values()];
};

/** Everything that Strapi has. */
export const storedContent = async (strapi: Core.Strapi): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for (const folder of folders) entries.push(...(await storedFolder(strapi, folder)));
  return entries;
};

/** Saves the entries that differ from what Strapi has; returns their number. */
export const seedContent = async (strapi: Core.Strapi, entries: Entry[]): Promise<number> => {
  const { stored } = converter(strapi, await storedAssets(strapi));
  let saved = 0;
  for (const folder of folders) {
    const known = new Map((await storedFolder(strapi, folder)).map((entry) => [entry.id, entry]));
    const { localized, shared, hasId } = fieldsOf(strapi, folder);
    const documents = strapi.documents(kinds[folder]);

    for (const entry of entries.filter((one) => one.folder === folder)) {
      const before = known.get(entry.id);
      const sameFacts = isDeepStrictEqual(entry.facts, before?.facts);
      const changed = localeCodes.filter(
        (locale) =>
          (entry.published[locale] || entry.drafts[locale]) &&
          !(
            sameFacts &&
            isDeepStrictEqual(entry.published[locale], before?.published[locale]) &&
            isDeepStrictEqual(entry.drafts[locale], before?.drafts[locale])
          ),
      );
      if (changed.length === 0) continue;
      const facts = { ...stored(kinds[folder], entry.facts, shared), ...(hasId ? { entryId: entry.id } : {}) };
      let documentId = before?.documentId;
      for (const code of changed) {
        const locale = strapiCodes[code];
        const save = async (values: Values) => {
          const data = { ...facts, ...stored(kinds[folder], values, localized) } as never;
          if (documentId) await documents.update({ documentId, locale, data });
          else ({ documentId } = await documents.create({ locale, data }));
          return documentId as string;
        };
        const { [code]: published } = entry.published;
        const { [code]: draft } = entry.drafts;
        if (published) await documents.publish({ documentId: await save(published), locale });
        if (draft) await save(draft);
      }
      saved++;
    }
  }
  return saved;
};
