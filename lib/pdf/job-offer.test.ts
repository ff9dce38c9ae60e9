import { afterEach, describe, expect, it, vi } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { barePage } from '@/tests/support/jobs';
import { posting as english, names, postings as offers, postingUrl as url } from '@/tests/support/pdf/postings';
import { normalize, type ReadPdf, readPdf, withText } from '@/tests/support/pdf/read-pdf';
import { loadServerStrings } from '../i18n/load-strings';
import { getLanguageTag, type Locale, locales } from '../i18n/locales';
import type { JobDetails } from '../model/job';
import { labelFacts } from '../model/offers/offer-facts';
import { UnprintableError } from './fonts';
import { buildJobOfferPdf } from './job-offer';

vi.setConfig({ testTimeout: 60_000 });

const renderOffer = async (changes: Partial<JobDetails> = {}, locale: Locale = 'en') =>
  readPdf(await buildJobOfferPdf({ ...english, ...changes }, locale, url));

const margins = { left: 62, right: 533 };
const expectWithinMargins = ({ pages }: ReadPdf) => {
  for (const { str, width, transform } of pages.flatMap(({ items }) => items)) {
    const [, , , , x = 0] = transform;
    expect(x, str).toBeGreaterThan(margins.left - 1);
    if (str.trim()) expect(x + width, str).toBeLessThan(margins.right + 4);
  }
};

afterEach(() => vi.useRealTimers());

