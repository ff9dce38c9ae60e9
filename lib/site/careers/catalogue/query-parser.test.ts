import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import type { ListedPosting } from '@/lib/upstreams/jobs/contract';
import { catalogue } from '@/tests/content/judged-queries';

/** The offers of the demonstration board for a text: how many, how they were understood, and their places. */
const find = async (locale: Locale, search: string) => {
  const query = { ...defaultListQuery, facets: {}, locale, search };
  const { offers, nbHits, missingWords } = await catalogue.searchOffers(query);
  const list = (getKey: (posting: ListedPosting) => string | undefined) => [
    ...new Set(offers.map(({ posting }) => getKey(posting))),
  ];
  const [cities, countries, families] = [
    list(({ locationCity }) => locationCity?.key),
    list(({ locationCountry }) => locationCountry),
    list(({ jobFamily }) => jobFamily?.key),
  ];
  return { nbHits, missingWords, cities, countries, families };
};

describe('keywords of a search for offers', () => {
  it('name a place, whatever words people add to it', async () => {
    const geneva = await find('en', 'Geneva');
    expect(geneva).toMatchObject({ cities: ['geneva'], missingWords: [] });
    for (const text of ['jobs in geneva', 'geneva vacancies']) expect(await find('en', text)).toEqual(geneva);
    expect(await find('jp', '求人 ジュネーブ')).toMatchObject({ nbHits: geneva.nbHits, cities: ['geneva'] });
    expect(await find('cn', '日内瓦招聘')).toMatchObject({ nbHits: geneva.nbHits, cities: ['geneva'] });
  });

  it('keep the place if no offer there has the other words, and name these', async () => {
    const result = await find('en', 'astronaut geneva');
    expect(result).toMatchObject({ cities: ['geneva'], missingWords: ['astronaut'] });
    expect(await find('jp', '看護師 東京')).toMatchObject({ cities: ['tokyo'], missingWords: ['看護師'] });
    expect(await find('jp', '看護師'), 'no other trade that ends with 師').toMatchObject({ nbHits: 0 });
  });

  it('name a region with several cities, in each language', async () => {
    const tuscany = await find('en', 'tuscany');
    expect(tuscany.cities).toEqual(['florence', 'montalcino']);
    for (const [locale, text] of [
      ['fr', 'Toscane'],
      ['it', 'lavoro in Toscana'],
      ['cn', '托斯卡纳'],
      ['jp', 'トスカーナ'],
    ] as const)
      expect(await find(locale, text), text).toEqual(tuscany);
  });

  it('name the place that is written: America is a country, the Americas are a continent', async () => {
    expect((await find('en', 'america')).countries).toEqual(['US']);
    expect((await find('en', 'americas')).countries).toContain('BR');
    expect((await find('jp', 'アメリカ 店長')).countries).toEqual(['US']);
  });

  it('name a family unless they are a part of the name of a role', async () => {
    expect((await find('en', 'sales milan')).families).toEqual(['retail']);
    const advisors = await find('en', 'sales assistant');
    expect(advisors.nbHits).toBeLessThan((await find('en', 'sales')).nbHits);
    expect(await find('en', 'client advisor')).toMatchObject({ nbHits: advisors.nbHits });
  });

  it('name a work model, in the words of each language', async () => {
    const remote = await find('en', 'remote');
    expect(remote).toMatchObject({ families: ['technology'], missingWords: [] });
    for (const [locale, text] of [
      ['fr', 'full remote'],
      ['it', 'da remoto'],
      ['cn', '远程办公'],
      ['jp', 'リモートワーク'],
    ] as const)
      expect(await find(locale, text), text).toMatchObject({ nbHits: remote.nbHits, missingWords: [] });
    const hybrid = await find('en', 'hybrid');
    for (const [locale, text] of [
      ['en', 'work from home'],
      ['fr', 'télétravail'],
      ['it', 'smart working'],
      ['cn', '居家办公'],
      ['jp', '在宅勤務'],
    ] as const)
      expect(await find(locale, text), text).toMatchObject({ nbHits: hybrid.nbHits, missingWords: [] });
    expect((await find('en', 'hybrid accountant')).families).toEqual(['finance']);
  });

  it('may be the number of an offer, with or without its letter', async () => {
    for (const text of ['H103702', '103702']) expect((await find('fr', text)).nbHits).toBe(1);
  });

  it('match nothing without a word that counts', async () => {
    for (const text of ['jobs in reykjavik', '🎉', 'xylophone']) expect((await find('en', text)).nbHits).toBe(0);
  });

  it('match everything if they only say that a job is searched for', async () => {
    expect((await find('fr', 'offres d’emploi')).nbHits).toBe((await find('fr', '')).nbHits);
  });
});
