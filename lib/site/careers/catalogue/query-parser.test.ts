import { describe, expect, it } from 'vitest';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { catalogue } from '@/tests/content/judged-queries';

/** The offers of the demonstration board for a text: how many, how they were understood, and their places. */
const find = async (locale: 'en' | 'fr' | 'cn' | 'jp', search: string) => {
  const query = { ...defaultListQuery, facets: {}, locale, search };
  const { offers, nbHits, isPartial, missingWords } = await catalogue.searchOffers(query);
  const cities = [...new Set(offers.map(({ posting }) => posting.city?.key))];
  return { nbHits, isPartial, missingWords, cities };
};

describe('keywords of a search for offers', () => {
  it('name a place, whatever words people add to it', async () => {
    const geneva = await find('en', 'Geneva');
    expect(geneva).toMatchObject({ cities: ['geneva'], isPartial: false });
    for (const text of ['jobs in geneva', 'geneva vacancies']) expect(await find('en', text)).toEqual(geneva);
    expect(await find('jp', '求人 ジュネーブ')).toMatchObject({ nbHits: geneva.nbHits, cities: ['geneva'] });
    expect(await find('cn', '日内瓦招聘')).toMatchObject({ nbHits: geneva.nbHits, cities: ['geneva'] });
  });

  it('keep the place if no offer there has the other words, and name these', async () => {
    const result = await find('en', 'astronaut geneva');
    expect(result).toMatchObject({ cities: ['geneva'], isPartial: true, missingWords: ['astronaut'] });
    expect(await find('jp', '看護師 東京')).toMatchObject({ cities: ['tokyo'], missingWords: ['看護師'] });
  });

  it('match nothing without a word that counts', async () => {
    for (const text of ['jobs in reykjavik', '🎉', 'xylophone']) expect((await find('en', text)).nbHits).toBe(0);
  });

  it('match everything if they only say that a job is searched for', async () => {
    expect((await find('fr', 'offres d’emploi')).nbHits).toBe((await find('fr', '')).nbHits);
  });
});
