import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import config from '@/next.config.js';
import { locales } from '../i18n/locales';
import { listKeys } from '../lists/list-query';
import { pseudoLocale, regionJob, rewrites } from '../site/web/routing';
import resolveRewrites from './resolve-rewrites';

const router = `${process.cwd()}/node_modules/next/dist/shared/lib/router/router.js`;
const pages = ['/404', '/[[...path]]', '/live/[[...path]]', '/job/[continent]/[path]', '/job-alert', '/subscription'];
const resolveHref = (path: string) =>
  ['/live', '/job'].flatMap((folder) =>
    pages.filter((page) => path.startsWith(folder) && page.startsWith(`${folder}/`)),
  )[0] ?? '/[[...path]]';

/** What the router finds out about an address. */
const learn = (resolve: typeof resolveRewrites, address: string) => {
  const query = Object.fromEntries(new URL(address, window.location.origin).searchParams);
  const found = resolve(address, pages, rewrites, query, resolveHref, [pseudoLocale, ...locales]);
  const { asPath, matchedPage, resolvedHref, externalDest } = found;
  return { asPath, matchedPage, resolvedHref, externalDest, query };
};

let nextOwn: typeof resolveRewrites;
beforeEach(async () => {
  vi.stubEnv('__NEXT_TRAILING_SLASH', 'true');
  vi.stubEnv('__NEXT_I18N_SUPPORT', 'true');
  const own = await import('next/dist/shared/lib/router/utils/resolve-rewrites');
  nextOwn = (own.default as unknown as { default: typeof resolveRewrites }).default ?? own.default;
});
afterEach(() => vi.unstubAllEnvs());

const segment = fc.oneof(
  fc.constantFrom('news', 'live', 'job', 'live-music', 'europe', 'job-alert', 'a.b', 'caf%C3%A9', '%2e', '新闻'),
  fc.stringMatching(/^[a-z0-9-]{1,8}$/),
);
const parameter = fc.tuple(
  fc.oneof(fc.constantFrom(...listKeys), fc.constantFrom('utm_source', 'token')),
  fc.constantFrom('', '0', '2', 'a b', 'é', '/'),
);
const address = fc
  .record({
    locale: fc.constantFrom(...locales),
    isOfOffer: fc.boolean(),
    segments: fc.array(segment, { maxLength: 4 }),
    slash: fc.constantFrom('', '/'),
    parameters: fc.array(parameter, { maxLength: 3 }),
    hash: fc.constantFrom('', '#part'),
  })
  .map(({ locale, isOfOffer, segments, slash, parameters, hash }) => {
    const path = [locale, ...(isOfOffer ? [regionJob(locale)] : []), ...segments].join('/');
    const query = new URLSearchParams(parameters).toString();
    return `/${path}${slash}${query && `?${query}`}${hash}`;
  });

it('finds the same page file as Next’s own, for any address of the site', () => {
  fc.assert(
    fc.property(address, (one) => {
      expect(learn(resolveRewrites, one)).toEqual(learn(nextOwn, one));
    }),
    { numRuns: 3000 },
  );
});

it.each([
  ['/en/news/', '/[[...path]]'],
  ['/en/news/?page=2', '/live/[[...path]]'],
  ['/jp/?search=a', '/live/[[...path]]'],
  [`/fr/${regionJob('fr')}/europe/abc/`, '/job/[continent]/[path]'],
  ['/en/job-alert/?token=1', undefined],
])('finds the page file of %s', (one, file) => {
  expect(learn(resolveRewrites, one)).toMatchObject({ matchedPage: true, resolvedHref: file });
});

it('knows all rewrites of pages', () => {
  const destinations = rewrites.beforeFiles
    .filter(({ source }) => !source.startsWith(`/${pseudoLocale}`))
    .map(({ destination }) => destination);
  expect(new Set(destinations)).toEqual(
    new Set([...locales.map((locale) => `/${locale}/job/:continent/:path`), '/:locale/live/:path*']),
  );
  expect([...rewrites.afterFiles, ...rewrites.fallback]).toEqual([]);
});

it('replaces the module that Next’s router calls', () => {
  const webpack = {
    module: { rules: [] as { test: RegExp; resolve: { alias: Record<string, string> } }[] },
    resolve: { alias: {} },
  };
  config.webpack?.(webpack, { isServer: false } as never);
  const request = './utils/resolve-rewrites';
  const rule = webpack.module.rules.find(({ test }) => test.test(router));
  expect(existsSync(rule?.resolve.alias[`${request}$`] ?? '')).toBe(true);
  const source = readFileSync(router, 'utf8');
  expect(source).toContain(`resolveRewrites = require('${request}').default;`);
  // Next uses `parsedAs` of the result where a middleware rewrites only, and the site has none.
  const results = [...source.matchAll(/rewritesResult\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(results)).toEqual(new Set(['externalDest', 'asPath', 'matchedPage', 'resolvedHref']));
});
