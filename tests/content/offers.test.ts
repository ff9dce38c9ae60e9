import { expect, it } from 'vitest';
import { findLocaleByTag, locales } from '@/lib/i18n/locales';
import { closingSoonDays } from '@/lib/model/job';
import { defaultListQuery, type Facets } from '@/lib/model/lists/list-query';
import { termNames } from '@/lib/shared/constants';
import { formatIsoDate } from '@/lib/shared/time';
import { getLabel, getPlaceNames, type Offer } from '@/lib/site/careers/catalogue/offer';
import { createOfferCatalogue } from '@/lib/site/careers/catalogue/offer-catalogue';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { embeddedSearch } from '@/lib/upstreams/search/embedded';
import { loadHouses } from '@/tests/support/cms-pages';
import { createDemonstrationBoard } from '@/tests/support/demonstration-offers';

let today = new Date('2026-06-15T12:00:00Z');
const board = createDemonstrationBoard(() => today);
const catalogue = createOfferCatalogue({ search: embeddedSearch(), board, today: () => formatIsoDate(today) });

const getId = ({ path }: { path: string }) => `H${path.split('-').at(-1)}`;
const loadOffers = async (): Promise<Offer[]> => {
  const offers = (await catalogue.addresses()).map((address) => catalogue.findOpenOffer(getId(address)));
  return (await Promise.all(offers)).filter((offer) => offer !== null);
};

it.each(['2026-01-01', '2026-05-17', '2026-09-30', '2026-12-24', '2027-06-30', '2027-12-31'])(
  'on %s there are many offers, from everywhere, in every language, and some of them close soon',
  async (date) => {
    today = new Date(`${date}T12:00:00Z`);
    await catalogue.refresh();
    const offers = await loadOffers();
    expect(offers.length).toBeGreaterThanOrEqual(1200);
    expect((await catalogue.searchOffers({ ...defaultListQuery, locale: 'en' })).nbHits).toBe(offers.length);
    const countDistinct = (getValue: (offer: Offer) => string | undefined) => new Set(offers.map(getValue)).size;
    expect(countDistinct(({ continent }) => continent)).toBe(5);
    expect(countDistinct(({ posting }) => posting.locationCountry)).toBeGreaterThanOrEqual(35);
    expect(countDistinct(({ posting }) => posting.language)).toBe(locales.length);
    expect(countDistinct(({ posting }) => posting.publishedAt)).toBeGreaterThan(100);
    const lastDay = new Date(today.getTime() + closingSoonDays * 86_400_000).toISOString().slice(0, 10);
    const closingSoon = offers.filter(({ posting }) => posting.closesAt && posting.closesAt <= lastDay);
    expect(closingSoon.length).toBeGreaterThan(20);
    expect(closingSoon.length).toBeLessThan(offers.length / 4);
  },
);

it.each(locales)('every offer has every fact in %s', async (locale) => {
  const missingFacts = (await loadOffers()).flatMap(({ posting, path }) => {
    const terms = termNames.map((name) => [name, getLabel(posting[name], locale)]);
    const { locationCountry } = getPlaceNames(posting, locale);
    const { closesAt, description, workplace, team, steps } = posting;
    const facts = { ...Object.fromEntries(terms), locationCountry, closesAt, description, workplace, team, steps };
    return Object.keys(facts).flatMap((name) => (facts[name] ? [] : `${path} ${name}`));
  });
  expect(missingFacts).toEqual([]);
});

it('offers are in the script of their language', async () => {
  const offers = await loadOffers();
  const scripts = { cn: /\p{Script=Han}/u, jp: /[\p{Script=Hiragana}\p{Script=Katakana}]/u } as const;
  for (const { posting } of offers) {
    const text = [posting.description, posting.team, ...(posting.steps ?? [])].join(' ');
    const { language, jobPosting } = posting;
    const locale = findLocaleByTag(language);
    const isCjk = locale === 'cn' || locale === 'jp';
    if (isCjk) expect(text).toMatch(scripts[locale]);
    expect(/\p{Script=Han}/u.test(text)).toBe(isCjk);
    expect(jobPosting.trim()).toBe(jobPosting);
  }
});

