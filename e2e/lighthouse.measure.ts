import { spawnSync } from 'node:child_process';
import type { Locale } from '@/lib/i18n/locales';
import { getPagePath, pageTypeNames } from './support/pages';
import { expect, test } from './support/test';

/**
 * `SITE_ENV=production npm run build && SITE_ENV=production npm run lighthouse`: runs Lighthouse's mobile profile on
 * every page type, and takes the median of three. Not part of `npm test`, because its figures depend on the machine.
 */
const version = '13.5.0';
const measuredLocales: readonly Locale[] = ['en', 'jp'];
const minScores = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };
type Category = keyof typeof minScores;

interface Report {
  categories: Record<Category, { score: number }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const flags = ['headless=new', 'no-sandbox', 'disable-gpu', 'disable-background-networking'];

const runLighthouse = (url: string): Report => {
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

for (const locale of measuredLocales)
  for (const type of [...pageTypeNames, 'open offer'] as const)
    test(`${type} in ${locale}`, async ({ baseURL, request }) => {
      test.setTimeout(300_000);
      const url = baseURL + (await getPagePath(type, locale));
      const html = await (await request.get(url)).text();
      expect(html, 'a site that may be indexed').not.toContain('noindex');
      runLighthouse(url);
      const reports = [runLighthouse(url), runLighthouse(url), runLighthouse(url)];
      const scores = Object.fromEntries(
        (Object.keys(minScores) as Category[]).map((category) => [
          category,
          median(reports.map(({ categories }) => categories[category].score)),
        ]),
      );
      const getAuditMedian = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
      const kilobytes = Math.round(getAuditMedian('total-byte-weight') / 1000);
      const layoutShift = getAuditMedian('cumulative-layout-shift');
      process.stdout.write(
        `${locale} ${type}: ${Object.values(scores).join(' ')} LCP ${Math.round(getAuditMedian('largest-contentful-paint'))} ms, TBT ${Math.round(getAuditMedian('total-blocking-time'))} ms, CLS ${layoutShift}, ${kilobytes} kB\n`,
      );
      for (const [category, score] of Object.entries(minScores))
        expect.soft(scores[category], category).toBeGreaterThanOrEqual(score);
      expect.soft(layoutShift).toBe(0);
    });
