import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { getTitle } from '@/lib/site/careers/catalogue/offer';
import { createOfferCatalogue } from '@/lib/site/careers/catalogue/offer-catalogue';
import { cms } from '@/lib/upstreams/cms';
import { search } from '@/lib/upstreams/search';
import { createDemonstrationBoard } from '@/tests/support/demonstration-offers';

const catalogue = createOfferCatalogue({
  search,
  board: createDemonstrationBoard(() => new Date('2026-06-15T12:00:00Z')),
  today: () => '2026-06-15',
  searchWords: (locale) => cms.searchWords({ locale, draft: false }),
});

const searchOffers = (locale: Locale, text: string, page = 0) =>
  catalogue.searchOffers({ ...defaultListQuery, facets: {}, locale, search: text, page });

/** The ids of all offers that a search finds, the best first. */
const fetchIds = async (locale: Locale, text: string): Promise<string[]> =>
  (await fetchOffers(locale, text)).map(({ posting }) => posting.jobId);

const fetchOffers = async (locale: Locale, text: string) => {
  const { nbPages } = await searchOffers(locale, text);
  const pages = await Promise.all(Array.from({ length: nbPages }, (_, page) => searchOffers(locale, text, page)));
  return pages.flatMap(({ offers }) => offers);
};

const japaneseTerms =
  'クライアント ｸﾗｲｱﾝﾄ アドバイザー トレジャリー サステナビリティ トレーサビリティ コマース カウンセル フレグランス エバリュエーター デザイナー サービス セラピスト セラー 職人 見習い 法務 宝飾 原材料';
const chineseTerms = '客户 顾问 门店 工程师 设计师 制表师 学徒 葡萄园 法务 可持续发展';

describe.each([
  ['jp', japaneseTerms.split(' ')],
  ['cn', chineseTerms.split(' ')],
] satisfies [Locale, string[]][])('a term from titles in %s', (locale, titleTerms) => {
  it.each(titleTerms)('finds the offers with it, at any position in a compound: %s', async (term) => {
    const allOffers = await fetchOffers(locale, '');
    const expectedIds = allOffers
      .filter(({ posting }) => getTitle(posting, locale).jobPosting.includes(term.normalize('NFKC')))
      .map(({ posting }) => posting.jobId);
    expect(expectedIds).not.toEqual([]);
    expect(await fetchIds(locale, term)).toEqual(expect.arrayContaining(expectedIds));
  });
});

it.each([
  ['工匠', '匠人'],
  ['皮匠', '皮具匠人'],
  ['营销', '市场'],
  ['门店经理', '店长'],
])('the Chinese term %s finds the offers called %s', async (term, name) => {
  const expectedIds = (await fetchOffers('cn', ''))
    .filter(({ posting }) => getTitle(posting, 'cn').jobPosting.includes(name))
    .map(({ posting }) => posting.jobId);
  expect(expectedIds).not.toEqual([]);
  expect(await fetchIds('cn', term)).toEqual(expect.arrayContaining(expectedIds));
});

it('the Chinese term for full time does not find part-time offers', async () => {
  const { nbHits, facets } = await searchOffers('cn', '全日制');
  const timeValues = facets.find(({ name }) => name === 'jobTimeType')?.values.filter(({ count }) => count > 0);
  expect(timeValues).toEqual([expect.objectContaining({ label: '全日制', count: nbHits })]);
});

describe.each([
  ['jp', '東京都', '東京'],
  ['jp', '京都府', '京都'],
  ['jp', '大阪府', '大阪'],
  ['jp', 'ミラノ市', 'ミラノ'],
  ['jp', 'パリ市', 'パリ'],
  ['jp', '上海市', '上海'],
  ['jp', '北京市', '北京'],
  ['cn', '上海市', '上海'],
  ['cn', '北京市', '北京'],
  ['cn', '巴黎市', '巴黎'],
  ['cn', '东京都', '东京'],
] satisfies [Locale, string, string][])('%s: %s', (locale, place, city) => {
  it(`means ${city}`, async () => {
    const { nbHits, facets, corrected } = await searchOffers(locale, place);
    const cities = facets.find(({ name }) => name === 'city')?.values.filter(({ count }) => count > 0);
    expect(cities).toEqual([expect.objectContaining({ label: city, count: nbHits })]);
    expect(corrected).toBeNull();
    expect(nbHits).toBe((await searchOffers(locale, city)).nbHits);
  });
});