it('offers state their pay where the law requires it', async () => {
  const countries = 'AT BE DE DK ES FI FR GB GR IE IT NL PL PT SE US'.split(' ');
  const offers = (await loadOffers()).filter(({ posting }) => countries.includes(posting.locationCountry ?? ''));
  expect(offers.length).toBeGreaterThan(500);
  expect(offers.filter(({ posting: { pay } }) => !pay || pay.min > pay.max)).toEqual([]);
});

it.each([
  ['FR', 'Convention collective nationale '],
  ['BE', 'Commission paritaire '],
  ['IT', 'Contratto collettivo: CCNL '],
])('offers in %s name the collective agreement, unless they are internships', async (country, beginning) => {
  const offers = (await loadOffers()).filter(({ posting }) => posting.locationCountry === country);
  expect(offers.length).toBeGreaterThan(20);
  for (const { path, posting } of offers)
    expect(posting.description?.includes(`<li>${beginning}`), path).toBe(posting.workerSubType?.key !== 'internship');
});

it('every offer in a store is in a city where its house has one, at its address', async () => {
  const houses = await loadHouses(embeddedCms('content'), { locale: 'en', draft: false });
  const offers = (await loadOffers()).filter(({ posting }) => posting.jobFamily?.key === 'retail');
  expect(offers.length).toBeGreaterThan(300);
  for (const { path, posting } of offers) {
    const stores = houses.find(({ id }) => id === posting.houseName?.key)?.house?.contact.addresses ?? [];
    const streets = stores
      .filter(({ kind }) => kind === 'shop')
      .map(({ street, localStreet }) => localStreet ?? street);
    expect(
      streets.some((lines) => lines.every((line) => posting.workplace?.address?.includes(line))),
      path,
    ).toBe(true);
  }
});

it('houses that have offers have a page, except the group itself', async () => {
  const pages = await loadHouses(embeddedCms('content'), { locale: 'en', draft: false });
  const { facets } = await catalogue.searchOffers({ ...defaultListQuery, locale: 'en' });
  const houses = facets.find(({ name }) => name === 'house')?.values ?? [];
  expect(houses.length).toBeGreaterThanOrEqual(20);
  for (const { key, label } of houses)
    if (key !== 'group') expect(pages.find(({ id }) => id === key)).toMatchObject({ pageTitle: label });
});

it('the counts of every filter add up, and match the results of choosing it', async () => {
  const searchWithFacets = async (facets: Facets) =>
    catalogue.searchOffers({ ...defaultListQuery, facets, locale: 'en' });
  const selectedFacets = { continent: ['asia'], jobFamily: ['retail', 'craft'] };
  for (const facets of [{}, selectedFacets] as Facets[]) {
    const result = await searchWithFacets(facets);
    for (const { name, values } of result.facets) {
      const selectedValues = values.filter(({ key }) => facets[name]?.includes(key) ?? true);
      expect(
        selectedValues.reduce((sum, { count }) => sum + count, 0),
        name,
      ).toBe(result.nbHits);
      for (const { key, count } of values.slice(0, 3))
        expect((await searchWithFacets({ ...facets, [name]: [key] })).nbHits, `${name} ${key}`).toBe(count);
    }
  }
});

it.each([
  'watchmaker',
  'wacthmaker',
  'Horlogère',
  'sarto atelier',
  'l’atelier',
  'client advisor tokyo',
  '制表师',
  '時計師',
  '上海',
  'jewellery paris',
])('candidates find offers when they search for %s', async (search) => {
  expect((await catalogue.searchOffers({ ...defaultListQuery, search, locale: 'en' })).nbHits).toBeGreaterThan(0);
});
