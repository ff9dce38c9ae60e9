import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has. They are its first ones, numbered from 1. */
const counts: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const requirements = Object.entries(counts).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, number) => `${chapter}.${section + 1}.${number + 1}`),
  ),
);

const table = readFileSync('docs/asvs.md', 'utf8');
const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))? \| [^|]+ \| [^|]+ \|$/gm)];

it('the table has every requirement of levels 1 and 2, once and in order', () => {
  expect(requirements).toHaveLength(253);
  const named = rows.flatMap(([, first = '', last = first]) =>
    requirements.slice(requirements.indexOf(first), requirements.indexOf(last) + 1),
  );
  expect(named).toEqual(requirements);
});

it('the table names files that exist', () => {
  const files = [...table.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.\w+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
