import { beforeAll, describe, expect, it } from 'vitest';
import { parseWords } from '@/lib/i18n/words';
import {
  type Collection,
  emptyResult,
  type Search,
  type SearchDocument,
  type SearchQuery,
} from '@/lib/upstreams/search/contract';
import { synchronize, withPositions } from '@/lib/upstreams/search/synchronize';

const collection: Collection = { name: 'offers' };
const pages: Collection = { name: 'pages-en', language: 'en' };

interface DocumentInput extends Partial<Omit<SearchDocument, 'facts' | 'body'>> {
  id: string;
  title: string;
  facts?: string;
  body?: string;
}

const buildDocument = ({ facts = '', body = '', ...document }: DocumentInput): SearchDocument => ({
  version: '1',
  language: 'en',
  date: '2026-01-01',
  position: 0,
  facets: {},
  labels: {},
  ...document,
  facts: parseWords(facts, 'en'),
  body: parseWords(body, 'en'),
});

const documents = [
  buildDocument({
    id: 'gilder',
    title: 'Gilder',
    facts: 'Paris workshop',
    date: '2026-03-01',
    addedAt: 3000,
    facets: { city: 'paris', time: 'full' },
    labels: { kind: ['craft', 'gold'] },
  }),
  buildDocument({
    id: 'doreur',
    title: 'Doreur',
    language: 'fr',
    facts: 'Paris workshop',
    date: '2026-02-01',
    position: 1,
    addedAt: 2000,
    facets: { city: 'paris', time: 'part' },
    labels: { kind: ['craft'] },
  }),
  buildDocument({
    id: 'setter',
    title: 'Stone setter',
    facts: 'Geneva',
    body: 'The workshop sets stones.',
    date: '2026-02-01',
    position: 0,
    addedAt: 1000,
    facets: { city: 'geneva', time: 'full' },
  }),
];

const articles = [
  buildDocument({ id: 'bench', title: 'The bench', facts: 'Annual reports of the workshop', date: '2026-04-01' }),
  buildDocument({ id: 'mention', title: 'A visit', body: 'A workshop with a harvest.', date: '2026-03-01' }),
  buildDocument({ id: 'file', title: 'Annual report 2025', date: '2025-01-01' }),
  buildDocument({ id: 'workshop', title: 'Workshops', date: '2024-01-01' }),
];

