import { isDeepStrictEqual } from 'node:util';
import type { Steps } from '../../../platform/process/in-turns';
import { dayLength } from '../../../shared/time';
import { type PostingFacts, placesIn } from '../../../upstreams/jobs/contract';

/** A posting that the site has seen on the board; times are Unix times in ms. */
export interface Entry {
  facts: PostingFacts;
  /** When it was first seen. */
  seenAt: number;
  /** When it was found to be closed; missing while it is open. */
  closedAt?: number;
}

/** How long a closed offer is kept. */
const closedFor = 365 * dayLength;

const isOpen = ({ closedAt }: Entry): boolean => closedAt === undefined;

/** The countries of offers, also of closed ones. */
export const countriesIn = (entries: readonly Entry[]): Set<string> =>
  new Set(entries.flatMap(({ facts }) => placesIn(facts)).flatMap(({ country }) => country ?? []));

export const openEntries = (entries: readonly Entry[]): Entry[] => entries.filter(isOpen);

/** How many postings are compared before other work may run. */
const perTurn = 500;

/**
 * The entries after a complete listing: postings that are missing from it are closed as of `now`. Returns `known` and
 * its entries unchanged if nothing has changed. In the first listing, each posting counts as seen on its own date.
 */
export function* afterListing(
  known: readonly Entry[],
  listing: readonly PostingFacts[],
  now: number,
): Steps<readonly Entry[]> {
  const listed = new Map(listing.map((facts) => [facts.id, facts]));
  const before = new Map(known.map((entry) => [entry.facts.id, entry]));
  const openEntry = (facts: PostingFacts): Entry => {
    const entry = before.get(facts.id);
    if (!entry) return { facts, seenAt: known.length > 0 ? now : Date.parse(facts.publishedAt) };
    const same = isDeepStrictEqual(entry.facts, facts);
    return same && isOpen(entry) ? entry : { facts: same ? entry.facts : facts, seenAt: entry.seenAt };
  };
  const open: Entry[] = [];
  for (const facts of listed.values()) {
    if (open.length % perTurn === 0) yield;
    open.push(openEntry(facts));
  }
  yield;
  const closed = known
    .filter(({ facts, closedAt = now }) => !listed.has(facts.id) && closedAt > now - closedFor)
    .map((entry) => (isOpen(entry) ? { ...entry, closedAt: now } : entry));
  const entries = [...open, ...closed];
  const unchanged = entries.length === known.length && entries.every((entry) => before.get(entry.facts.id) === entry);
  return unchanged ? known : entries;
}
