// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence'))
  .map((line) => line.split(' | '));

const proofsOf = (cell: string) =>
  [...cell.matchAll(/\]\(\.\.\/([^)]+)\): “([^”]+)”/g)].map(([, file, test]) => ({ file, test }));

describe('the table of the specification', () => {
  it('has a proof for every sentence', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(([, proof = '']) => proofsOf(proof).length === 0)).toEqual([]);
  });

  it('names tests that there are', () => {
    const lost = rows
      .flatMap(([, proof = '']) => proofsOf(proof))
      .filter(({ file = '', test = '' }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(test));
    expect(lost).toEqual([]);
  });
});
