import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type ScriptBudget, scriptBudgets } from '../components/sections/script-budgets.ts';
import { parseSitemap } from '../server/warm-up.ts';
import { startBuild } from './start-build.mts';

const kilobyte = 1000;
/** Budgets for JavaScript loaded before hydration, in kilobytes after brotli, by what a page's sections need. */
const limits: Record<ScriptBudget, number> = { page: 152, tool: 155 };
/** Budget for a page's data, in kilobytes after gzip. */
const dataBudget = 20;
/** Budget for a page's HTML, in kilobytes after brotli. */
const htmlBudget = 24;

const { origin, stop } = await startBuild();

const textAt = async (path: string): Promise<string> => (await fetch(origin + path)).text();
const addressesAt = async (path: string): Promise<string[]> => parseSitemap(await textAt(path));

/** Every page of the site, the newest offer in each language, and pages that are not in the sitemap. */
const pageAddresses = async (): Promise<string[]> => {
  const sitemaps = await addressesAt('/sitemap.xml');
  const locales = sitemaps.flatMap((path) => /^\/(\w+)\/sitemap\.xml$/.exec(path)?.[1] ?? []);
  const pages = await Promise.all(locales.map((locale) => addressesAt(`/${locale}/sitemap.xml`)));
  const offers = await Promise.all(locales.map((locale) => addressesAt(`/${locale}/offers.xml`)));
  const others = ['/en/job-alert/?token=a', '/en/subscription/?token=a', '/en/none/'];
  return [...pages.flat(), ...offers.flatMap((addresses) => addresses.slice(0, 1)), ...others];
};

const over = new Set<string>();
const report = (what: string, bytes: number, budget: number) => {
  const size = bytes / kilobyte;
  process.stdout.write(`${size.toFixed(1).padStart(7)} kB of ${budget}  ${what}\n`);
};

interface Measured {
  what: string;
  bytes: number;
  budget: number;
}

/** Prints the seven largest, and records all that are over their budget. */
const gate = (measured: Measured[]) => {
  const sorted = measured.toSorted((a, b) => b.bytes - a.bytes);
  for (const { what, bytes, budget } of sorted.slice(0, 7)) report(what, bytes, budget);
  for (const { what, bytes, budget } of sorted) if (bytes / kilobyte > budget) over.add(what);
};

const brotliSizes = new Map<string, number>();
const brotli = (file: string) => {
  const size = brotliSizes.get(file) ?? brotliCompressSync(readFileSync(`.next/${file}`)).length;
  brotliSizes.set(file, size);
  return size;
};
const total = (files: string[]) =>
  [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + brotli(file), 0);

/** The scripts that a page lists, including those of its sections. Next loads them before the page hydrates. */
const scriptsOf = (html: string) => {
  const [, list] = /<script id="scripts" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  if (!list) throw new Error('A page lists no scripts.');
  return (JSON.parse(list) as string[]).map((src) => decodeURIComponent(src.replace('/_next/', '')));
};

const dataOf = (html: string) => /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

const pages: { what: string; html: string }[] = [];
for (const path of await pageAddresses()) pages.push({ what: path, html: await textAt(path) });
await stop();
if (pages.length < 100) over.add('not all pages were found');

const scriptBudgetOf = (html: string): number =>
  Math.max(
    ...Object.entries(scriptBudgets)
      .filter(([type]) => html.includes(`data-section="${type}"`))
      .map(([, budget]) => limits[budget]),
    limits.page,
  );

process.stdout.write(`JavaScript on first load, brotli: the largest of ${pages.length} pages\n`);
gate(pages.map(({ what, html }) => ({ what, bytes: total(scriptsOf(html)), budget: scriptBudgetOf(html) })));

process.stdout.write('\nData in the page, gzip\n');
gate(pages.map(({ what, html }) => ({ what, bytes: gzipSync(dataOf(html)).length, budget: dataBudget })));

process.stdout.write('\nHTML, brotli\n');
const gzipped = pages.map((page) => ({ ...page, bytes: gzipSync(page.html).length }));
const largest = gzipped.toSorted((a, b) => b.bytes - a.bytes).slice(0, 10);
gate(largest.map(({ what, html }) => ({ what, bytes: brotliCompressSync(html).length, budget: htmlBudget })));

const chunks = globSync('.next/static/chunks/**/*.js');
if (chunks.some((file) => readFileSync(file, 'utf8').includes('ZodError'))) over.add('zod reached the browser');

if (over.size > 0) {
  process.stderr.write(`\nOver budget: ${[...over].join(', ')}\n`);
  process.exit(1);
}
