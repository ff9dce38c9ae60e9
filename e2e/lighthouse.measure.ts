import { spawnSync } from 'node:child_process';
import type { Locale } from '@/lib/i18n/locales';
import { pageTypeNames, pathOf } from './support/pages';
import { expect, test } from './support/test';

/**
 * `SITE_ENV=production npm run build && SITE_ENV=production npm run lighthouse`: runs Lighthouse's mobile profile on
 * every page type, and takes the median of three. Not part of `npm test`, because its figures depend on the machine.
 */
const version = '13.5.0';
const shownLocales: readonly Locale[] = ['en', 'jp'];
const least = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };
type Category = keyof typeof least;

interface Report {
  categories: Record<Category, { score: number }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const flags = ['headless=new', 'no-sandbox', 'disable-gpu', 'disable-background-networking'];

const measure = (url: string): Report => {
  const { stdout, stderr } = spawnSync(
    'npx',
    [
      ...['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json'],
      `--chrome-flags=${flags.map((flag) => `--${flag}`).join(' ')}`,
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 27, env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Report;
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

for (const locale of shownLocales)
  for (const type of [...pageTypeNames, 'open offer'] as const)
    test(`${type} in ${locale}`, async ({ baseURL, request }) => {
      test.setTimeout(300_000);
      const url = baseURL + (await pathOf(type, locale));
      const html = await (await request.get(url)).text();
      expect(html, 'a site that may be indexed').not.toContain('noindex');
      measure(url);
      const reports = [measure(url), measure(url), measure(url)];
      const scores = Object.fromEntries(
        (Object.keys(least) as Category[]).map((category) => [
          category,
          median(reports.map(({ categories }) => categories[category].score)),
        ]),
      );
      const figure = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
      const kilobytes = Math.round(figure('total-byte-weight') / 1000);
      const shift = figure('cumulative-layout-shift');
      process.stdout.write(
        `${locale} ${type}: ${Object.values(scores).join(' ')} LCP ${Math.round(figure('largest-contentful-paint'))} ms, TBT ${Math.round(figure('total-blocking-time'))} ms, CLS ${shift}, ${kilobytes} kB\n`,
      );
      for (const [category, score] of Object.entries(least))
        expect.soft(scores[category], category).toBeGreaterThanOrEqual(score);
      expect.soft(shift).toBe(0);
    });
