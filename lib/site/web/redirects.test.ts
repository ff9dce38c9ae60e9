import fc from 'fast-check';
import type { GetServerSidePropsContext } from 'next';
import { describe, expect, it } from 'vitest';
import { parsePagePath, redirectHome } from './redirects';

const redirected = (language?: string, cookie?: string) => {
  const headers = new Map<string, string>();
  const context = {
    req: {
      headers: language === undefined ? {} : { 'accept-language': language },
      cookies: cookie === undefined ? {} : { NEXT_LOCALE: cookie },
    },
    res: { setHeader: (name: string, value: string) => headers.set(name, value) },
  };
  const { redirect } = redirectHome(context as unknown as GetServerSidePropsContext);
  return { redirect, headers };
};

const home = (language?: string, cookie?: string) => redirected(language, cookie).redirect.destination;

describe('the redirect from /', () => {
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
  ])('redirects a visitor who reads %s to %s', (language, path) => {
    expect(home(language)).toBe(path);
  });

  it.each([undefined, '', '*', 'de', 'de-AT, nl;q=0.5', 'fr;q=0', ';;;', 'x'.repeat(500)])(
    'redirects a visitor who reads none of its languages to English: %s',
    (language) => {
      expect(home(language)).toBe('/en/');
    },
  );

  it('redirects to the language that the visitor has chosen', () => {
    expect(home('fr', 'jp')).toBe('/jp/');
    expect(home('fr', 'en')).toBe('/en/');
  });

  it.each([
    ['zh', '/cn/'],
    ['zh-CN', '/cn/'],
    ['ja', '/jp/'],
    ['JA-jp', '/jp/'],
  ])('knows a chosen language by another spelling: %s', (cookie, path) => {
    expect(home('fr', cookie)).toBe(path);
  });

  it.each(['de', 'default', '', '//evil.example', 'constructor'])('ignores the cookie %j', (cookie) => {
    expect(home('fr', cookie)).toBe('/fr/');
  });

  it('is not cached, and names what it depends on', () => {
    const { redirect, headers } = redirected();
    expect(redirect).toMatchObject({ permanent: false });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Vary')?.split(', ').toSorted()).toEqual(['Accept-Language', 'Cookie']);
  });
});

describe('parsePagePath', () => {
  it.each(['/', '/en/', '/fr/groupe/histoire/', '/en/news/?page=2', '/en/group/#board', '/en/?to=https://x.example/'])(
    'accepts %s',
    (path) => {
      expect(parsePagePath(path)).toBe(path);
    },
  );

  it.each([
    '',
    'en/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'http://evil.example/',
    'https:evil.example',
    'HTTPS://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    '/\\/evil.example',
    '//user@evil.example:80',
    '/..//evil.example/',
    '/api/preview/?secret=x&path=/en/',
    '/api/exit-preview/?redirection=/en/',
    '/en/../api/exit-preview/',
    '/en/%2e%2e/api/exit-preview/',
    '/media/films/hands-saddler.mp4',
    '/documents/finance/report.pdf',
    '/de/',
  ])('refuses %j', (path) => {
    expect(parsePagePath(path)).toBeNull();
  });

  it.each(['/cn/集团/', '/en/\r\nx'])('returns %j in a form that fits a header', (path) => {
    expect(parsePagePath(path)).toMatch(/^\/[\x21-\x7e]+$/);
  });

  it('refuses every path that leads a browser off the site', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      'evil.example',
      'http:',
      '',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = parsePagePath(parts.join(''));
        const from = 'https://www.site.example/en/';
        return path === null || (URL.canParse(path, from) && new URL(path, from).host === 'www.site.example');
      }),
      { numRuns: 2000 },
    );
  });
});
