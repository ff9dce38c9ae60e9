import { afterAll, describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import type { JobQuery } from '@/lib/model/job';
import { defaultListQuery, facetNames, offersPerPage } from '@/lib/model/lists/list-query';
import { removeContent } from '@/tests/support/content';
import { buildOffer, buildOffers, fixtureCatalogue, fixtureOffers } from '@/tests/support/offer-files';
import { buildBarePosting, createBoard } from '@/tests/support/offers';
import { embeddedSearch } from '../../../upstreams/search/embedded';
import { createOfferCatalogue } from './offer-catalogue';

afterAll(removeContent);

const query = (parts: Partial<JobQuery> = {}): JobQuery => ({ ...defaultListQuery, locale: 'en', ...parts });

const fixture = (date: string) => fixtureCatalogue(fixtureOffers, () => new Date(date));
const catalogue = fixtureCatalogue();
const findIds = async (parts: Partial<JobQuery> = {}, source = catalogue) =>
  (await source.searchOffers(query(parts))).offers.map(({ posting }) => posting.jobId);
const countFacets = async (parts: Partial<JobQuery>) => {
  const { facets } = await catalogue.searchOffers(query(parts));
  const counts = facets.map(({ name, values }) => [
    name,
    Object.fromEntries(values.map((one) => [one.key, one.count])),
  ]);
  return Object.fromEntries(counts);
};

describe('a search of offers', () => {
  it('without keywords has the open offers, newest or oldest first', async () => {
    expect(await findIds({ sort: 'date_desc' })).toEqual(['H300', 'H200', 'H100']);
    expect(await findIds({ sort: 'date_asc' })).toEqual(['H100', 'H200', 'H300']);
  });

  it('has those first that close first, and those without a deadline last, with and without keywords', async () => {
    const offers = ['2025-03-01', undefined, '2025-02-01', '2025-01-20'].map((closesAt, index) => ({
      ...buildOffer({ id: `H${index + 1}00`, role: index < 3 ? 'watchmaker' : 'sales-associate' }),
      closesAt,
    }));
    const source = fixtureCatalogue(offers);
    expect(await findIds({ sort: 'deadline' }, source)).toEqual(['H400', 'H300', 'H100', 'H200']);
    expect(await findIds({ sort: 'deadline', search: 'watchmaker' }, source)).toEqual(['H300', 'H100', 'H200']);
  });

  it('sorts offers of the same day by number, the last first', async () => {
    expect(await findIds({}, fixtureCatalogue(buildOffers(3)))).toEqual(['H300', 'H200', 'H100']);
  });

  it('has the best matches first, unless an order is requested', async () => {
    const search = 'horloger';
    expect(await findIds({ search })).toEqual(['H100', 'H300']);
    expect(await findIds({ search, sort: 'date_desc' })).toEqual(['H300', 'H100']);
  });

  it('lists those in the language of the reader first, then the newest, if there are no keywords', async () => {
    expect(await findIds({ locale: 'en' })).toEqual(['H300', 'H200', 'H100']);
    expect(await findIds({ locale: 'fr' })).toEqual(['H200', 'H100', 'H300']);
    expect(await findIds({ locale: 'fr', sort: 'date_asc' })).toEqual(['H100', 'H200', 'H300']);
  });

  it('puts equally relevant offers in the language of the reader first, then the newest', async () => {
    expect(await findIds({ locale: 'jp', search: 'helvant' })).toEqual(['H300', 'H100']);
    expect(await findIds({ locale: 'fr', search: 'helvant' })).toEqual(['H100', 'H300']);
    expect(await findIds({ locale: 'fr', search: '時計職人' })).toEqual(['H300', 'H100']);
  });

  it('finds an offer by its title in any language, its house, sector, field, place and reference', async () => {
    for (const search of ['horloger', 'ＷＡＴＣＨＭＡＫＥＲ', '制表师', 'helvant craft', 'Swiss Confederation watch'])
      expect(await findIds({ search }), search).toContain('H100');
    expect(await findIds({ search: 'watches' })).toHaveLength(3);
    expect(await findIds({ search: 'tokyo' })).toEqual(['H300']);
    expect(await findIds({ search: 'h200' })).toEqual(['H200']);
    expect(await findIds({ search: 'h201' })).toEqual([]);
  });

  it('finds the words of its text in the language it is written in', async () => {
    expect(await findIds({ search: 'conseillez' })).toEqual(['H200']);
    expect(await findIds({ search: '組み立て', locale: 'jp' })).toEqual(['H300']);
  });

  it('corrects a word that is found nowhere, and reports it', async () => {
    expect(await catalogue.searchOffers(query({ search: 'Wacthmaker' }))).toMatchObject({
      nbHits: 2,
      corrected: 'watchmaker',
    });
    expect(await catalogue.searchOffers(query({ search: 'watchmaker' }))).toMatchObject({ nbHits: 2, corrected: null });
    expect(await catalogue.searchOffers(query({ search: 'submarine' }))).toMatchObject({ nbHits: 0, nbPages: 0 });
  });

  it('is limited to facets, and to ids', async () => {
    expect(await findIds({ facets: { continent: ['europe'] } })).toEqual(['H200', 'H100']);
    expect(await findIds({ facets: { country: ['CH', 'JP'], jobFamily: ['craft'] } })).toEqual(['H300', 'H100']);
    expect(await findIds({ ids: ['H100', 'H200', 'H400', 'nobody'] })).toEqual(['H200', 'H100']);
    expect(await findIds({ ids: ['H100', 'H200'], facets: { jobFamily: ['retail'] } })).toEqual(['H200']);
    expect(await findIds({ ids: ['H400'] })).toEqual([]);
  });

  it('counts the values of each facet, given the choices in the others', async () => {
    expect(await countFacets({ facets: { city: ['tokyo'] } })).toMatchObject({
      house: { helvant: 1 },
      country: { JP: 1 },
      city: { tokyo: 1, geneva: 2 },
      jobTimeType: { 'part-time': 1 },
      workModel: { 'on-site': 1 },
      weeklyHours: { '20-34': 1 },
    });
  });

  it('sorts places by name and other values by count, in the requested language', async () => {
    const { facets } = await catalogue.searchOffers(query({ locale: 'fr' }));
    expect(facets.map(({ name }) => name)).toEqual([...facetNames]);
    expect(facets.find(({ name }) => name === 'country')?.values).toEqual([
      { key: 'JP', label: 'Japon', count: 1 },
      { key: 'CH', label: 'Suisse', count: 2 },
    ]);
    expect(facets.find(({ name }) => name === 'workModel')?.values).toEqual([
      { key: 'on-site', label: 'Sur site', count: 2 },
      { key: 'remote', label: 'Télétravail', count: 1 },
    ]);
    const watchmakers = await catalogue.searchOffers(query({ locale: 'fr', search: 'horloger' }));
    const cities = watchmakers.facets.find(({ name }) => name === 'city')?.values;
    expect(cities?.map(({ label }) => label)).toEqual(['Geneva (fr)', 'Tokyo (fr)']);
  });

  it('includes chosen values that no offer has, with a count of zero', async () => {
    const counts = await countFacets({
      search: 'associate',
      facets: { city: ['tokyo', 'geneva'], jobTimeType: ['part-time'] },
    });
    expect(counts).toMatchObject({ city: { tokyo: 0, geneva: 0 }, jobTimeType: { 'full-time': 1, 'part-time': 0 } });
  });

  it.each(['atlantis', '__proto__'])(
    'finds nothing for an unknown value of a facet, and does not name it: %s',
    async (key) => {
      for (const name of facetNames) {
        const { nbHits, facets } = await catalogue.searchOffers(query({ facets: { [name]: [key] } }));
        expect(nbHits).toBe(0);
        expect(facets.flatMap(({ values }) => values).map((value) => value.key)).not.toContain(key);
      }
    },
  );
});

describe('an offer', () => {
  it('has a text in which words are not taken for markup', async () => {
    const offer = await catalogue.findOffer('europe', 'watchmaker-geneva-100');
    expect(offer?.posting.description).toContain('<li>Less &lt; more</li>');
  });

  it('has the same address after it is closed', async () => {
    const later = fixture('2025-02-05T12:00:00Z');
    expect(await later.findOffer('europe', 'watchmaker-geneva-100')).toHaveProperty('closedAt');
    expect(await later.findOffer('europe', 'watchmaker-geneva-101')).not.toHaveProperty('closedAt');
  });

  it.each([
    ['asia', 'watchmaker-geneva-100'],
    ['europe', '100'],
    ['__proto__', 'watchmaker-geneva-100'],
  ])('is found by the number in a former address: %s/%s', async (continent, path) => {
    expect(await catalogue.findOffer(continent, path)).toMatchObject({
      continent: 'europe',
      path: 'watchmaker-geneva-100',
    });
  });

  it.each([
    'watchmaker-geneva-0100',
    'watchmaker-geneva-101',
    'watchmaker-geneva',
    'geneva100',
    `watchmaker-geneva-${'9'.repeat(400)}`,
  ])('has no other address: %s', async (path) => {
    expect(await catalogue.findOffer('europe', path)).toBeNull();
  });
});

describe('offers by their ids', () => {
  const findListedIds = async (...ids: string[]) => (await catalogue.offers(ids)).map(({ posting }) => posting.jobId);

  it('are those of the listing, in the order requested', async () => {
    expect(await findListedIds('H100', 'H300', 'H200')).toEqual(['H100', 'H300', 'H200']);
    const later = await fixture('2025-02-05T12:00:00Z').offers(['H100', 'H101']);
    expect(later.map(({ posting }) => posting.jobId)).toEqual(['H101']);
  });

  it('leave out offers that are not published yet or unknown', async () => {
    expect(await findListedIds('H400', 'H101', 'X100', 'h100', 'H0100', '', '100', '__proto__')).toEqual([]);
  });
});

describe('similar offers', () => {
  const similar = async (jobId: string, limit = 9, source = catalogue) =>
    (await source.similar('en', jobId, limit)).map(({ posting }) => posting.jobId);

  it('are first those of its role, then of its field, then related ones; the nearest first, never itself', async () => {
    const postings = [
      buildOffer(),
      buildOffer({ id: 'H200', role: 'sales-associate', publishedAt: '2025-01-05' }),
      buildOffer({ id: 'H300', role: 'polisher', house: 'zelie', city: 'tokyo', publishedAt: '2025-01-04' }),
      buildOffer({ id: 'H400', city: 'tokyo', publishedAt: '2025-01-03' }),
      buildOffer({ id: 'H500' }),
      buildOffer({ id: 'H600', role: 'sales-associate', city: 'tokyo' }),
    ];
    const source = fixtureCatalogue(postings);
    expect(await similar('H100', 9, source)).toEqual(['H500', 'H400', 'H300', 'H200']);
    expect(await similar('H100', 1, source)).toEqual(['H500']);
  });

  it('are in the language of the reader first if they are equally similar', async () => {
    const source = fixtureCatalogue([
      buildOffer(),
      buildOffer({ id: 'H200', city: 'tokyo' }),
      buildOffer({ id: 'H300', city: 'dallas' }),
    ]);
    const similarIn = async (locale: Locale) =>
      (await source.similar(locale, 'H100', 9)).map(({ posting }) => posting.jobId);
    expect(await similarIn('en')).toEqual(['H300', 'H200']);
    expect(await similarIn('jp')).toEqual(['H200', 'H300']);
  });

  it('are open, also for an offer that is closed', async () => {
    const later = fixture('2025-02-05T12:00:00Z');
    expect(await similar('H100', 9, later)).toEqual(['H101', 'H301']);
  });

  it('are empty for an unknown offer', async () => {
    expect(await similar('H999900')).toEqual([]);
    expect(await similar('nobody')).toEqual([]);
  });
});

it('an offer in several places is found by each, and similar to offers in any of them', async () => {
  const term = (name: string) => ({ key: name.toLowerCase(), names: name });
  const paris = { locationCity: term('Paris'), locationCountry: 'FR' };
  const jobFamily = term('Craft');
  const board = createBoard([
    buildBarePosting('H1', {
      ...paris,
      jobFamily,
      otherPlaces: [{ locationCity: term('Tokyo'), locationCountry: 'JP' }, { locationCountry: 'CH' }],
    }),
    buildBarePosting('H2', { ...paris, jobFamily }),
    buildBarePosting('H3', { locationCity: term('Tokyo'), locationCountry: 'JP', jobFamily: term('Retail') }),
  ]);
  const places = createOfferCatalogue({ board, search: embeddedSearch() });
  for (const search of ['', 'watchmaker'])
    for (const [facets, expectedIds] of [
      [{ country: ['FR'] }, ['H2', 'H1']],
      [{ country: ['JP'] }, ['H3', 'H1']],
      [{ country: ['CH'] }, ['H1']],
      [{ continent: ['asia'] }, ['H3', 'H1']],
    ] satisfies [JobQuery['facets'], string[]][])
      expect(await findIds({ search, facets, sort: 'date_desc' }, places), JSON.stringify(facets)).toEqual(expectedIds);
  expect(await findIds({ search: 'Japan', sort: 'date_desc' }, places)).toEqual(['H3', 'H1']);
  const { facets } = await places.searchOffers(query());
  const getValues = (name: string) =>
    facets.find((facet) => facet.name === name)?.values.map((one) => [one.label, one.count]);
  expect(getValues('city')).toEqual([
    ['Paris', 2],
    ['Tokyo', 2],
  ]);
  expect((await places.similar('en', 'H1', 5)).map(({ posting }) => posting.jobId)).toEqual(['H2']);
});

describe('new offers for an alert', () => {
  const newOffers = async (since: string, parts: Partial<JobQuery> = {}, source = catalogue) =>
    (await source.newOffers(query(parts), new Date(since), 'en')).map(({ posting }) => posting.jobId);

  it('are the matching offers of later days, newest first', async () => {
    expect(await newOffers('2025-01-01T09:00:00Z')).toEqual(['H300', 'H200']);
    expect(await newOffers('2024-12-31T09:00:00Z', { search: 'watchmaker' })).toEqual(['H300', 'H100']);
    expect(await newOffers('2024-12-31T09:00:00Z', { facets: { city: ['geneva'] } })).toEqual(['H200', 'H100']);
    expect(await newOffers('2025-01-03T00:00:00Z')).toEqual([]);
  });

  it('are limited to thirty', async () => {
    const offers = buildOffers(40, { publishedAt: '2025-01-03' });
    expect(await newOffers('2025-01-01T09:00:00Z', {}, fixtureCatalogue(offers))).toHaveLength(30);
  });
});

describe('the pages of a search', () => {
  const platform = fixtureCatalogue(buildOffers(30));

  it('have each offer once, twelve on a page', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => findIds({ page }, platform)));
    expect(pages.map(({ length }) => length)).toEqual([offersPerPage, offersPerPage, 6]);
    expect(new Set(pages.flat()).size).toBe(30);
    expect(await platform.searchOffers(query({ page: 1 }))).toMatchObject({ nbHits: 30, nbPages: 3 });
  });

  it('are empty beyond the last', async () => {
    expect(await platform.searchOffers(query({ page: 3 }))).toMatchObject({ offers: [], nbHits: 30, nbPages: 3 });
    expect(await findIds({ page: 100_000 }, platform)).toEqual([]);
  });
});
