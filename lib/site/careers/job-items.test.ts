import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import nextConfig from '@/next.config';
import { removeContent } from '@/tests/support/content';
import { bareOffer, buildFullOffer } from '@/tests/support/offers';
import { bareJob } from '@/tests/support/site-content';
import { getLanguageTag } from '../../i18n/locales';
import { jobItem } from '../../model/job';
import { cms } from '../../upstreams/cms';
import { toJobDetails, toJobItems } from './job-items';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
afterAll(removeContent);

const zelieFields = { houseName: { key: 'zelie', names: 'Zélie' } };
const [withHousePage, withoutHousePage] = [buildFullOffer('H1', zelieFields), buildFullOffer('H2')];

describe('offers in lists', () => {
  it('have the labels of the board, the language of the posting, and the picture of the house', async () => {
    const [item] = await toJobItems(
      [
        buildFullOffer('H1', {
          ...zelieFields,
          language: 'zh-CN',
          jobPosting: '制表师',
          workModel: 'remote',
          weeklyHours: 37.5,
          pay: { min: 32_000, max: 36_000, currency: 'EUR', period: 'year' },
        }),
      ],
      'fr',
    );
    expect(item).toMatchObject({
      jobId: 'H1',
      jobPosting: '制表师',
      lang: 'zh-CN',
      languageText: 'En chinois',
      continent: 'europe',
      path: 'paris-1',
      publishedAt: '2026-06-01',
      publishedText: '1er juin 2026',
      jobFamily: 'Craft',
      locationCountry: 'France',
      locationCity: 'Paris',
      workModel: 'Télétravail',
      hoursText: '37,5\u00a0heures par semaine',
      payText: '32\u202f000\u202f€ à 36\u202f000\u202f€ brut par an',
      houseName: 'Zélie',
      houseImage: '/media/one.jpg',
      houseCalcImage: '/_next/image/?url=%2Fmedia%2Fone.jpg&w=320&q=70',
    });
    expect(jobItem.parse(item)).toEqual(item);
  });

  it.each([
    ['en', 'In French'],
    ['fr', null],
    ['jp', 'フランス語の求人'],
  ] as const)('are marked in %s as being in French: %s', async (locale, expected) => {
    expect((await toJobItems([buildFullOffer('H1', { language: 'fr' })], locale))[0]?.languageText).toBe(expected);
  });

  it('are not marked if their language is only assumed', async () => {
    const offer = buildFullOffer('H1', { language: 'fr', isLanguageAssumed: true });
    const { languageText, textLanguageNote } = await toJobDetails(offer, 'en');
    expect([languageText, textLanguageNote]).toEqual([null, null]);
  });

  it('have the title in the language of the reader if the board has it', async () => {
    const role = { key: 'watchmaker', names: { en: 'Watchmaker', it: 'Orologiaio', cn: '制表师' } };
    const offer = buildFullOffer('H1', { language: 'fr', jobPosting: 'Horloger', role });
    const titles = await Promise.all(
      (['it', 'cn', 'fr', 'jp'] as const).map(async (locale) => (await toJobItems([offer], locale))[0]),
    );
    expect(titles.map((item) => [item?.jobPosting, item?.lang])).toEqual([
      ['Orologiaio', 'it'],
      ['制表师', getLanguageTag('cn')],
      ['Horloger', 'fr'],
      ['Horloger', 'fr'],
    ]);
  });

  it.each([
    ['it', '+ 1 altra sede', '+ 2 altre sedi'],
    ['jp', 'ほか1か所', 'ほか2か所'],
  ] as const)('say in %s how many other places they have', async (locale, one, two) => {
    const place = { locationCity: { key: 'rome', names: 'Rome' } };
    const items = await toJobItems(
      [buildFullOffer('H1', { otherPlaces: [place] }), buildFullOffer('H2', { otherPlaces: [place, place] })],
      locale,
    );
    expect(items.map(({ otherPlacesText }) => otherPlacesText)).toEqual([one, two]);
  });

  it.each([
    ['en', 'CHF\u00a024.50 gross an hour', 'JP¥250,000 to JP¥300,000 gross a month'],
    ['it', '24,50\u00a0CHF lordi all’ora', 'da 250.000\u00a0JPY a 300.000\u00a0JPY lordi al mese'],
    ['cn', '税前时薪CHF\u00a024.50', '税前月薪JP¥250,000至JP¥300,000'],
  ] as const)('state their pay in %s', async (locale, hourly, monthly) => {
    const pays = [
      { min: 24.5, max: 24.5, currency: 'CHF', period: 'hour' },
      { min: 250_000, max: 300_000, currency: 'JPY', period: 'month' },
    ] as const;
    const items = await toJobItems(
      pays.map((pay) => buildFullOffer('H1', { pay })),
      locale,
    );
    expect(items.map(({ payText }) => payText)).toEqual([hourly, monthly]);
  });

  it('have a picture of the site if the house has no page', async () => {
    const [item] = await toJobItems([withoutHousePage], 'en');
    expect(item?.houseImage).toBe('/media/fallback/small.jpg');
    expect((await sharp(`public${item?.houseImage}`).metadata()).width).toBeGreaterThan(100);
  });

  it('have a card picture in a size that the site produces', async () => {
    const [item] = await toJobItems([withHousePage], 'en');
    const params = new URL(item?.houseCalcImage ?? '', 'https://site.example').searchParams;
    expect(nextConfig.images?.imageSizes).toContain(Number(params.get('w')));
    expect(nextConfig.images?.qualities).toContain(Number(params.get('q')));
  });

  it('have null for facts that the board lacks', async () => {
    const [item] = await toJobItems([bareOffer('H1')], 'en');
    expect(jobItem.parse(item)).toEqual(item);
    expect(item).toMatchObject({ ...bareJob, houseImage: '/media/fallback/small.jpg' });
    const posting = await toJobDetails(bareOffer('H1'), 'en');
    expect(posting).toMatchObject({ closesAt: null, closingSoon: false, description: '', otherPlaces: [] });
  });

  it('stay in order, and load the houses only once', async () => {
    const pageListMock = vi.spyOn(cms, 'pageList');
    const items = await toJobItems([withoutHousePage, withHousePage, withoutHousePage], 'en');
    expect(items.map(({ jobId }) => jobId)).toEqual(['H2', 'H1', 'H2']);
    expect(pageListMock).toHaveBeenCalledTimes(1);
    expect(await toJobItems([], 'en')).toEqual([]);
  });
});

