import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const kilobyte = 1000;
/** Kilobytes of JavaScript on the first load of a page, brotli. */
const scriptBudgets: Record<string, number> = {
  '/[[...path]]': 150,
  '/live/[[...path]]': 150,
  '/404': 150,
  '/500': 150,
};
/** Kilobytes of data in a page, gzip. */
const dataBudget = 20;

const over: string[] = [];
const report = (what: string, bytes: number, budget: number) => {
  const size = bytes / kilobyte;
  process.stdout.write(`${size.toFixed(1).padStart(7)} kB of ${budget}  ${what}\n`);
  if (size > budget) over.push(what);
};

const { pages } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as { pages: Record<string, string[]> };
const brotli = (file: string) => brotliCompressSync(readFileSync(`.next/${file}`)).length;

process.stdout.write('JavaScript on first load, brotli\n');
for (const [page, budget] of Object.entries(scriptBudgets)) {
  const files = new Set([...(pages['/_app'] ?? []), ...(pages[page] ?? [])].filter((file) => file.endsWith('.js')));
  report(
    page,
    [...files].reduce((sum, file) => sum + brotli(file), 0),
    budget,
  );
}

const scripts = globSync('.next/static/chunks/**/*.js');
if (scripts.some((file) => readFileSync(file, 'utf8').includes('ZodError'))) over.push('zod reached the browser');

const dataOf = (file: string) => {
  const [, data = ''] = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(readFileSync(file, 'utf8')) ?? [];
  return gzipSync(data).length;
};
const measured = globSync('.next/server/pages/**/*.html').map((file) => ({ file, bytes: dataOf(file) }));
measured.sort((a, b) => b.bytes - a.bytes);

process.stdout.write(`\nData in the page, gzip: the five largest of ${measured.length}\n`);
for (const { file, bytes } of measured.slice(0, 5)) report(file.replace('.next/server/pages', ''), bytes, dataBudget);
for (const { file, bytes } of measured.slice(5)) if (bytes / kilobyte > dataBudget) over.push(file);
if (measured.length === 0) over.push('no page was built');

if (over.length > 0) {
  process.stderr.write(`\nOver budget: ${over.join(', ')}\n`);
  process.exit(1);
}