describe('the PDF of a job offer', () => {
  it('leaves out facts that the job board does not provide', async () => {
    const { text } = await renderOffer(barePage);
    const t = await loadServerStrings('en', 'jobs');
    for (const name of ['place', 'house', 'jobFamily', 'workerSubType', 'jobTimeType', 'closesAt'])
      expect(normalize(text)).not.toContain(normalize(t(`facts.${name}`)));
    for (const name of ['publishedAt', 'jobId']) expect(normalize(text)).toEqual(withText(t(`facts.${name}`)));
    expect(text).not.toMatch(/null|undefined/);
  });

  it.each(locales)('contains everything that the page says, in %s', async (locale) => {
    const posting = { ...english, ...offers[locale], lang: getLanguageTag(locale), textLang: getLanguageTag(locale) };
    const offer = await renderOffer(posting, locale);
    const text = normalize(offer.text);
    for (const expected of [posting.jobPosting, posting.textLanguageNote, posting.description])
      expect(text).toEqual(withText(expected ?? 'a missing value'));
    const t = await loadServerStrings(locale, 'jobs');
    const facts = labelFacts(posting, locale, t);
    expect(facts.length).toBeGreaterThan(12);
    for (const { label, lines } of facts)
      for (const expected of [label, ...lines]) expect(text).toEqual(withText(expected));
    expect(offer.info).toMatchObject({
      Title: posting.jobPosting,
      Author: brand.name,
      Language: getLanguageTag(locale),
    });
    expectWithinMargins(offer);
  });

  it('links to the form and to the page of the offer', async () => {
    const { urls, described, text } = await renderOffer();
    expect(urls).toEqual([english.applyUrl, url]);
    expect(described).toEqual([`Apply (${english.applyUrl})`, `This job online (${url})`]);
    expect(normalize(text)).toEqual(withText(english.applyUrl));
  });

  it('shows its date of creation, and the number and total of each page', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T10:00:00Z'), toFake: ['Date'] });
    const { text, pages } = await renderOffer();
    expect(text).toContain('As at 10 March 2026');
    expect(text).toContain(`Page 1 of ${pages.length}`);
  });

  it('shows no closing date if there is none, and a city-state once', async () => {
    const { text } = await renderOffer({ closesAt: null, locationCity: 'Singapore', locationCountry: 'Singapore' });
    expect(normalize(text)).not.toContain('applyuntil');
    expect(text.match(/Singapore/g)).toHaveLength(1);
  });

  it('marks titles, tables, lists and links for screen readers', async () => {
    const { pages } = await renderOffer({
      description: `<h3>Tasks</h3><ul><li>Prepare</li></ul><p>See <a href="/en/houses/">the houses</a>.</p>`,
    });
    for (const role of ['H1', 'Table', 'TR', 'TH', 'TD', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link'])
      expect(pages[0]?.structure).toContain(`"role":"${role}"`);
    expect(pages[0]?.links.map((link) => link.url)).toContain('https://halcyre.example/en/houses/');
  });

  it('has one tagged link per page, however many lines and styles the link spans', async () => {
    const before = '<p>Before.</p>'.repeat(18);
    const linkText = 'of the <em>group</em>, one after the other, '.repeat(30);
    const description = `${before}<p>See <a href="/en/houses/">all ${linkText}</a></p>`;
    const { pages, described } = await renderOffer({ description });
    const parts = pages.map(({ structure }) => structure.match(/"role":"Link"/g)?.length);
    expect(parts).toEqual([1, 3]);
    const houses = described.filter((text) => text.includes('/houses/'));
    expect(houses).toHaveLength(14);
    expect(new Set(houses).size).toBe(1);
    expect(houses[0]).toMatch(/^all of the group, one .+ other, \(https:\/\/halcyre\.example\/en\/houses\/\)$/);
  });

  it.each(locales)('has labels that remain whole words when they are copied, in %s', async (locale) => {
    const { copied } = await renderOffer({ lang: getLanguageTag(locale), textLang: getLanguageTag(locale) }, locale);
    const t = await loadServerStrings(locale, 'jobs');
    const labels = labelFacts(english, locale, t).map(({ label }) => label);
    for (const label of [...labels, t('offer.apply')])
      expect(copied.split('\n')).toContain(label.toLocaleUpperCase(getLanguageTag(locale)));
  });

  it('keeps the letters of a label together, however its font kerns them', async () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZÀÉÈÎÔŒÙÜŸŁĞ0123456789');
    const words = letters.map((first) => letters.map((second) => first + second).join(''));
    const lines = words.flatMap((word) => word.match(/.{1,40}/g) ?? []);
    const { copied } = await renderOffer({ houseName: lines.join('\n') });
    expect(copied.split('\n')).toEqual(expect.arrayContaining(lines));
  });

  it.each([
    ['fr', '1er novembre 2026'],
    ['it', '1º novembre 2026'],
  ] as const)('writes the first of a month correctly, in %s', async (locale, date) => {
    vi.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z'), toFake: ['Date'] });
    expect((await renderOffer({ lang: locale }, locale)).copied).toContain(date);
  });

  it('renders names in every alphabet, and lines of several scripts', async () => {
    const mixed = '上海の工房MaisonとParis支店で、Adobe Illustratorを使う「職人」と匠人、'.repeat(8);
    for (const lang of ['en', 'ja-JP', 'zh-CN']) {
      const offer = await renderOffer({ lang, jobPosting: names, description: `<p>${names}</p><p>${mixed}</p>` });
      expect(normalize(offer.text)).toEqual(withText(names));
      expect(normalize(offer.text)).toEqual(withText(mixed));
      expect(offer.copied.match(/Illustrator/g)).toHaveLength(8);
      expectWithinMargins(offer);
    }
  });

  it('begins no line with closing punctuation', async () => {
    const description = `<p>${'革を<strong>Orvaine</strong>。縁を、'.repeat(60)}</p>`;
    const { pages } = await renderOffer({ lang: 'ja-JP', description });
    const starts = pages.flatMap(({ items }) => items).filter(({ transform }) => Math.round(transform[4] ?? 0) === 218);
    expect(starts.length).toBeGreaterThan(5);
    for (const { str } of starts) expect(str).not.toMatch(/^[。、]/);
  });

  it('uses as many pages as it needs', async () => {
    const marked = Array.from({ length: 120 }, (_, index) => `<p>Paragraph ${index}. ${'Words '.repeat(30)}</p>`);
    const { pages, text } = await renderOffer({ description: marked.join('') });
    expect(pages.length).toBeGreaterThan(5);
    for (const index of marked.keys()) expect(text).toContain(`Paragraph ${index}.`);
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
    const baselines = pages.flatMap(({ items }) => items).map(({ transform }) => transform[5] ?? 0);
    expect(Math.min(...baselines)).toBeGreaterThan(40);
  });

  it('breaks words that are too long for a line', async () => {
    const word = 'q'.repeat(400);
    const offer = await renderOffer({ jobPosting: word, houseName: word, description: `<p>${word}</p>` });
    expectWithinMargins(offer);
    expect(normalize(offer.text).match(/q/g)).toHaveLength(4 * 400);
  });

  it('leaves out emoji and signs that no font has, or replaces them by compatible characters', async () => {
    const { text, info } = await renderOffer({
      jobPosting: 'Advisor 👩🏽‍🎨🇫🇷❤️1️⃣',
      description: '<p>\u0000\u200b\ud800\uf0b7 𝗯𝗼𝗹𝗱 soft\u00adhyphen non\u2011breaking</p>',
    });
    expect(text).toContain('Advisor 1');
    expect(text).toContain('bold softhyphen non-breaking');
    expect(info).toMatchObject({ Title: 'Advisor 👩🏽‍🎨🇫🇷❤️1️⃣' });
  });

  it.each([
    ['Korean', '주얼리 판매 직원', '서울 부티크에서 고객을 맞이합니다. 漢字'],
    ['Thai', 'พนักงานขายเครื่องประดับ', 'เราต้องการพนักงานขายเครื่องประดับที่ร้านของเราในกรุงเทพฯ ซึ่งมีช่างทองผู้มีประสบการณ์'],
  ])('is written in %s', async (_, jobPosting, description) => {
    const offer = await renderOffer({ jobPosting, description: `<p>${description}</p>` });
    for (const expected of [jobPosting, description]) expect(normalize(offer.text)).toEqual(withText(expected));
    expectWithinMargins(offer);
  });

  it.each([
    ['Arabic', 'بائع مجوهرات', 'نحن نبحث عن بائع', 'خبرة سنتين'],
    ['Hebrew', 'מוכר תכשיטים', 'אנחנו מחפשים מוכר', 'ניסיון של שנתיים'],
  ])('is written in %s from right to left', async (_, jobPosting, text, item) => {
    const description = `<p>${text} (Level 3).</p><ul><li>${item}</li></ul>`;
    const offer = await renderOffer({ jobPosting, description });
    expectWithinMargins(offer);
    const items = offer.pages[0]?.items ?? [];
    const findPlace = (expected: string) => {
      const { transform = [], width = 0 } = items.find(({ str }) => str.trim() === expected) ?? {};
      return { left: Math.round(transform[4] ?? 0), right: Math.round((transform[4] ?? 0) + width) };
    };
    expect(findPlace(jobPosting).right).toBe(margins.right);
    expect(findPlace('Level 3').right).toBeLessThan(findPlace(text).left);
    expect(findPlace('–').right).toBe(margins.right);
    expect(findPlace(item).right).toBeLessThan(findPlace('–').left);
  });

  it('is refused if no font has one of its letters', async () => {
    for (const jobPosting of ['Ոսկերիչ', '\u{2b740}'])
      await expect(renderOffer({ jobPosting })).rejects.toThrow(UnprintableError);
  });

  it.each([
    '',
    '<p></p>',
    'Words alone',
    '<ul><li><p>Item</p></li></ul>',
    '<table><tr><td>Cell</td></tr></table>',
    '<p>a',
  ])('preserves the text of a description in any format: %s', async (description) => {
    expect(normalize((await renderOffer({ description })).text)).toEqual(withText(description));
  });
});
