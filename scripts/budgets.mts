import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseSitemap } from '../server/warm-up.ts';
import { startBuild } from './start-build.mts';

const bytesPerKb = 1000;
/** The budget of JavaScript that is loaded before hydration, after brotli. */
const scriptBudgetKb = 157;
/** The same for a page with a section that is a tool, such as a form, a chart or a list with filters. */
const toolScriptBudgetKb = 161;
/** The budget of a page's data, after gzip. */
const dataBudgetKb = 20;
/** The budget of a page's HTML, after brotli. Only the media library exceeds 24: each picture has two links and a checkbox. */
const htmlBudgetKb = 28;

const { origin, stop } = await startBuild();

const fetchText = async (path: string): Promise<string> => (await fetch(origin + path)).text();
const fetchSitemapPaths = async (path: string): Promise<string[]> => parseSitemap(await fetchText(path));

/** Returns the paths of every page, of the newest offer in each language, and of pages that no sitemap lists. */
const fetchPagePaths = async (): Promise<string[]> => {
  const sitemaps = await fetchSitemapPaths('/sitemap.xml');
  const locales = sitemaps.flatMap((path) => /^\/(\w+)\/sitemap\.xml$/.exec(path)?.[1] ?? []);
  const pages = await Promise.all(locales.map((locale) => fetchSitemapPaths(`/${locale}/sitemap.xml`)));
  const offers = await Promise.all(locales.map((locale) => fetchSitemapPaths(`/${locale}/offers.xml`)));
  const extraPaths = ['/en/job-alert/?token=a', '/en/subscription/?token=a', '/en/none/'];
  return [...pages.flat(), ...offers.flatMap((paths) => paths.slice(0, 1)), ...extraPaths];
};

const failures = new Set<string>();
const report = (label: string, bytes: number, budgetKb: number) => {
  const kilobytes = bytes / bytesPerKb;
  process.stdout.write(`${kilobytes.toFixed(1).padStart(7)} kB of ${budgetKb}  ${label}\n`);
};

interface Measurement {
  label: string;
  bytes: number;
  budgetKb: number;
}

/** Prints the seven largest measurements, and records all that exceed their budgets. */
const checkBudgets = (measurements: Measurement[]) => {
  const sorted = measurements.toSorted((a, b) => b.bytes - a.bytes);
  for (const { label, bytes, budgetKb } of sorted.slice(0, 7)) report(label, bytes, budgetKb);
  for (const { label, bytes, budgetKb } of sorted) if (bytes / bytesPerKb > budgetKb) failures.add(label);
};

const brotliBytesByFile = new Map<string, number>();
const getBrotliBytes = (file: string) => {
  const bytes = brotliBytesByFile.get(file) ?? brotliCompressSync(readFileSync(`.next/${file}`)).length;
  brotliBytesByFile.set(file, bytes);
  return bytes;
};
const sumBrotliBytes = (files: string[]) =>
  [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + getBrotliBytes(file), 0);

/** Parses the list of scripts of a page and its sections, which Next loads before the page hydrates. */
const parseScripts = (html: string) => {
  const [, list] = /<script id="scripts" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  if (!list) throw new Error('A page has no list of scripts.');
  return (JSON.parse(list) as string[]).map((src) => decodeURIComponent(src.replace('/_next/', '')));
};

const parseNextData = (html: string) => /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

const pages: { label: string; html: string }[] = [];
for (const path of await fetchPagePaths()) pages.push({ label: path, html: await fetchText(path) });
await stop();
if (pages.length < 100) failures.add('fewer than 100 pages were found');

process.stdout.write(`JavaScript on first load, brotli: the largest of ${pages.length} pages\n`);
checkBudgets(
  pages.map(({ label, html }) => ({
    label,
    bytes: sumBrotliBytes(parseScripts(html)),
    budgetKb: html.includes(' data-tool=') ? toolScriptBudgetKb : scriptBudgetKb,
  })),
);

process.stdout.write('\nData in the page, gzip\n');
checkBudgets(
  pages.map(({ label, html }) => ({ label, bytes: gzipSync(parseNextData(html)).length, budgetKb: dataBudgetKb })),
);

process.stdout.write('\nHTML, brotli\n');
const pagesWithGzipBytes = pages.map((page) => ({ ...page, bytes: gzipSync(page.html).length }));
const largestPages = pagesWithGzipBytes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 10);
checkBudgets(
  largestPages.map(({ label, html }) => ({ label, bytes: brotliCompressSync(html).length, budgetKb: htmlBudgetKb })),
);

const chunks = globSync('.next/static/chunks/**/*.js');
if (chunks.some((file) => readFileSync(file, 'utf8').includes('ZodError')))
  failures.add('a script for the browser contains zod');

if (failures.size > 0) {
  process.stderr.write(`\nOver budget: ${[...failures].join(', ')}\n`);
  process.exit(1);
}