describe('an offer on its page', () => {
  it.each([
    ['Goldsmith 💎 \uf0b7', true],
    ['بائع מוכר 주얼리 พนักงาน आभूषण Αθήνα Київ 革職人', true],
    ['Ոսկերիչ', false],
  ])('has a PDF if there are fonts for its letters: %s', async (jobPosting, hasPdf) => {
    expect((await toJobDetails(buildFullOffer('H1', { jobPosting }), 'en')).hasPdf).toBe(hasPdf);
  });

  it('has everything that lists show, and more', async () => {
    const posting = await toJobDetails(withHousePage, 'fr', new Date('2026-06-10T12:00:00Z'));
    expect(posting).toMatchObject((await toJobItems([withHousePage], 'fr'))[0] ?? {});
    expect(posting).toMatchObject({
      pathIndex: 1,
      picture: { src: '/media/one.jpg', width: 1600, height: 900, alt: '' },
      description: '<p>What you will do.</p>',
      applyUrl: 'https://careers.example.com/apply/H1',
      closesAt: { iso: '2026-07-01', text: '1er juillet 2026' },
      closingSoon: false,
      housePath: '/fr/maisons/zelie/',
    });
  });

  it('has no last day to apply once it has closed', async () => {
    const closed = { ...withHousePage, closedAt: Date.parse('2026-06-09') };
    const posting = await toJobDetails(closed, 'en', new Date('2026-06-30T12:00:00Z'));
    expect(posting).toMatchObject({ closesAt: null, closingSoon: false });
  });

  it('ends its text with the team and the steps after an application, in the language of the offer', async () => {
    const { posting, ...offer } = buildFullOffer('H1', { language: 'fr' });
    const hiring = { team: 'Neuf <artisans>', steps: ['Un appel', 'Une journée'] };
    const { description } = await toJobDetails({ ...offer, posting: { ...posting, ...hiring } }, 'en');
    expect(description).toBe(
      '<p>What you will do.</p><h2>Votre équipe</h2><p>Neuf &lt;artisans&gt;</p>' +
        '<h2>Les étapes du recrutement</h2><ol><li>Un appel</li><li>Une journée</li></ol>',
    );
  });

  it('is in the reader’s language if the board has it in several', async () => {
    const { posting, ...offer } = buildFullOffer('H1', { language: 'fr', titles: { jp: '時計職人' } });
    const translations = { jp: { jobPosting: '時計職人', description: '<p>組み立てます。</p>', team: '九人' } };
    const details = await toJobDetails({ ...offer, posting: { ...posting, team: 'Neuf', translations } }, 'jp');
    expect(details).toMatchObject({ jobPosting: '時計職人', lang: 'ja-JP', textLang: 'ja-JP', languageText: null });
    expect(details.description).toBe('<p>組み立てます。</p><h2>チーム</h2><p>九人</p>');
  });

  it('names all its places in the reader’s language', async () => {
    const locationCity = { key: 'tokyo', names: { en: 'Tokyo', jp: '東京' } };
    const otherPlaces = [
      { locationCity, locationCountry: 'JP' },
      { region: 'Vaud', locationCountry: 'CH' },
    ];
    expect((await toJobDetails(buildFullOffer('H1', { otherPlaces }), 'jp')).otherPlaces).toEqual([
      '日本、東京',
      'スイス、Vaud',
    ]);
  });

  it('has a wide picture of the site, and no link, if the house has no page', async () => {
    const { picture, housePath } = await toJobDetails(withoutHousePage, 'en');
    expect(housePath).toBeNull();
    expect(await sharp(`public${picture.src}`).metadata()).toMatchObject({
      width: picture.width,
      height: picture.height,
    });
  });

  it.each([
    ['2026-06-23T23:59:59Z', false],
    ['2026-06-24T00:00:00Z', true],
    ['2026-07-01T23:59:59Z', true],
  ])('closes soon in its last seven days: on %s, %s', async (now, expected) => {
    expect((await toJobDetails(withHousePage, 'en', new Date(now))).closingSoon).toBe(expected);
  });
});
