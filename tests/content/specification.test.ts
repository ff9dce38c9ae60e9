import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence'))
  .map((line) => line.slice(2, -2).split(' | '));

const proofsOf = (cell = '') =>
  [...cell.matchAll(/\]\(\.\.\/([^)]+)\): “([^”]+)”/g)].map(([, file = '', test = '']) => ({ file, test }));

/** The kinds of proof, strongest first, with the files that contain them. */
const kinds: Record<string, RegExp> = {
  'running site': /^e2e\//,
  component: /\.test\.tsx$|^tests\/support\/guarded-form\.ts$/,
  API: /^tests\/(api\/|support\/submission-endpoint\.ts$)/,
  unit: /./,
};
const kindOf = (file: string) => Object.keys(kinds).find((kind) => kinds[kind]?.test(file)) ?? '';

describe('the table of the specification', () => {
  it('has a proof for every sentence', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(([, proof]) => proofsOf(proof).length === 0)).toEqual([]);
  });

  it('names tests that exist', () => {
    const lost = rows
      .flatMap(([, proof]) => proofsOf(proof))
      .filter(({ file, test }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(test));
    expect(lost).toEqual([]);
  });

  it('names the right kinds of proof', () => {
    for (const [sentence, proof, said] of rows) {
      const found = new Set(proofsOf(proof).map(({ file }) => kindOf(file)));
      const expected = Object.keys(kinds).filter((kind) => found.has(kind));
      expect({ sentence, kinds: said }).toEqual({ sentence, kinds: expected.join(', ') });
    }
  });

  it('has a proof in the running site for everything but mistakes of developers', () => {
    const elsewhere = rows.filter(([, , said]) => !said?.startsWith('running site'));
    expect(elsewhere.map(([sentence]) => sentence)).toEqual([
      expect.stringMatching(/^Content, favourites, header, popup or preview context used outside its provider:/),
      expect.stringMatching(/^Internationalisation config, config.i18n or defaultLocale missing:/),
      expect.stringMatching(/^Share price context read outside its provider:/),
    ]);
  });
});
