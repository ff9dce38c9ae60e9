import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Changes, Collection, Search, SearchDocument } from './contract';

/** A document with its version; it is built only if the collection has another version or none. */
export interface DocumentSource extends Pick<SearchDocument, 'id' | 'version'> {
  document: () => Omit<SearchDocument, 'id' | 'version'>;
}

/** Yields each item with its position among items of the same date. Items must be sorted by date. */
export function* withPositions<T>(
  sorted: Iterable<T>,
  getDate: (item: T) => string,
): Generator<[item: T, position: number]> {
  let [previousDate, position] = ['', 0];
  for (const item of sorted) {
    const date = getDate(item);
    position = date === previousDate ? position + 1 : 0;
    previousDate = date;
    yield [item, position];
  }
}

/** The number of documents that are compared before other work may run. */
const documentsPerTurn = 20;

/**
 * Makes a collection contain exactly the documents of `sources`, sending only the differences. Lets other work run
 * meanwhile, and rejects when the search is unavailable.
 */
export const synchronize = async (
  search: Search,
  collection: Collection,
  sources: Iterable<DocumentSource>,
  dictionaries: Changes['dictionaries'] = {},
): Promise<void> => {
  const versions = await search.versions(collection);
  const ids = new Set<string>();
  const upserts: SearchDocument[] = [];
  for (const { id, version, document } of sources) {
    ids.add(id);
    if (versions.get(id) !== version) upserts.push({ ...document(), id, version });
    if (ids.size % documentsPerTurn === 0) await yieldToEventLoop();
  }
  const removedIds = [...versions.keys()].filter((id) => !ids.has(id));
  await search.apply(collection, { upserts, removedIds, dictionaries });
};
