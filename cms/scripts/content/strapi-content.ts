import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import strapiCodes from '../../config/locales';
import { populateAll } from '../../src/populate-all';
import { loadAssets } from './assets';
import { contentTypes, type Entry, type Folder, folders, getFields, type Locale, localeCodes } from './content-types';
import { createConverter, type Values } from './values';

type Document = Values & { documentId: string; entryId?: string };

const findDocuments = async (strapi: Core.Strapi, folder: Folder, locale: Locale, status: 'draft' | 'published') =>
  (await strapi.documents(contentTypes[folder]).findMany({
    locale: strapiCodes[locale],
    status,
    populate: populateAll(strapi, strapi.contentType(contentTypes[folder])) as never,
  })) as Document[];

/** Reads the entries of a folder from Strapi, with their document ids. */
const readStoredFolder = async (strapi: Core.Strapi, folder: Folder): Promise<(Entry & { documentId: string })[]> => {
  const { toFileFields } = createConverter(strapi, await loadAssets(strapi));
  const { localized, shared } = getFields(strapi, folder);
  const entries = new Map<string, Entry & { documentId: string }>();
  const ensureEntry = (document: Document) => {
    const { documentId, entryId, from } = document;
    const facts = toFileFields(contentTypes[folder], document, shared);
    const id = String(entryId ?? from ?? (folder === 'pictures' ? facts.image : folder));
    const entry = entries.get(documentId) ?? { folder, id, documentId, facts, published: {}, drafts: {} };
    entries.set(documentId, entry);
    return entry;
  };
  for (const locale of localeCodes)
    for (const document of await findDocuments(strapi, folder, locale, 'published'))
      ensureEntry(document).published[locale] = toFileFields(contentTypes[folder], document, localized);
  for (const locale of localeCodes)
    for (const document of await findDocuments(strapi, folder, locale, 'draft')) {
      const { published, drafts } = ensureEntry(document);
      const draft = toFileFields(contentTypes[folder], document, localized);
      if (!isDeepStrictEqual(draft, published[locale])) drafts[locale] = draft;
    }
  return [...entries.values()];
};

/** Reads all entries from Strapi. */
export const readStoredContent = async (strapi: Core.Strapi): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for (const folder of folders) entries.push(...(await readStoredFolder(strapi, folder)));
  return entries;
};

/** Returns the locales in which an entry differs from the one in Strapi. */
const listChangedLocales = ({ facts, published, drafts }: Entry, previous: Entry | undefined): Locale[] =>
  localeCodes.filter(
    (locale) =>
      (published[locale] || drafts[locale]) &&
      !(
        isDeepStrictEqual(facts, previous?.facts) &&
        isDeepStrictEqual(published[locale], previous?.published[locale]) &&
        isDeepStrictEqual(drafts[locale], previous?.drafts[locale])
      ),
  );

/** Returns a function that counts the pages above an entry, by its id. */
const createDepthLookup = (entries: Entry[]) => {
  const parents = new Map(entries.flatMap(({ id, facts }) => (facts.parent ? [[id, String(facts.parent)]] : [])));
  return (id: string): number => {
    let depth = 0;
    for (let ancestor = parents.get(id); ancestor && depth < parents.size; ancestor = parents.get(ancestor)) depth++;
    return depth;
  };
};

/** Runs a call about an entry. If Strapi rejects its fields, the error says which entry, which fields and why. */
const explainRejection = async <T>(name: string, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    const { errors: issues = [] } = error.details as { errors?: { path: string[]; message: string }[] };
    const reasons = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`${name}: ${[error.message, ...reasons].join('\n  ')}`, { cause: error });
  }
};

/**
 * Saves the entries that differ from the ones in Strapi, and then publishes them, each page after the pages above it.
 * Returns the number of saved entries.
 */
export const seedContent = async (strapi: Core.Strapi, entries: Entry[]): Promise<number> => {
  const { toStrapiFields } = createConverter(strapi, await loadAssets(strapi));
  const publications: { depth: number; publish: () => Promise<unknown> }[] = [];
  const getDepth = createDepthLookup(entries);
  let savedCount = 0;
  for (const folder of folders) {
    const storedEntries = new Map((await readStoredFolder(strapi, folder)).map((entry) => [entry.id, entry]));
    const { localized, shared, hasId } = getFields(strapi, folder);
    const documents = strapi.documents(contentTypes[folder]);
    const hasDrafts = strapi.contentType(contentTypes[folder]).options?.draftAndPublish;

    for (const entry of entries.filter((candidate) => candidate.folder === folder)) {
      const changed = listChangedLocales(entry, storedEntries.get(entry.id));
      if (changed.length === 0) continue;
      const facts = {
        ...toStrapiFields(contentTypes[folder], entry.facts, shared),
        ...(hasId ? { entryId: entry.id } : {}),
      };
      let documentId = storedEntries.get(entry.id)?.documentId;
      for (const code of changed) {
        const locale = strapiCodes[code];
        const save = async (values: Values) => {
          const data = { ...facts, ...toStrapiFields(contentTypes[folder], values, localized) } as never;
          if (documentId) await documents.update({ documentId, locale, data });
          else ({ documentId } = await documents.create({ locale, data }));
        };
        const { [code]: published } = entry.published;
        const { [code]: draft } = entry.drafts;
        const name = `${folder}/${entry.id} (${code})`;
        await explainRejection(name, () => save((published ?? draft) as Values));
        if (published && hasDrafts)
          publications.push({
            depth: getDepth(entry.id),
            publish: () =>
              explainRejection(name, async () => {
                await documents.publish({ documentId: documentId as string, locale });
                if (draft) await save(draft);
              }),
          });
      }
      savedCount++;
    }
  }
  for (const { publish } of publications.sort((a, b) => a.depth - b.depth)) await publish();
  return savedCount;
};
