import { isDeepStrictEqual } from 'node:util';
import type { PostingFacts } from '../../../jobs/contract';

/** A posting that the site has seen on the board; times are Unix times in ms. */
export interface Entry {
  facts: PostingFacts;
  /** When it was first seen. */
  seenAt: number;
  /** When it was found to be closed; absent while it is open. */
  closedAt?: number;
}

/** For so long a closed offer is known without asking the board. */
const closedFor = 365 * 86_400_000;

const isOpen = ({ closedAt }: Entry): boolean => closedAt === undefined;

export const openEntries = (entries: readonly Entry[]): Entry[] => entries.filter(isOpen);

/**
 * What is known after a complete listing: postings that are missing from it are closed as of `now`. Gives `known` itself,
 * and its entries, where nothing has changed. Of a first listing, each posting counts as seen on its day.
 */
export const afterListing = (
  known: readonly Entry[],
  listing: readonly PostingFacts[],
  now: number,
): readonly Entry[] => {
  const listed = new Map(listing.map((facts) => [facts.id, facts]));
  const before = new Map(known.map((entry) => [entry.facts.id, entry]));
  const open = [...listed.values()].map((facts): Entry => {
    const entry = before.get(facts.id);
    if (!entry) return { facts, seenAt: known.length > 0 ? now : Date.parse(facts.publishedAt) };
    const same = isDeepStrictEqual(entry.facts, facts);
    return same && isOpen(entry) ? entry : { facts: same ? entry.facts : facts, seenAt: entry.seenAt };
  });
  const closed = known
    .filter(({ facts, closedAt = now }) => !listed.has(facts.id) && closedAt > now - closedFor)
    .map((entry) => (isOpen(entry) ? { ...entry, closedAt: now } : entry));
  const entries = [...open, ...closed];
  const unchanged = entries.length === known.length && entries.every((entry) => before.get(entry.facts.id) === entry);
  return unchanged ? known : entries;
};
