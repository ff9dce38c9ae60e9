import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { solve } from '@/lib/browser/captcha-proof';
import type { CaptchaAction } from '@/lib/model/captcha';
import { fileAddress } from '@/lib/shared/addresses';
import { address, entry } from './support/content';
import { expect, test } from './support/test';

const document = 'finance/2025/halcyre-annual-report-2025-en.pdf';
const paged = { success: true, nbPages: expect.any(Number), result: expect.any(Array), message: '' };

const post = (request: APIRequestContext, name: string, data: unknown, headers = {}) =>
  request.post(`/api/${name}/`, { data, headers });
const posted = async (...given: Parameters<typeof post>) => (await post(...given)).json();
const got = async (request: APIRequestContext, name: string, query: Record<string, string> = {}) =>
  (await request.get(`/api/${name}/?${new URLSearchParams(query)}`)).json();

const someOffer = async (request: APIRequestContext): Promise<{ jobId: string }> =>
  (await posted(request, 'job-offers', { locale: 'en' })).result[0];

const passFor = async (request: APIRequestContext, action: CaptchaAction): Promise<string> => {
  const { challenge } = await got(request, 'recaptcha', { action });
  const answer = await posted(request, 'recaptcha', { token: await solve(challenge), action });
  expect(answer).toEqual({ recaptchaResponse: expect.any(String) });
  return answer.recaptchaResponse;
};
const person = () => ({ email: `${randomUUID()}@reader.example`, consent: true, locale: 'en' });
const once = () => ({ 'Idempotency-Key': randomUUID() });

