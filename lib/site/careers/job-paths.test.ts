import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { cms } from '../../cms';
import { locales } from '../../i18n/locales';
import { rewrites } from '../web/routing';
import { jobPath, jobsPath } from './job-paths';

vi.mock('@/lib/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
afterAll(removeContent);

it('the list of offers is the page behind the link to join us', async () => {
  expect(await jobsPath(cms, { locale: 'fr', draft: false })).toBe('/fr/groupe/');
});

describe.each(locales)('an offer in %s', (locale) => {
  it('has an address that links to its page', async () => {
    const offer = { continent: 'asia', path: 'watchmaker-tokyo-300' };
    const rewrite = rewrites.beforeFiles.find(({ destination }) => destination === `/${locale}/job/:continent/:path`);
    expect(getPathMatch(rewrite?.source ?? '')(await jobPath(locale, offer))).toEqual(offer);
  });
});

it('offers have addresses in the words of each language', async () => {
  const addresses = await Promise.all(locales.map((locale) => jobPath(locale, { continent: 'asia', path: 'x-1' })));
  expect(addresses[0]).toMatch(/^\/en\/[a-z-]+(\/[a-z-]+)*\/asia\/x-1\/$/);
  expect(new Set(addresses.map((address) => address.slice(3))).size).toBeGreaterThan(1);
});
