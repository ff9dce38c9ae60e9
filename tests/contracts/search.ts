import { beforeAll, describe, expect, it } from 'vitest';
import { parseWords } from '@/lib/i18n/words';
import type { Collection, Search, SearchDocument, SearchQuery } from '@/lib/upstreams/search/contract';
import { synchronize, withPositions } from '@/lib/upstreams/search/synchronize';

const collection: Collection = { name: 'offers' };
const pages: Collection = { name: 'pages-en', language: 'en' };

interface Written extends Partial<Omit<SearchDocument, 'facts' | 'body'>> {
  id: string;
  title: string;
  facts?: string;
  body?: string;
}

const documentOf = ({ facts = '', body = '', ...document }: Written): SearchDocument => ({
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
  documentOf({
    id: 'gilder',
    title: 'Gilder',
    facts: 'Paris workshop',
    date: '2026-03-01',
    addedAt: 3000,
    facets: { city: 'paris', time: 'full' },
    labels: { kind: ['craft', 'gold'] },
  }),
  documentOf({
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
  documentOf({
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
  documentOf({ id: 'bench', title: 'The bench', facts: 'Annual reports of the workshop', date: '2026-04-01' }),
  documentOf({ id: 'mention', title: 'A visit', body: 'A workshop with a harvest.', date: '2026-03-01' }),
  documentOf({ id: 'file', title: 'Annual report 2025', isFile: true, date: '2025-01-01' }),
  documentOf({ id: 'workshop', title: 'Workshops', date: '2024-01-01' }),
];

/** The contract tests for searches. `make` returns an empty one. */
export const testSearch = (name: string, make: () => Promise<Search> | Search) => {
  let search: Search;
  const ask = (query: Partial<SearchQuery>) =>
    search.query({ collection, text: '', locale: 'en', sort: 'relevance', page: 0, size: 10, ...query });
  const idsOf = async (query: Partial<SearchQuery>) => (await ask(query)).ids;

  beforeAll(async () => {
    search = await make();
    await search.apply(collection, { upserts: documents });
    await search.apply(pages, { upserts: articles });
  });

  describe(`a query of ${name}`, () => {
    it('finds documents with every word or its beginning, the best first', async () => {
      expect(await idsOf({ text: 'workshop' })).toEqual(['gilder', 'doreur', 'setter']);
      expect(await idsOf({ text: 'Workshop Paris gild' })).toEqual(['gilder']);
      expect(await idsOf({ text: 'stone' })).toEqual(['setter']);
    });

    it('without words finds everything', async () => {
      expect(await idsOf({ sort: 'date_desc' })).toEqual(['gilder', 'setter', 'doreur']);
    });

    it('of an unknown collection finds nothing', async () => {
      const answer = { ids: [], total: 0, facets: {}, correction: null, isPartial: false };
      expect(await ask({ collection: { name: 'nothing' }, text: 'gilder' })).toEqual(answer);
    });

    it('returns documents by date, and by position within a date', async () => {
      expect(await idsOf({ text: 'workshop', sort: 'date_desc' })).toEqual(['gilder', 'setter', 'doreur']);
      expect(await idsOf({ text: 'workshop', sort: 'date_asc' })).toEqual(['doreur', 'setter', 'gilder']);
    });

    it('puts equally good documents in the preferred language first', async () => {
      expect((await idsOf({ text: 'paris' }))[0]).toBe('gilder');
      expect((await idsOf({ text: 'paris', preferredLanguage: 'fr' }))[0]).toBe('doreur');
    });

    it('returns one page, and the total of all', async () => {
      const [first, second, third] = await Promise.all(
        [0, 1, 2].map((page) => ask({ sort: 'date_desc', page, size: 2 })),
      );
      expect([first?.ids, second?.ids, third?.ids]).toEqual([['gilder', 'setter'], ['doreur'], []]);
      expect([first?.total, third?.total]).toEqual([3, 3]);
    });

    it('counts each facet given the choices in the others', async () => {
      const { ids, total, facets } = await ask({ facets: { city: ['paris'], time: [] }, sort: 'date_desc' });
      expect(ids).toEqual(['gilder', 'doreur']);
      expect(total).toBe(2);
      expect(facets).toEqual({ city: { paris: 2, geneva: 1 }, time: { full: 1, part: 1 } });
    });

    it('can be limited to ids, labels and documents added after a given time', async () => {
      expect(await idsOf({ ids: ['doreur', 'nobody', 'setter'], sort: 'date_desc' })).toEqual(['setter', 'doreur']);
      expect(await idsOf({ ids: [] })).toEqual([]);
      expect(await idsOf({ labels: { kind: ['gold', 'silver'] } })).toEqual(['gilder']);
      expect(await idsOf({ labels: { kind: [] }, sort: 'date_desc' })).toHaveLength(3);
      expect(await idsOf({ labels: { kind: ['craft'], house: ['one'] } })).toEqual([]);
      expect(await idsOf({ addedAfter: 1000, sort: 'date_desc' })).toEqual(['gilder', 'doreur']);
    });

    it('corrects words that are found nowhere, unless exactly these are requested', async () => {
      expect(await ask({ text: 'workshpo' })).toMatchObject({ total: 3, correction: 'workshop' });
      expect(await ask({ text: 'gilder xylophone' })).toMatchObject({ ids: ['gilder'], correction: 'gilder' });
      expect(await ask({ text: 'workshop' })).toMatchObject({ correction: null });
      expect(await ask({ text: 'gilder xylophone', isStrict: true })).toMatchObject({ ids: [], correction: null });
    });

    it('finds documents with most words if none has all, and says so', async () => {
      const { ids, isPartial } = await ask({ text: 'gilder stone workshop' });
      expect(ids).not.toEqual([]);
      expect(isPartial).toBe(true);
      expect(await ask({ text: 'stone workshop' })).toMatchObject({ ids: ['setter'], isPartial: false });
      expect(await ask({ text: 'gilder stone', isStrict: true })).toMatchObject({ ids: [], isPartial: false });
    });

    it('matches words without their endings, in the language of a collection', async () => {
      expect(await idsOf({ collection: pages, text: 'harvests' })).toEqual(['mention']);
    });

    it('leaves out documents that only mention the words, if requested', async () => {
      const query = { collection: pages, text: 'workshop', sort: 'date_desc' } as const;
      expect(await idsOf(query)).toEqual(['bench', 'mention', 'workshop']);
      expect(await idsOf({ ...query, excludeMentions: true })).toEqual(['bench', 'workshop']);
      expect(await idsOf({ ...query, text: 'harvest', excludeMentions: true })).toEqual(['mention']);
    });

    it('puts exact titles first in any order, if requested', async () => {
      const query = { collection: pages, sort: 'date_desc', promoteTitleMatches: true } as const;
      expect(await idsOf({ ...query, text: 'workshop' })).toEqual(['workshop', 'bench', 'mention']);
      expect(await idsOf({ ...query, text: 'annual report' })).toEqual(['file', 'bench']);
      expect(await idsOf({ ...query, text: 'annual' })).toEqual(['bench', 'file']);
    });
  });

  describe(`suggestions of ${name}`, () => {
    it('are matching titles, then documents about the words, and the words', async () => {
      const typed = { collection: pages, locale: 'en', size: 10 } as const;
      expect(await search.suggest({ ...typed, text: 'Worksh' })).toEqual({
        ids: ['workshop', 'bench'],
        words: ['worksh'],
      });
      expect(await search.suggest({ ...typed, text: 'the worksh', size: 1 })).toMatchObject({
        ids: [expect.any(String)],
      });
      expect(await search.suggest({ ...typed, text: ' ' })).toEqual({ ids: [], words: [] });
    });
  });

  it('documents have positions among those of the same date', () => {
    expect([...withPositions(['b2', 'b1', 'a1', 'a0'], ([date = '']) => date)]).toEqual([
      ['b2', 0],
      ['b1', 1],
      ['a1', 0],
      ['a0', 1],
    ]);
  });

  describe(`changes of ${name}`, () => {
    it('are found once they are applied, and known by their versions', async () => {
      const changing = await make();
      const find = async (text: string) =>
        (await changing.query({ collection, text, locale: 'en', sort: 'date_desc', page: 0, size: 10 })).ids;
      const [one, other] = [documentOf({ id: 'one', title: 'Loom' }), documentOf({ id: 'other', title: 'Kiln' })];
      await Promise.all([
        changing.apply(collection, { upserts: [one] }),
        changing.apply(collection, { upserts: [other] }),
      ]);
      expect(await find('loom')).toEqual(['one']);
      expect(await find('kiln')).toEqual(['other']);
      await changing.apply(collection, {
        upserts: [{ ...one, version: '2', title: 'Spindle' }],
        removedIds: ['other', 'none'],
      });
      expect(await find('loom')).toEqual([]);
      expect(await find('')).toEqual(['one']);
      expect([...(await changing.versions(collection))]).toEqual([['one', '2']]);
    });

    it('of a dictionary change what words find, in its language only', async () => {
      const changing = await make();
      await changing.apply(collection, { upserts: documents });
      const find = async (text: string, locale: 'en' | 'fr' = 'en') =>
        (await changing.query({ collection, text, locale, sort: 'date_desc', page: 0, size: 10 })).ids;
      const dictionary = {
        synonyms: [['jeweller', 'setter']],
        characters: { 设: 's' },
        aliases: [{ phrases: ['Lutetia'], targets: ['Paris'] }],
      };
      await changing.apply(collection, { dictionaries: { en: dictionary } });
      expect(await find('jeweller')).toEqual(['setter']);
      expect(await find('lutetia')).toEqual(['gilder', 'doreur']);
      expect(await find('设etter')).toEqual(['setter']);
      expect(await find('lutetia', 'fr')).toEqual([]);
      await changing.apply(collection, { dictionaries: { en: { ...dictionary, aliases: [] } } });
      expect(await find('lutetia')).toEqual([]);
    });

    it('send only what is different', async () => {
      const changing = await make();
      const sent: string[] = [];
      const sources = (versions: Record<string, string>) =>
        Object.entries(versions).map(([id, version]) => ({
          id,
          version,
          document: () => {
            sent.push(id);
            return documentOf({ id, title: id });
          },
        }));
      await synchronize(changing, collection, sources({ loom: '1', kiln: '1', bench: '1' }));
      await synchronize(changing, collection, sources({ loom: '1', kiln: '2' }));
      expect(sent).toEqual(['loom', 'kiln', 'bench', 'kiln']);
      expect(Object.fromEntries(await changing.versions(collection))).toEqual({ loom: '1', kiln: '2' });
    });
  });
};