test('search-content finds by words, order and categories', async ({ request }) => {
  const body = { search: 'leather', sort: 'date_asc', categories: ['houses', 'sustainability'], locale: 'en' };
  const { success, result, message } = await posted(request, 'search-content', body);
  expect({ success, message }).toEqual({ success: true, message: '' });
  expect(result.length).toBeGreaterThan(1);
  const dates = result.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(dates.toSorted());
  for (const item of result)
    expect(item).toEqual({
      title: expect.stringMatching(/./),
      description: expect.any(String),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      dateText: expect.stringMatching(/^\d{1,2} \w+ \d{4}$/),
      thumbnail: { src: expect.stringMatching(/^\/media\//), alt: '' },
      url: expect.stringMatching(/^\/en\//),
      externalLink: false,
      type: expect.stringMatching(/^(document|highlight|other)$/),
      color: expect.any(String),
    });
});

for (const name of ['news-search-content', 'womo-search-content', 'highlights-articles-search-content'])
  test(`${name} answers with a page of its list @all`, async ({ request }) => {
    const answer = await posted(request, name, { locale: 'en' });
    expect(answer).toMatchObject({ ...paged, nbHits: expect.any(Number) });
    expect(answer.result.length).toBeGreaterThan(1);
    const next = await posted(request, name, { locale: 'en', page: 1 });
    expect(next.result[0].href).not.toBe(answer.result[0].href);
  });

test('recommendation-search-content answers with pages to read after a page @all', async ({ request }) => {
  const path = await address('sarmante', 'en');
  const answer = await posted(request, 'recommendation-search-content', { locale: 'en', path, limit: 2 });
  expect(answer).toMatchObject(paged);
  expect(answer.result).toHaveLength(2);
});

test('finance-search answers with documents of a type @all', async ({ request }) => {
  const answer = await posted(request, 'finance-search', { locale: 'en', types: ['annual-report'] });
  expect(answer).toMatchObject(paged);
  expect(answer.result[0]).toMatchObject({
    type: 'annual-report',
    href: expect.stringContaining('/api/download-file/'),
  });
});

test('job-offers, job-offer and similar-offers answer with offers', async ({ request }) => {
  const { jobId } = await someOffer(request);
  const { jobList } = await posted(request, 'job-offer', [jobId, 'H-none']);
  expect(jobList).toHaveLength(1);
  const item = {
    jobId,
    jobPosting: expect.stringMatching(/./),
    continent: expect.stringMatching(/^(europe|asia|americas|africa|oceania)$/),
    path: expect.stringMatching(/^[a-z0-9-]+$/),
    publishedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    jobFamily: expect.any(String),
    locationCountry: expect.any(String),
    locationCity: expect.any(String),
    houseImage: expect.stringMatching(/^\/media\//),
    houseCalcImage: expect.stringMatching(/^\/_next\/image\//),
  };
  expect(jobList[0]).toMatchObject(item);
  const similar = await posted(request, 'similar-offers', { jobId, locale: 'en' });
  expect(similar.result).toHaveLength(3);
  expect(similar.result.map((offer: { jobId: string }) => offer.jobId)).not.toContain(jobId);
});

test('create-job-alert accepts an alert with the pass that recaptcha gives', async ({ request }) => {
  const alert = { ...person(), frequency: 'weekly', criteria: { search: 'saddler', facets: {} } };
  const captchaPass = await passFor(request, 'job-alert');
  const response = await post(request, 'create-job-alert', { ...alert, captchaPass }, once());
  expect(await response.json()).toEqual({ success: true });
});

for (const [name, own] of Object.entries({
  'press-subscription': { media: 'The Daily Loom', country: 'CH' },
  'highlights-subscription': {},
}))
  test(`${name} answers 204 to a valid subscription, and says what is wrong with an invalid one @all`, async ({
    request,
  }) => {
    const form = { ...person(), firstName: 'Ada', lastName: 'Marlow', ...own };
    const captchaPass = await passFor(request, 'subscription');
    const wrong = await post(request, name, { ...form, email: 'ada', captchaPass }, once());
    expect(wrong.status()).toBe(400);
    expect(await wrong.json()).toMatchObject({ success: false, fields: [{ field: 'email' }] });
    expect((await post(request, name, { ...form, captchaPass }, once())).status()).toBe(204);
  });

test('press-unsubscription cancels nothing for an invalid token @all', async ({ request }) => {
  expect((await request.post('/api/press-unsubscription/?token=wrong')).status()).toBe(410);
});

test('share-price answers with a number @all', async ({ request }) => {
  expect(await got(request, 'share-price')).toMatchObject({ sharePrice: expect.any(Number) });
});

test('events answers with those of a year and of a type @all', async ({ request }) => {
  const { events } = await got(request, 'events', { year: '2026', type: 'exhibition', locale: 'en' });
  expect(events.length).toBeGreaterThan(0);
  for (const { type, start, end } of events) {
    expect(type).toBe('exhibition');
    expect(start <= '2026-12-31' && end >= '2026-01-01').toBe(true);
  }
});

test('youtube-playlist answers with films, and with null when they are unavailable @all', async ({ request }) => {
  const { items } = await got(request, 'youtube-playlist', { playlistId: 'the-hands' });
  expect(items.length).toBeGreaterThan(1);
  expect(await got(request, 'youtube-playlist', { playlistId: 'nobodys' })).toBeNull();
});

test('dashboard answers page by page @all', async ({ request }) => {
  const pageOf = async (page: string) =>
    (await got(request, 'dashboard', { dashboardId: 'climate', locale: 'fr', page })).dashboard;
  const [first, second] = [await pageOf('0'), await pageOf('1')];
  expect(first.indicators).toHaveLength(4);
  expect(second.indicators[0].id).not.toBe(first.indicators[0].id);
});

for (const [name, albumId] of Object.entries({
  'finance-album': 'capital-markets-day-2026',
  'sustainability-album': 'vineyards-at-dawn',
}))
  test(`${name} answers only with an album of its kind @all`, async ({ request }) => {
    expect((await got(request, name, { albumId })).album).toMatchObject({ id: albumId, photos: expect.any(Array) });
    expect(await got(request, name, { albumId: 'nobodys' })).toEqual({ album: null });
  });

test('page-in-overlay answers with a page for a dialog @all', async ({ request }) => {
  const { path, pageTitle } = await entry('profile', 'jp');
  const answer = await got(request, 'page-in-overlay', { path, locale: 'jp' });
  expect(answer).toMatchObject({ pageTitle, sections: expect.any(Array) });
});

test('exit-preview redirects to the page that the editor was on @all', async ({ request }) => {
  const query = new URLSearchParams({ redirection: '/fr/' });
  const response = await request.get(`/api/exit-preview/?${query}`, { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe('/fr/');
});

test('the download link of a file has it saved under its name @all', async ({ request }) => {
  const response = await request.get(fileAddress(document));
  expect(response.headers()['content-disposition']).toContain('halcyre-annual-report-2025-en.pdf');
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('zip-download answers with files in one zip', async ({ request }) => {
  const response = await post(request, 'zip-download', { files: [document, 'media/pages/press.jpg'] });
  expect(response.headers()['content-type']).toBe('application/zip');
  const zip = (await response.body()).toString('latin1');
  for (const name of ['halcyre-annual-report-2025-en.pdf', 'press.jpg']) expect(zip).toContain(name);
});

test('download-job-offer answers with an offer as a PDF', async ({ request }) => {
  const { jobId } = await someOffer(request);
  const response = await request.get(`/api/download-job-offer/?${new URLSearchParams({ jobId, locale: 'jp' })}`);
  expect(response.headers()['content-disposition']).toContain(jobId);
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('archives answers with a year by month @all', async ({ request }) => {
  const { year, months } = await got(request, 'archives', { locale: 'en', year: '2025' });
  expect(year).toBe(2025);
  expect(months.length).toBeGreaterThan(1);
  for (const { month } of months) expect(month).toMatch(/^2025-\d{2}$/);
});
