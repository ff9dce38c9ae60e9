import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { FolderReading } from '../lib/content/content-folder';
import { tagOf } from '../lib/i18n/locales';
import { wordsOf } from '../lib/i18n/words';
import { readCatalogue } from '../lib/jobs/embedded/catalogue';
import { offerIndex } from '../lib/jobs/embedded/offer-index';
import { offerMaker } from '../lib/jobs/embedded/offers';
import { dayOf, latestPosting, type Posting } from '../lib/jobs/embedded/vacancies';
import { type FacetName, facetNames, offersPerPage } from '../lib/lists/list-query';

import { makeVacancies } from '../scripts/vacancies.mts';

/**
 * Prints the search of offers beside MiniSearch's: time to index, memory, and how long one- and two-word queries with
 * counts of all facets take. Fails where DESIGN's budgets do not hold.
 */
const catalogue = await readCatalogue(await FolderReading.of({ root: 'content/offers' }));
const maker = offerMaker(catalogue);
const today = dayOf(new Date());
const queriesPerKind = 400;

const postingsOf = (count: number): Posting[] =>
  makeVacancies(Math.ceil(count * 1.35))
    .map((vacancy) => latestPosting(vacancy, today))
    .filter((posting): posting is Posting => posting?.isOpen === true)
    .slice(0, count);

/** Words of titles and facts, as candidates type them, in turn. */
const words = [
  ...new Set(
    catalogue.vacancies.slice(0, 300).flatMap((vacancy) => {
      const posting = latestPosting(vacancy, today);
      if (!posting) return [];
      const { titles, facts } = maker.textsOf(posting);
      return [...titles, ...facts].flatMap(({ locale, text }) => wordsOf(text, tagOf(locale)));
    }),
  ),
].filter((word) => word.length > 1);
const one = (turn: number) => [words[(turn * 7) % words.length] ?? ''];
const two = (turn: number) => [...one(turn), words[(turn * 13 + 5) % words.length] ?? ''];

const memory = () => {
  global.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
};
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

interface Engine {
  name: string;
  search: (words: string[], turn: number) => number;
}

const measure = async (build: () => Engine | Promise<Engine>) => {
  const before = memory();
  const started = performance.now();
  const engine = await build();
  const seconds = (performance.now() - started) / 1000;
  const after = memory();
  const timesOf = (query: (turn: number) => string[]) => {
    for (let turn = 0; turn < 50; turn++) engine.search(query(turn), turn);
    const times = Array.from({ length: queriesPerKind }, (_, turn) => {
      const asked = performance.now();
      engine.search(query(turn), turn);
      return performance.now() - asked;
    }).sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return { p50: at(0.5), p99: at(0.99) };
  };
  const [single, double] = [timesOf(one), timesOf(two)];
  const figures = [single, double].map(({ p50, p99 }) => `p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms`);
  process.stdout.write(
    `${engine.name.padEnd(12)} index ${seconds.toFixed(2)} s, heap ${megabytes(after.heap - before.heap)}, process ${megabytes(after.rss - before.rss)}; one word ${figures[0]}; two words ${figures[1]}\n`,
  );
  return Math.max(single.p99, double.p99);
};

const ours = async (postings: Posting[]): Promise<Engine> => {
  const index = await offerIndex(postings, maker);
  return {
    name: 'ours',
    search: (asked, turn) =>
      index.search({ words: asked, facets: turn % 3 === 0 ? { continent: ['europe', 'asia'] } : {} }).hits.length,
  };
};

const miniSearch = (postings: Posting[]): Engine => {
  const index = new MiniSearch({
    fields: ['title', 'facts', 'body'],
    storeFields: [...facetNames],
    tokenize: (text) => wordsOf(text, 'en'),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 8, facts: 3 }, prefix: true, combineWith: 'AND' },
  });
  index.addAll(
    postings.map((posting) => {
      const { titles, facts, body } = maker.textsOf(posting);
      return {
        id: posting.index,
        title: titles.map(({ text }) => text).join('\n'),
        facts: facts.map(({ text }) => text).join('\n'),
        body,
        ...maker.facetsOf(posting),
      };
    }),
  );
  return {
    name: 'minisearch',
    search: (asked) => {
      const found = index.search(asked.join(' '));
      const counts = new Map<string, number>();
      for (const hit of found)
        for (const name of facetNames as readonly FacetName[]) {
          const key = `${name}=${hit[name]}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      return found.slice(0, offersPerPage).length;
    },
  };
};

describe.each([
  { count: 1_200, budget: 5 },
  { count: 101_200, budget: 25 },
])('a search of $count offers', ({ count, budget }) => {
  const postings = postingsOf(count);

  it(`answers within ${budget} ms`, async () => {
    expect(postings).toHaveLength(count);
    process.stdout.write(`\n${count} offers, ${queriesPerKind} queries of each kind\n`);
    expect(await measure(() => ours(postings))).toBeLessThan(budget);
  });

  it('is measured beside a plain library', async () => {
    expect(await measure(() => miniSearch(postings))).toBeGreaterThan(0);
  });
});
