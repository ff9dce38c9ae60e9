import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { postingColumns, type RecurringPosting } from '../lib/upstreams/jobs/embedded/recurring.ts';

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
const readYaml = <T,>(name: string): Record<string, T> => parse(readFileSync(new URL(name, folder), 'utf8'));
const roles = Object.entries(readYaml<Role>('roles.yaml'));
const houses = Object.entries(readYaml<House>('houses.yaml'));
const cities = Object.entries(readYaml<{ weight: number }>('cities.yaml'));

/** With this number, about 1,400 postings are open on any day. */
const defaultCount = 1700;

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
const seatFamilies = new Set(['craft', 'research', 'hospitality', 'editorial']);
const weightByFamily: Record<string, number> = { retail: 5, craft: 4, hospitality: 3, research: 2 };

/** Returns a generator of pseudorandom numbers from 0 to 1 that depend only on the seed (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Generates recurring postings of the invented houses. The same arguments always generate the same postings. */
export const makePostings = (count: number, firstNumber = 1): RecurringPosting[] => {
  const next = createRandom(firstNumber);
  const randomBetween = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  /** Picks one of the items at random, in proportion to their weights. */
  const pickWeighted = <T,>(items: [T, number][]): T => {
    const threshold = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    let cumulativeWeight = 0;
    for (const [item, weight] of items) {
      cumulativeWeight += weight;
      if (threshold < cumulativeWeight) return item;
    }
    throw new Error('There is nothing to pick from.');
  };
  const rolesByHouse = new Map(
    houses.map(([house, { sector }]) => [
      house,
      roles
        .filter(
          ([, { sectors, except = [] }]) => !except.includes(house) && [sector, 'all'].some((s) => sectors.includes(s)),
        )
        .map(([role, { family }]): [string, number] => [role, weightByFamily[family] ?? 1]),
    ]),
  );
  const familyByRole = new Map(roles.map(([role, { family }]) => [role, family]));

  return Array.from({ length: count }, (_, index) => {
    const house = pickWeighted(houses.map(([key, { weight }]): [string, number] => [key, weight]));
    const seats = houses.find(([key]) => key === house)?.[1].seats ?? [];
    const role = pickWeighted(rolesByHouse.get(house) ?? []);
    const family = familyByRole.get(role) ?? '';
    const candidateCities = seatFamilies.has(family) ? seats : [...seats, ...seats, ...offices];
    const city =
      family === 'retail'
        ? pickWeighted(cities.map(([key, { weight }]): [string, number] => [key, weight]))
        : pickWeighted(candidateCities.map((key): [string, number] => [key, 1]));
    const periodDays = randomBetween(90, 240);
    return {
      number: firstNumber + index,
      role,
      house,
      city,
      time: next() < (family === 'retail' ? 0.25 : 0.06) ? 'part-time' : 'full-time',
      phase: randomBetween(0, periodDays - 1),
      every: periodDays,
      open: Math.round(periodDays * (0.7 + next() * 0.25)),
    };
  });
};

if (import.meta.main) {
  const rows = makePostings(Number(process.argv[2] ?? defaultCount));
  const lines = rows.map((row) => postingColumns.map((heading) => row[heading]).join(','));
  writeFileSync(new URL('postings.csv', folder), `${[postingColumns.join(','), ...lines].join('\n')}\n`);
}
