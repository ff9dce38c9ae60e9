import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseSitemap } from '../server/warm-up.ts';
import { startBuild } from './start-build.mts';

const bytesPerKb = 1000;
/** The budget of JavaScript that is loaded before hydration, after brotli. */
const scriptBudgetKb = 158;
/** The same for a page with a section that is a tool, such as a form, a chart or a list with filters. */
const toolScriptBudgetKb = 162;
/** The budgets of a page's data, of its elements, and of those among them that are styled components. */
const dataBudgetKb = 46;
const elementBudget = 1650;
const styledBudget = 400;
/** What the page with the addresses of all houses may have, as a multiple of these budgets. */
const addressesFactor = 3.1;
/**
 * The budget of a page's HTML, after brotli. Only the addresses, and the media library, in which each picture has two links
 * and a checkbox, exceed 24.
 */
const htmlBudgetKb = 32;

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

interface Page {
  label: string;
  html: string;
}

/** Measures pages, prints the seven largest figures, and records all that exceed their budgets. */
const checkBudget = (
  title: string,
  pages: Page[],
  measure: (html: string) => number,
  getBudget: (html: string) => number,
) => {
  process.stdout.write(`\n${title}\n`);
  const figures = pages.map(({ label, html }) => ({ label, figure: measure(html), budget: getBudget(html) }));
  for (const { label, figure, budget } of figures.toSorted((a, b) => b.figure - a.figure).slice(0, 7))
    process.stdout.write(`${figure.toFixed(1).padStart(7)} of ${budget}  ${label}\n`);
  for (const { label, figure, budget } of figures) if (figure > budget) failures.add(`${title} of ${label}`);
};

const toKb = (bytes: number): number => bytes / bytesPerKb;
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

const pages: Page[] = [];
for (const path of await fetchPagePaths()) pages.push({ label: path, html: await fetchText(path) });
await stop();
if (pages.length < 100) failures.add('fewer than 100 pages were found');

const countMatches = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;
const getFactor = (html: string): number => (countMatches(html, /<address\b/g) > 100 ? addressesFactor : 1);
const stripCode = (html: string): string => html.replace(/<(script|style)\b.*?<\/\1>/gs, '');

checkBudget(
  `JavaScript on first load, kB after brotli, of ${pages.length} pages`,
  pages,
  (html) => toKb(sumBrotliBytes(parseScripts(html))),
  (html) => (html.includes(' data-tool=') ? toolScriptBudgetKb : scriptBudgetKb),
);
checkBudget(
  'Data in the page, kB',
  pages,
  (html) => toKb(Buffer.byteLength(parseNextData(html))),
  (html) => dataBudgetKb * getFactor(html),
);
checkBudget(
  'Elements',
  pages,
  (html) => countMatches(stripCode(html), /<[a-z]/g),
  (html) => elementBudget * getFactor(html),
);
checkBudget(
  'Elements that are styled components',
  pages,
  (html) => countMatches(stripCode(html), / class="[^"]*\bsc-/g),
  (html) => styledBudget * getFactor(html),
);
const largestPages = pages
  .map((page) => ({ page, gzipBytes: gzipSync(page.html).length }))
  .toSorted((a, b) => b.gzipBytes - a.gzipBytes)
  .slice(0, 10)
  .map(({ page }) => page);
checkBudget(
  'HTML, kB after brotli',
  largestPages,
  (html) => toKb(brotliCompressSync(html).length),
  () => htmlBudgetKb,
);

const chunks = globSync('.next/static/chunks/**/*.js');
if (chunks.some((file) => readFileSync(file, 'utf8').includes('ZodError')))
  failures.add('a script for the browser contains zod');

if (failures.size > 0) {
  process.stderr.write(`\nOver budget: ${[...failures].join(', ')}\n`);
  process.exit(1);
}
