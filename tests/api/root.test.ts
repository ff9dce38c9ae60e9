import { describe, expect, it } from 'vitest';
import * as root from '@/pages/api/root';
import { call } from '@/tests/support/api';

const home = async (language?: string, cookie?: string) => {
  const { status, headers } = await call(root, {
    headers: language === undefined ? {} : { 'Accept-Language': language },
    cookies: cookie === undefined ? {} : { NEXT_LOCALE: cookie },
  });
  expect(status).toBe(307);
  return headers.location;
};

describe('GET /', () => {
  it.each([
    ['fr', '/fr/'],
    ['fr-CA', '/fr/'],
    ['it-CH, fr;q=0.8', '/it/'],
    ['fr;q=0.3, it;q=0.9, en;q=0.5', '/it/'],
    ['de, ja;q=0.7, en;q=0.5', '/jp/'],
    ['ja-JP', '/jp/'],
    ['zh-CN,zh;q=0.9,en;q=0.8', '/cn/'],
    ['zh-TW', '/cn/'],
    ['zh-Hant-HK', '/cn/'],
    ['ZH-cn', '/cn/'],
    ['en-GB', '/en/'],
    ['fr;q=0, it', '/it/'],
  ])('redirects a visitor who reads %s to %s', async (language, path) => {
    expect(await home(language)).toBe(path);
  });

  it.each([undefined, '', '*', 'de', 'de-AT, nl;q=0.5', 'fr;q=0', ';;;', 'x'.repeat(500)])(
    'redirects a visitor who reads none of its languages to English: %s',
    async (language) => {
      expect(await home(language)).toBe('/en/');
    },
  );

  it('redirects to the language that the visitor has chosen', async () => {
    expect(await home('fr', 'jp')).toBe('/jp/');
    expect(await home('fr', 'en')).toBe('/en/');
  });

  it.each(['de', 'default', 'zh', '', '//evil.example', 'constructor'])('ignores the cookie %j', async (cookie) => {
    expect(await home('fr', cookie)).toBe('/fr/');
  });

  it('is not cached, and names what it depends on', async () => {
    const { headers } = await call(root);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.vary?.split(', ').toSorted()).toEqual(['Accept-Language', 'Cookie']);
  });

  it('answers HEAD too', async () => {
    const { status, headers } = await call(root, { method: 'HEAD', headers: { 'Accept-Language': 'it' } });
    expect(status).toBe(307);
    expect(headers.location).toBe('/it/');
  });
});
