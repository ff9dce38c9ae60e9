import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type ScriptBudget, scriptBudgets } from '../components/sections/script-budgets.ts';
import { parseSitemap } from '../server/warm-up.ts';
import { startBuild } from './start-build.mts';

const bytesPerKb = 1000;
/** Budgets for JavaScript loaded before hydration, in kilobytes after brotli, by what a page's sections need. */
const scriptBudgetsKb: Record<ScriptBudget, number> = { page: 152, tool: 155 };
/** Budget for a page's data, in kilobytes after gzip. */
const dataBudgetKb = 20;
/** Budget for a page's HTML, in kilobytes after brotli. */
const htmlBudgetKb = 24;

const { origin, stop } = await startBuild();

const fetchText = async (path: string): Promise<string> => (await fetch(origin + path)).text();
const fetchSitemapPaths = async (path: string): Promise<string[]> => parseSitemap(await fetchText(path));

/** Every page of the site, the newest offer in each language, and pages that are not in the sitemap. */
const listPagePaths = async (): Promise<string[]> => {
  const sitemaps = await fetchSitemapPaths('/sitemap.xml');
  const locales = sitemaps.flatMap((path) => /^\/(\w+)\/sitemap\.xml$/.exec(path)?.[1] ?? []);
  const pages = await Promise.all(locales.map((locale) => fetchSitemapPaths(`/${locale}/sitemap.xml`)));
  const offers = await Promise.all(locales.map((locale) => fetchSitemapPaths(`/${locale}/offers.xml`)));
  const extraPaths = ['/en/job-alert/?token=a', '/en/subscription/?token=a', '/en/none/'];
  return [...pages.flat(), ...offers.flatMap((paths) => paths.slice(0, 1)), ...extraPaths];
};

const exceeded = new Set<string>();
const report = (label: string, bytes: number, budgetKb: number) => {
  const kilobytes = bytes / bytesPerKb;
  process.stdout.write(`${kilobytes.toFixed(1).padStart(7)} kB of ${budgetKb}  ${label}\n`);
};

interface Measurement {
  label: string;
  bytes: number;
  budgetKb: number;
}

/** Prints the seven largest, and records all that are over their budget. */
const checkBudgets = (measurements: Measurement[]) => {
  const sorted = measurements.toSorted((a, b) => b.bytes - a.bytes);
  for (const { label, bytes, budgetKb } of sorted.slice(0, 7)) report(label, bytes, budgetKb);
  for (const { label, bytes, budgetKb } of sorted) if (bytes / bytesPerKb > budgetKb) exceeded.add(label);
};

const brotliBytesByFile = new Map<string, number>();
const getBrotliBytes = (file: string) => {
  const bytes = brotliBytesByFile.get(file) ?? brotliCompressSync(readFileSync(`.next/${file}`)).length;
  brotliBytesByFile.set(file, bytes);
  return bytes;
};
const sumBrotliBytes = (files: string[]) =>
  [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + getBrotliBytes(file), 0);

/** The scripts that a page lists, including those of its sections. Next loads them before the page hydrates. */
const parseScripts = (html: string) => {
  const [, list] = /<script id="scripts" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  if (!list) throw new Error('A page lists no scripts.');
  return (JSON.parse(list) as string[]).map((src) => decodeURIComponent(src.replace('/_next/', '')));
};

const parseNextData = (html: string) => /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

const pages: { label: string; html: string }[] = [];
for (const path of await listPagePaths()) pages.push({ label: path, html: await fetchText(path) });
await stop();
if (pages.length < 100) exceeded.add('not all pages were found');

const getScriptBudgetKb = (html: string): number =>
  Math.max(
    ...Object.entries(scriptBudgets)
      .filter(([type]) => html.includes(`data-section="${type}"`))
      .map(([, budget]) => scriptBudgetsKb[budget]),
    scriptBudgetsKb.page,
  );

process.stdout.write(`JavaScript on first load, brotli: the largest of ${pages.length} pages\n`);
checkBudgets(
  pages.map(({ label, html }) => ({
    label,
    bytes: sumBrotliBytes(parseScripts(html)),
    budgetKb: getScriptBudgetKb(html),
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
if (chunks.some((file) => readFileSync(file, 'utf8').includes('ZodError'))) exceeded.add('zod reached the browser');

if (exceeded.size > 0) {
  process.stderr.write(`\nOver budget: ${[...exceeded].join(', ')}\n`);
  process.exit(1);
}
