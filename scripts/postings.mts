import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { columns, type RecurringPosting } from '../lib/upstreams/jobs/embedded/recurring.ts';

interface Role {
  family: string;
  contract: string;
  sectors: string[];
  except?: string[];
}
interface House {
  sector: string;
  seats: string[];
  weight: number;
}

const folder = new URL('../content/offers/', import.meta.url);
const read = <T,>(name: string): Record<string, T> => parse(readFileSync(new URL(name, folder), 'utf8'));
const roles = Object.entries(read<Role>('roles.yaml'));
const houses = Object.entries(read<House>('houses.yaml'));
const cities = Object.entries(read<{ weight: number }>('cities.yaml'));

/** Enough to have 1,400 open on any day. */
const usualCount = 1700;

const offices = [
  'paris',
  'milan',
  'london',
  'geneva',
  'new-york',
  'hong-kong',
  'shanghai',
  'tokyo',
  'dubai',
  'singapore',
];
const atTheSeat = new Set(['craft', 'research', 'hospitality', 'editorial']);
const familyWeight: Record<string, number> = { retail: 5, craft: 4, hospitality: 3, research: 2 };

/** A generator of pseudorandom numbers from 0 to 1 that depend only on the seed (mulberry32). */
const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Generates `count` recurring postings of the invented houses. The output is always the same for the same arguments.
 */
export const makePostings = (count: number, first = 1): RecurringPosting[] => {
  const next = random(first);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  /** Picks one of the items at random, in proportion to their weights. */
  const one = <T,>(items: [T, number][]): T => {
    const drawn = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    let passed = 0;
    for (const [item, weight] of items) {
      passed += weight;
      if (drawn < passed) return item;
    }
    throw new Error('There is nothing to choose from.');
  };
  const rolesOf = new Map(
    houses.map(([house, { sector }]) => [
      house,
      roles
        .filter(
          ([, { sectors, except = [] }]) => !except.includes(house) && [sector, 'all'].some((s) => sectors.includes(s)),
        )
        .map(([role, { family }]): [string, number] => [role, familyWeight[family] ?? 1]),
    ]),
  );
  const familyOf = new Map(roles.map(([role, { family }]) => [role, family]));

  return Array.from({ length: count }, (_, index) => {
    const house = one(houses.map(([key, { weight }]): [string, number] => [key, weight]));
    const seats = houses.find(([key]) => key === house)?.[1].seats ?? [];
    const role = one(rolesOf.get(house) ?? []);
    const family = familyOf.get(role) ?? '';
    const near = atTheSeat.has(family) ? seats : [...seats, ...seats, ...offices];
    const city =
      family === 'retail'
        ? one(cities.map(([key, { weight }]): [string, number] => [key, weight]))
        : one(near.map((key): [string, number] => [key, 1]));
    const every = between(90, 240);
    return {
      number: first + index,
      role,
      house,
      city,
      time: next() < (family === 'retail' ? 0.25 : 0.06) ? 'part-time' : 'full-time',
      phase: between(0, every - 1),
      every,
      open: Math.round(every * (0.7 + next() * 0.25)),
    };
  });
};

if (import.meta.main) {
  const rows = makePostings(Number(process.argv[2] ?? usualCount));
  const lines = rows.map((row) => columns.map((heading) => row[heading]).join(','));
  writeFileSync(new URL('postings.csv', folder), `${[columns.join(','), ...lines].join('\n')}\n`);
}
