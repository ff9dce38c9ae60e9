import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import strapiCodes from '../../config/locales';
import { everythingOf } from '../../src/everything-of';
import { storedAssets } from './assets';
import { type Entry, type Folder, fieldsOf, folders, kinds, type Locale, localeCodes } from './kinds';
import { converter, type Values } from './values';

type Document = Values & { documentId: string; entryId?: string };

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

/** The locales in which an entry differs from what Strapi has. */
const changedLocales = ({ facts, published, drafts }: Entry, before: Entry | undefined): Locale[] =>
  localeCodes.filter(
    (locale) =>
      (published[locale] || drafts[locale]) &&
      !(
        isDeepStrictEqual(facts, before?.facts) &&
        isDeepStrictEqual(published[locale], before?.published[locale]) &&
        isDeepStrictEqual(drafts[locale], before?.drafts[locale])
      ),
  );

/** How many pages are above each entry, by its id. */
const depths = (entries: Entry[]) => {
  const parents = new Map(entries.flatMap(({ id, facts }) => (facts.parent ? [[id, String(facts.parent)]] : [])));
  return (id: string): number => {
    let depth = 0;
    for (let above = parents.get(id); above && depth < parents.size; above = parents.get(above)) depth++;
    return depth;
  };
};

/**
 * Saves the entries that differ from what Strapi has, all of them before any is published, and publishes pages after
 * those above them; returns the number of entries.
 */
export const seedContent = async (strapi: Core.Strapi, entries: Entry[]): Promise<number> => {
  const { stored } = converter(strapi, await storedAssets(strapi));
  const publications: { depth: number; publish: () => Promise<unknown> }[] = [];
  const depthOf = depths(entries);
  let saved = 0;
  for (const folder of folders) {
    const known = new Map((await storedFolder(strapi, folder)).map((entry) => [entry.id, entry]));
    const { localized, shared, hasId } = fieldsOf(strapi, folder);
    const documents = strapi.documents(kinds[folder]);

    for (const entry of entries.filter((one) => one.folder === folder)) {
      const changed = changedLocales(entry, known.get(entry.id));
      if (changed.length === 0) continue;
      const facts = { ...stored(kinds[folder], entry.facts, shared), ...(hasId ? { entryId: entry.id } : {}) };
      let documentId = known.get(entry.id)?.documentId;
      for (const code of changed) {
        const locale = strapiCodes[code];
        const save = async (values: Values) => {
          const data = { ...facts, ...stored(kinds[folder], values, localized) } as never;
          if (documentId) await documents.update({ documentId, locale, data });
          else ({ documentId } = await documents.create({ locale, data }));
        };
        const { [code]: published } = entry.published;
        const { [code]: draft } = entry.drafts;
        await save((published ?? draft) as Values);
        if (published)
          publications.push({
            depth: depthOf(entry.id),
            publish: async () => {
              await documents.publish({ documentId: documentId as string, locale });
              if (draft) await save(draft);
            },
          });
      }
      saved++;
    }
  }
  for (const { publish } of publications.sort((a, b) => a.depth - b.depth)) await publish();
  return saved;
};