/** Defines the contract tests for search engines. `make` returns an engine without documents. */
export const testSearch = (name: string, make: () => Promise<Search> | Search) => {
  let search: Search;
  const runQuery = (query: Partial<SearchQuery>) =>
    search.query({ collection, text: '', locale: 'en', sort: 'relevance', page: 0, size: 10, ...query });
  const findIds = async (query: Partial<SearchQuery>) => (await runQuery(query)).ids;

  beforeAll(async () => {
    search = await make();
    await search.apply(collection, { upserts: documents });
    await search.apply(pages, { upserts: articles });
  });

  describe(`a query of ${name}`, () => {
    it('finds documents with every term or a word that begins with it, the best first', async () => {
      expect(await findIds({ text: 'workshop' })).toEqual(['gilder', 'doreur']);
      expect(await findIds({ text: 'Workshop Paris gild' })).toEqual(['gilder']);
      expect(await findIds({ text: 'stone' })).toEqual(['setter']);
    });

    it('without terms finds everything', async () => {
      expect(await findIds({ sort: 'date_desc' })).toEqual(['gilder', 'setter', 'doreur']);
    });

    it('of an unknown collection finds nothing', async () => {
      expect(await runQuery({ collection: { name: 'nothing' }, text: 'gilder' })).toEqual(emptyResult);
    });

    it('returns documents by date, and by position within a date', async () => {
      expect(await findIds({ text: '', sort: 'date_desc' })).toEqual(['gilder', 'setter', 'doreur']);
      expect(await findIds({ text: 'workshop', sort: 'date_asc' })).toEqual(['doreur', 'gilder']);
    });

    it('puts equally good documents in the preferred language first', async () => {
      expect((await findIds({ text: 'paris' }))[0]).toBe('gilder');
      expect((await findIds({ text: 'paris', preferredLanguage: 'fr' }))[0]).toBe('doreur');
    });

    it('returns one page, and the total of all', async () => {
      const [first, second, third] = await Promise.all(
        [0, 1, 2].map((page) => runQuery({ sort: 'date_desc', page, size: 2 })),
      );
      expect([first?.ids, second?.ids, third?.ids]).toEqual([['gilder', 'setter'], ['doreur'], []]);
      expect([first?.total, third?.total]).toEqual([3, 3]);
    });

    it('counts the values of each facet within the selection in the other facets', async () => {
      const { ids, total, facets } = await runQuery({ facets: { city: ['paris'], time: [] }, sort: 'date_desc' });
      expect(ids).toEqual(['gilder', 'doreur']);
      expect(total).toBe(2);
      expect(facets).toEqual({ city: { paris: 2, geneva: 1 }, time: { full: 1, part: 1 } });
    });

    it('can be limited to ids, labels and documents added after a given time', async () => {
      expect(await findIds({ ids: ['doreur', 'nobody', 'setter'], sort: 'date_desc' })).toEqual(['setter', 'doreur']);
      expect(await findIds({ ids: [] })).toEqual([]);
      expect(await findIds({ labels: { kind: ['gold', 'silver'] } })).toEqual(['gilder']);
      expect(await findIds({ labels: { kind: [] }, sort: 'date_desc' })).toHaveLength(3);
      expect(await findIds({ labels: { kind: ['craft'], house: ['one'] } })).toEqual([]);
      expect(await findIds({ addedAfter: 1000, sort: 'date_desc' })).toEqual(['gilder', 'doreur']);
    });

    it('corrects terms that are found nowhere, unless it is strict', async () => {
      expect(await runQuery({ text: 'gildre' })).toMatchObject({ ids: ['gilder'], correction: 'gilder' });
      expect(await runQuery({ text: 'gilder' })).toMatchObject({ correction: null });
      expect(await runQuery({ text: 'gilder xylophone', isStrict: true })).toMatchObject({ ids: [], correction: null });
    });

    it('names a word that is found nowhere and leaves it out, unless the others are only mentioned', async () => {
      const without = { ids: ['gilder'], correction: null, missingWords: ['xylophone'] };
      expect(await runQuery({ text: 'gilder xylophone paris' })).toMatchObject(without);
      expect(await runQuery({ text: 'stones xylophone' })).toMatchObject({ ids: [], missingWords: [] });
    });

    it('finds nothing for a text without words', async () => {
      expect(await runQuery({ text: '🎉' })).toEqual(emptyResult);
    });

    it('finds the documents with the rarest terms if none has all, and names the others', async () => {
      expect(await runQuery({ text: 'setter stone paris' })).toMatchObject({
        ids: ['setter'],
        missingWords: ['paris'],
      });
      expect(await runQuery({ text: 'stone geneva' })).toMatchObject({ ids: ['setter'], missingWords: [] });
      expect(await runQuery({ text: 'gilder stone', isStrict: true })).toMatchObject({ ids: [], missingWords: [] });
    });

    it('requires the facet values that words name, as if they were terms', async () => {
      const named = [{ words: ['in', 'geneva'], facet: 'city', values: ['geneva'] }];
      expect(await findIds({ named })).toEqual(['setter']);
      expect(await findIds({ text: 'stone', named })).toEqual(['setter']);
      expect(await runQuery({ text: 'gilder', named })).toMatchObject({
        ids: ['gilder'],
        missingWords: ['in', 'geneva'],
      });
    });

    it('matches words by their stems, in the language of a collection', async () => {
      expect(await findIds({ collection: pages, text: 'harvests' })).toEqual(['mention']);
    });

    it('leaves out documents that only mention the terms if others are about them', async () => {
      const query = { collection: pages, text: 'workshop', sort: 'date_desc' } as const;
      expect(await findIds(query)).toEqual(['bench', 'workshop']);
      expect(await findIds({ ...query, text: 'harvest' })).toEqual(['mention']);
    });

    it('finds documents about a text that is being typed, the best first', async () => {
      const query = { collection: pages, isTyping: true } as const;
      expect(await findIds({ ...query, text: 'Worksh' })).toEqual(['workshop', 'bench']);
      expect(await findIds({ ...query, text: 'annual re' })).toEqual(['file', 'bench']);
      expect(await findIds({ ...query, text: 'harv' })).toEqual([]);
    });
  });

  it('documents have positions within their date', () => {
    expect([...withPositions(['b2', 'b1', 'a1', 'a0'], ([date = '']) => date)]).toEqual([
      ['b2', 0],
      ['b1', 1],
      ['a1', 0],
      ['a0', 1],
    ]);
  });

  describe(`changes of ${name}`, () => {
    it('are found once they are applied, and listed with their versions', async () => {
      const changingSearch = await make();
      const find = async (text: string) =>
        (await changingSearch.query({ collection, text, locale: 'en', sort: 'date_desc', page: 0, size: 10 })).ids;
      const [loom, kiln] = [buildDocument({ id: 'one', title: 'Loom' }), buildDocument({ id: 'other', title: 'Kiln' })];
      await Promise.all([
        changingSearch.apply(collection, { upserts: [loom] }),
        changingSearch.apply(collection, { upserts: [kiln] }),
      ]);
      expect(await find('loom')).toEqual(['one']);
      expect(await find('kiln')).toEqual(['other']);
      await changingSearch.apply(collection, {
        upserts: [{ ...loom, version: '2', title: 'Spindle' }],
        removedIds: ['other', 'none'],
      });
      expect(await find('loom')).toEqual([]);
      expect(await find('')).toEqual(['one']);
      expect([...(await changingSearch.versions(collection))]).toEqual([['one', '2']]);
    });

    it('of a dictionary affect the results in its language only', async () => {
      const changingSearch = await make();
      await changingSearch.apply(collection, { upserts: documents });
      const find = async (text: string, locale: 'en' | 'fr' = 'en') =>
        (await changingSearch.query({ collection, text, locale, sort: 'date_desc', page: 0, size: 10 })).ids;
      const dictionary = {
        synonyms: [['jeweller', 'setter']],
        characters: { 设: 's' },
        aliases: [{ phrases: ['Lutetia'], targets: ['Paris'] }],
      };
      await changingSearch.apply(collection, { dictionaries: { en: dictionary } });
      expect(await find('jeweller')).toEqual(['setter']);
      expect(await find('lutetia')).toEqual(['gilder', 'doreur']);
      expect(await find('设etter')).toEqual(['setter']);
      expect(await find('lutetia', 'fr')).toEqual([]);
      await changingSearch.apply(collection, { dictionaries: { en: { ...dictionary, aliases: [] } } });
      expect(await find('lutetia')).toEqual([]);
    });

    it('send only documents that differ', async () => {
      const changingSearch = await make();
      const sentIds: string[] = [];
      const sources = (versions: Record<string, string>) =>
        Object.entries(versions).map(([id, version]) => ({
          id,
          version,
          document: () => {
            sentIds.push(id);
            return buildDocument({ id, title: id });
          },
        }));
      await synchronize(changingSearch, collection, sources({ loom: '1', kiln: '1', bench: '1' }));
      await synchronize(changingSearch, collection, sources({ loom: '1', kiln: '2' }));
      expect(sentIds).toEqual(['loom', 'kiln', 'bench', 'kiln']);
      expect(Object.fromEntries(await changingSearch.versions(collection))).toEqual({ loom: '1', kiln: '2' });
    });
  });
};
