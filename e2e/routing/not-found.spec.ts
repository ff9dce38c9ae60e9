import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getLanguageTag, locales } from '@/lib/i18n/locales';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { languageOf, linkTo, metaOf, texts } from '../support/html';
import { words } from '../support/words';

for (const locale of locales)
  test(`an unknown path of ${locale} is a 404 in its language${coreIn(locale, 'en')}`, async ({ request }) => {
    const t = words(locale, 'error');
    for (const path of ['nope/', 'nope/nope/', 'group/nope/']) {
      const response = await request.get(`/${locale}/${path}`, { maxRedirects: 0 });
      const html = await response.text();
      expect(response.status()).toBe(404);
      expect(languageOf(html)).toBe(getLanguageTag(locale));
      expect(texts(html, 'h1')).toEqual([t('404.title')]);
      expect(texts(html, 'title')[0]).toContain(t('404.title'));
      expect(html).toContain(t('404.text'));
      expect(metaOf(html, 'robots')).toBe('noindex');
      expect(linkTo(html, 'canonical')).toBeUndefined();
    }
  });

const missing = [
  '/foo.bar',
  '/en/foo.bar',
  '/jp/foo.bar',
  '/default/foo.bar',
  '/en/live/',
  '/en/live/press/news/',
  '/en/live/press/news/?page=1',
  '/en/robots.txt',
  '/en/maisons/',
  '/en/group/foundation/',
  '/fr/talents/kyoto-atelier/',
  '/en/houses%2Forvaine/',
  '/en/houses/orvaine/nope/',
  '/api/nope/',
  '/en/index/',
  '/en/500/',
  '/jp/_error/',
];

test('addresses of no page, and paths of other kinds, are a 404', async ({ request }) => {
  for (const path of missing) expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test('a dotted path without a locale is in English @all', async ({ request }) => {
  const html = await (await request.get('/foo.bar')).text();
  expect(languageOf(html)).toBe('en');
  expect(texts(html, 'h1')).toEqual([words('en', 'error')('404.title')]);
});

test('unknown addresses leave no files on the disk @all', async ({ request }) => {
  const listing = () => readdirSync('.next/server', { recursive: true, encoding: 'utf8' });
  const count = () => listing().filter((file) => file.startsWith('pages')).length;
  const mark = `leftover${Date.now()}`;
  const before = count();
  const shapes = [
    (name: string) => `/en/${name}/`,
    (name: string) => `/jp/${name}/deep/er/`,
    (name: string) => `/en/${name}.html`,
    (name: string) => `/${name}/`,
    (name: string) => `/en/press/news/${name}/?page=1`,
  ];
  const paths = Array.from({ length: 20 }, (_, index) => shapes.map((shape) => shape(`${mark}-${index}`))).flat();
  for (let start = 0; start < paths.length; start += 10) {
    const responses = await Promise.all(paths.slice(start, start + 10).map((path) => request.get(path)));
    expect(responses.map((response) => response.status())).toEqual(responses.map(() => 404));
  }
  expect(count()).toBe(before);
  expect(listing().filter((file) => file.includes(mark))).toEqual([]);
});

test('other spellings of an address are not cached separately', async ({ request }) => {
  const path = await address('orvaine', 'en');
  const spelled = path.replace('orvaine', '%6F%72vaine');
  await request.get(spelled);
  await request.get(path.toUpperCase());
  const kept = readdirSync('.next/server', { recursive: true, encoding: 'utf8' });
  expect(kept.filter((file) => /%6F|ORVAINE|%2F/.test(file))).toEqual([]);
});
