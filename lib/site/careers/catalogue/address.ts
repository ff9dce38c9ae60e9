import { continentOf } from '../../../i18n/countries';
import type { Region } from '../../../model/job';
import type { Steps } from '../../../platform/process/in-turns';
import { slug } from '../../../shared/addresses';
import type { PostingFacts } from '../../../upstreams/jobs/contract';
import type { Entry } from './entries';

/** The URL of an offer's page: `path` is unique within its region. */
export interface Address {
  region: Region;
  path: string;
  /** The number at the end of the path, if the id has one. */
  pathIndex: number | null;
}

export type Located = Entry & Address;

const numbered = /^([A-Za-z-]*)([1-9]\d{0,14})$/;

const addressOf = ({ id, title, role, city, country }: PostingFacts, ending: string): Address => {
  const words = [slug(role?.key ?? title), slug(city?.key ?? '')];
  return {
    region: (country && continentOf(country)) || 'world',
    path: [...words, ending].filter(Boolean).join('-'),
    pathIndex: /^\d/.test(ending) ? Number(numbered.exec(id)?.[2]) : null,
  };
};

const usual = new WeakMap<PostingFacts, Address>();

/** The default address of a posting: it depends only on its facts, so that all servers agree. */
export const usualAddress = (facts: PostingFacts): Address => {
  const address = usual.get(facts) ?? addressOf(facts, numbered.exec(facts.id)?.[2] ?? facts.id.toLowerCase());
  usual.set(facts, address);
  return address;
};

export const keyOf = ({ region, path }: Pick<Address, 'region' | 'path'>): string => `${region}/${path}`;

/** How many postings get their address before other work may run. */
const perTurn = 500;

/** Gives each posting its address. If two would have the same, the later one contains its whole id. */
export function* locate(entries: readonly Entry[]): Steps<Map<string, Located>> {
  const byAddress = new Map<string, Located>();
  const keyed = entries.map((entry) => ({ entry, key: `${entry.facts.publishedAt} ${entry.facts.id}` }));
  keyed.sort(({ key: one }, { key: other }) => (one < other ? -1 : 1));
  for (const { entry } of keyed) {
    if (byAddress.size % perTurn === 0) yield;
    const short = usualAddress(entry.facts);
    const address = byAddress.has(keyOf(short)) ? addressOf(entry.facts, entry.facts.id.toLowerCase()) : short;
    byAddress.set(keyOf(address), { ...entry, ...address });
  }
  return byAddress;
}

/** The ids that an offer at a path may have, given the known beginnings of ids. */
export const idsFor = (path: string, known: Iterable<string>): string[] => {
  const [digits] = /[1-9]\d{0,14}$/.exec(path) ?? [];
  return digits ? [...known].map((beginning) => beginning + digits) : [];
};

/** The beginnings of numbered posting ids: often one letter, the same for all. */
export const beginningsOf = (entries: readonly Entry[]): Set<string> =>
  new Set(entries.flatMap(({ facts }) => numbered.exec(facts.id)?.[1] ?? []));
