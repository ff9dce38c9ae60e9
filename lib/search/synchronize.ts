import { createHash } from 'node:crypto';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Changes, Collection, Search, SearchDocument } from './contract';

/** A document that is made only where a collection has another version of it. */
export interface Source extends Pick<SearchDocument, 'id' | 'version'> {
  document: () => Omit<SearchDocument, 'id' | 'version'>;
}

/** A version of plain data: the same for what is the same. */
export const versionOf = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url');

/** Each thing with its position among those of the same date; they are in the order of their dates. */
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

/** Makes a collection hold these documents and no others. Other work has its turn meanwhile. */
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
