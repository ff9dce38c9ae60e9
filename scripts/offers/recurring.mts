import type { Tables } from './tables.mts';

/**
 * A recurring posting: a house hires for a role repeatedly. It is first published `phase` days after 2025-01-01, then
 * every `every` days, and is open for `open` days each time. New offers appear every day, and closed offers stay
 * closed. `role`, `house`, `city` and `time` are keys; `phase`, `every` and `open` are numbers of days.
 */
export interface RecurringPosting {
  number: number;
  role: string;
  house: string;
  city: string;
  time: string;
  phase: number;
  every: number;
  open: number;
}

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

/** Makes recurring postings of the invented houses. The same arguments always make the same postings. */
export const makeRecurringPostings = (tables: Tables, count: number): RecurringPosting[] => {
  const roles = Object.entries(tables.roles);
  const houses = Object.entries(tables.houses);
  const next = createRandom(1);
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
        ? pickWeighted(
            [...(tables.stores[house]?.keys() ?? [])].map((key): [string, number] => [
              key,
              tables.cities[key]?.weight ?? 1,
            ]),
          )
        : pickWeighted(candidateCities.map((key): [string, number] => [key, 1]));
    const periodDays = randomBetween(90, 240);
    const isPartTime = next() < (family === 'retail' ? 0.25 : 0.06);
    // Apprentices work full time: French law knows no other apprenticeship.
    const isApprenticeship = tables.roles[role]?.contract === 'apprenticeship';
    return {
      number: 1 + index,
      role,
      house,
      city,
      time: isPartTime && !isApprenticeship ? 'part-time' : 'full-time',
      phase: randomBetween(0, periodDays - 1),
      every: periodDays,
      open: Math.round(periodDays * (0.7 + next() * 0.25)),
    };
  });
};
