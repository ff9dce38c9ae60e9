import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Changes, Collection, Search, SearchDocument } from './contract';

/** A document that is created only if the collection has another version of it. */
export interface Source extends Pick<SearchDocument, 'id' | 'version'> {
  document: () => Omit<SearchDocument, 'id' | 'version'>;
}

/** Each item with its position among those of the same date; items must be sorted by date. */
export function* positioned<T>(sorted: Iterable<T>, dateOf: (one: T) => string): Generator<[one: T, position: number]> {
  let [last, next] = ['', 0];
  for (const one of sorted) {
    const date = dateOf(one);
    next = date === last ? next + 1 : 0;
    last = date;
    yield [one, next];
  }
}

const documentsPerTurn = 20;

/** Makes a collection contain exactly these documents. Yields to other work meanwhile. */
export const synchronize = async (
  search: Search,
  collection: Collection,
  sources: Iterable<Source>,
  dictionaries: Changes['dictionaries'] = {},
): Promise<void> => {
  const known = await search.versions(collection);
  const ids = new Set<string>();
  const put: SearchDocument[] = [];
  for (const { id, version, document } of sources) {
    ids.add(id);
    if (known.get(id) !== version) put.push({ ...document(), id, version });
    if (ids.size % documentsPerTurn === 0) await letOthersWork();
  }
  const removed = [...known.keys()].filter((id) => !ids.has(id));
  await search.apply(collection, { put, removed, dictionaries });
};
