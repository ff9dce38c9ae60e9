import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getLanguageTag, locales } from '@/lib/i18n/locales';
import { getEntryPath } from '../support/content';
import { coreTag } from '../support/core';
import { getLanguage, getLinkHref, getMeta, getTexts } from '../support/html';
import { getTranslator } from '../support/translator';

for (const locale of locales)
  test(`an unknown path of ${locale} is a 404 in its language${coreTag(locale, 'en')}`, async ({ request }) => {
    const t = getTranslator(locale, 'error');
    for (const path of ['nope/', 'nope/nope/', 'group/nope/']) {
      const response = await request.get(`/${locale}/${path}`, { maxRedirects: 0 });
      const html = await response.text();
      expect(response.status()).toBe(404);
      expect(getLanguage(html)).toBe(getLanguageTag(locale));
      expect(getTexts(html, 'h1')).toEqual([t('404.title')]);
      expect(getTexts(html, 'title')[0]).toContain(t('404.title'));
      expect(html).toContain(t('404.text'));
      expect(getMeta(html, 'robots')).toBe('noindex');
      expect(getLinkHref(html, 'canonical')).toBeUndefined();
    }
  });

const missingPaths = [
  '/foo.bar',
  '/en/foo.bar',
  '/jp/foo.bar',
  '/default/',
  '/default/houses/',
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

test('addresses without a page, and paths of other kinds, are a 404', async ({ request }) => {
  for (const path of missingPaths) expect.soft((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test('unknown addresses leave no files on the disk @all', async ({ request }) => {
  const listServerFiles = () => readdirSync('.next/server', { recursive: true, encoding: 'utf8' });
  const countPageFiles = () => listServerFiles().filter((file) => file.startsWith('pages')).length;
  const marker = `leftover${Date.now()}`;
  const countBefore = countPageFiles();
  const patterns = [
    (name: string) => `/en/${name}/`,
    (name: string) => `/jp/${name}/deep/er/`,
    (name: string) => `/en/${name}.html`,
    (name: string) => `/${name}/`,
    (name: string) => `/en/press/news/${name}/?page=1`,
  ];
  const paths = Array.from({ length: 20 }, (_, index) =>
    patterns.map((pattern) => pattern(`${marker}-${index}`)),
  ).flat();
  for (let start = 0; start < paths.length; start += 10) {
    const responses = await Promise.all(paths.slice(start, start + 10).map((path) => request.get(path)));
    expect(responses.map((response) => response.status())).toEqual(responses.map(() => 404));
  }
  expect(countPageFiles()).toBe(countBefore);
  expect(listServerFiles().filter((file) => file.includes(marker))).toEqual([]);
});

test('other spellings of an address are not cached separately', async ({ request }) => {
  const path = await getEntryPath('orvaine', 'en');
  const encodedPath = path.replace('orvaine', '%6F%72vaine');
  await request.get(encodedPath);
  await request.get(path.toUpperCase());
  const files = readdirSync('.next/server', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /%6F|ORVAINE|%2F/.test(file))).toEqual([]);
});
