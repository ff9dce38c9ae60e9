import { expect, test } from '@playwright/test';

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
  '/en/press/news/?page=0': '/en/press/news/',
  '/jp/hodo/oshirase/?page=0': '/jp/hodo/oshirase/',
  '/foo.bar/': '/foo.bar',
  '/EN/': '/en/',
  '/EN/houses/?x=1': '/en/houses/?x=1',
  '/Fr/Maisons/': '/fr/Maisons/',
};

for (const [from, to] of Object.entries(permanent))
  test(`${from} has moved to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });

const temporary = {
  '/houses/': '/en/houses/',
  '/press/news/': '/en/press/news/',
  '/default/': '/en/',
  '/default/houses/': '/en/houses/',
  '/nope/': '/en/nope/',
};

for (const [from, to] of Object.entries(temporary))
  test(`${from} leads to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe(to);
  });

test('a list keeps its page when the trailing slash is added', async ({ request }) => {
  const response = await request.get('/en/press/news?page=1', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/en/press/news/?page=1');
});

test('no redirect leads off the site', async ({ request, baseURL }) => {
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
