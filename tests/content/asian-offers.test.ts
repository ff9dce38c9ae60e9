import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { getRole } from '@/lib/site/careers/catalogue/offer';
import { offerCatalogue } from '@/lib/site/careers/catalogue/offer-catalogue';
import { cms } from '@/lib/upstreams/cms';
import { embeddedJobs } from '@/lib/upstreams/jobs/embedded';
import { search } from '@/lib/upstreams/search';

const catalogue = offerCatalogue({
  search,
  board: embeddedJobs('content/offers', { now: () => new Date('2026-06-15T12:00:00Z') }),
  searchWords: (locale) => cms.searchWords({ locale, draft: false }),
});

const find = (locale: Locale, text: string, page = 0) =>
  catalogue.searchOffers({ ...defaultListQuery, facets: {}, locale, search: text, page });

/** The ids of all offers of a search, best first. */
const idsFor = async (locale: Locale, text: string): Promise<string[]> =>
  (await offersFor(locale, text)).map(({ posting }) => posting.id);

const offersFor = async (locale: Locale, text: string) => {
  const { nbPages } = await find(locale, text);
  const pages = await Promise.all(Array.from({ length: nbPages }, (_, page) => find(locale, text, page)));
  return pages.flatMap(({ offers }) => offers);
};

const jp =
  'クライアント ｸﾗｲｱﾝﾄ アドバイザー トレジャリー サステナビリティ トレーサビリティ コマース カウンセル フレグランス エバリュエーター デザイナー サービス セラピスト セラー 職人 見習い 法務 宝飾 原材料';
const cn = '客户 顾问 门店 工程师 设计师 制表师 学徒 葡萄园 法务 可持续发展';

describe.each([
  ['jp', jp.split(' ')],
  ['cn', cn.split(' ')],
] satisfies [Locale, string[]][])('a word of titles in %s', (locale, words) => {
  it.each(words)('finds the offers with it, wherever it stands in a compound: %s', async (word) => {
    const all = await offersFor(locale, '');
    const called = all
      .filter((offer) => getRole(offer, locale).includes(word.normalize('NFKC')))
      .map(({ posting }) => posting.id);
    expect(called).not.toEqual([]);
    expect(await idsFor(locale, word)).toEqual(expect.arrayContaining(called));
  });
});

it.each([
  ['工匠', '匠人'],
  ['皮匠', '皮具匠人'],
  ['营销', '市场'],
  ['门店经理', '店长'],
])('the Chinese word %s finds the offers called %s', async (word, name) => {
  const called = (await offersFor('cn', ''))
    .filter((offer) => getRole(offer, 'cn').includes(name))
    .map(({ posting }) => posting.id);
  expect(called).not.toEqual([]);
  expect(await idsFor('cn', word)).toEqual(expect.arrayContaining(called));
});

it('Chinese full time is not part time', async () => {
  const { nbHits, facets } = await find('cn', '全日制');
  const times = facets.find(({ name }) => name === 'jobTimeType')?.values.filter(({ count }) => count > 0);
  expect(times).toEqual([expect.objectContaining({ label: '全日制', count: nbHits })]);
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
    const { nbHits, facets, corrected } = await find(locale, place);
    const cities = facets.find(({ name }) => name === 'city')?.values.filter(({ count }) => count > 0);
    expect(cities).toEqual([expect.objectContaining({ label: city, count: nbHits })]);
    expect(corrected).toBeNull();
    expect(nbHits).toBe((await find(locale, city)).nbHits);
  });
});
