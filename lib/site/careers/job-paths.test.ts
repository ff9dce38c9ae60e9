import { afterAll, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { locales } from '../../i18n/locales';
import { loadJobListPath, loadJobPath } from './job-paths';

vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
afterAll(removeContent);

it('the path of the list of offers is the link `joinUs` of the settings', async () => {
  expect(await loadJobListPath({ locale: 'fr', draft: false })).toBe('/fr/groupe/');
});

it('an offer has a path in each language', async () => {
  const paths = await Promise.all(locales.map((locale) => loadJobPath(locale, { continent: 'asia', path: 'x-1' })));
  expect(paths[0]).toMatch(/^\/en\/[a-z-]+(\/[a-z-]+)*\/asia\/x-1\/$/);
  expect(new Set(paths.map((path) => path.slice(3))).size).toBeGreaterThan(1);
});
