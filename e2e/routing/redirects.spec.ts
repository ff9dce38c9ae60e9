import { expect, test } from '@playwright/test';
import { getOpenOfferPath } from '../support/pages';

const permanent = {
  '/zh/': '/cn/',
  '/zh-cn/': '/cn/',
  '/ZH-CN/': '/cn/',
  '/ja/': '/jp/',
  '/ja-JP/': '/jp/',
  '/zh/shijia/orvaine/': '/cn/shijia/orvaine/',
  '/ja/brand/': '/jp/brand/',
  '/en': '/en/',
  '/en/houses': '/en/houses/',
  '/fr/maisons': '/fr/maisons/',
  '/api/share-price': '/api/share-price/',
  '/en/HOUSES/': '/en/houses/',
  '/en/Press/News/': '/en/press/news/',
  '/fr/MAISONS/': '/fr/maisons/',
  '/en/press/news?page=1': '/en/press/news/?page=1',
  '/en/press/news/?page=0': '/en/press/news/',
  '/jp/hodo/oshirase/?page=0': '/jp/hodo/oshirase/',
  '/foo.bar/': '/foo.bar',
  '/EN/': '/en/',
  '/EN/houses/?x=1': '/en/houses/?x=1',
  '/Fr/Maisons/': '/fr/maisons/',
  '/en/Press/News/?page=1': '/en/press/news/?page=1',
  '/en/press/NEWS/?year=2026': '/en/press/news/?year=2026',
  '/en/Job-Alert/?token=aBc': '/en/job-alert/?token=aBc',
  '/jp/SUBSCRIPTION/?token=aBc': '/jp/subscription/?token=aBc',
  '/fr/News.Atom': '/fr/news.atom',
  '/cn/calendar.ICS?event=open-workshops-2026': '/cn/calendar.ics?event=open-workshops-2026',
  '/Robots.TXT': '/robots.txt',
  '/Sitemap.xml': '/sitemap.xml',
  '/about-us.html?utm_source=mail': '/en/group/profile/?utm_source=mail',
  '/careers/': '/en/talents/',
  '/fr/carrieres/?utm_source=mail': '/fr/talents/?utm_source=mail',
  '/investor-relations/2019/letter.html': '/en/investors/',
};

const temporary = {
  '/houses/': '/en/houses/',
  '/press/news/': '/en/press/news/',
  '/nope/': '/en/nope/',
};

for (const [kind, status, redirects] of [
  ['permanently', 308, permanent],
  ['temporarily', 307, temporary],
] as const)
  test(`other spellings of addresses redirect ${kind}`, async ({ request }) => {
    for (const [from, to] of Object.entries(redirects)) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect.soft([response.status(), response.headers().location], from).toEqual([status, to]);
    }
  });

test('a page that is gone for good responds with 410', async ({ page }) => {
  const response = await page.goto('/loyalty-club/');
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page no longer exists');
});

test('an offer has a single spelling of its address', async ({ request }) => {
  const path = await getOpenOfferPath('fr');
  const [, locale = '', ...rest] = path.split('/');
  for (const spelling of [`/${locale}/${rest.join('/').toUpperCase()}`, path.toUpperCase()]) {
    const response = await request.get(`${spelling}?utm_source=Letter`, { maxRedirects: 0 });
    expect(response.status(), spelling).toBe(308);
    expect(response.headers().location).toBe(`${path}?utm_source=Letter`);
  }
});

test('files in public have a single spelling, and no redirects from others @all', async ({ request }) => {
  for (const path of ['/Favicon.ico', '/media/Share/default.jpg', '/Site.webmanifest'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test('no redirect leaves the site', async ({ request, baseURL }) => {
  for (const path of [
    '//evil.example/',
    '//evil.example',
    '/en//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
  ]) {
    const { location = '/' } = (await request.get(`${baseURL}${path}`, { maxRedirects: 0 })).headers();
    expect(new URL(location, 'http://site.invalid').host, path).toBe('site.invalid');
  }
});
