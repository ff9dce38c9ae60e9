import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const kilobyte = 1000;
/** Kilobytes of JavaScript before a page comes to life, brotli. */
const scriptBudget = 150;
/** Kilobytes of data in a page, gzip. */
const dataBudget = 20;
const renderedOnRequest = ['/live/[[...path]]'];

const over = new Set<string>();
const report = (what: string, bytes: number, budget: number) => {
  const size = bytes / kilobyte;
  process.stdout.write(`${size.toFixed(1).padStart(7)} kB of ${budget}  ${what}\n`);
};

interface Measured {
  what: string;
  bytes: number;
}

/** Prints the five largest, and notes all that are over their budget. */
const gate = (measured: Measured[], budget: number) => {
  const sorted = measured.toSorted((a, b) => b.bytes - a.bytes);
  for (const { what, bytes } of sorted.slice(0, 5)) report(what, bytes, budget);
  for (const { what, bytes } of sorted) if (bytes / kilobyte > budget) over.add(what);
};

const readJson = <T,>(file: string) => JSON.parse(readFileSync(`.next/${file}`, 'utf8')) as T;
const { pages } = readJson<{ pages: Record<string, string[]> }>('build-manifest.json');
const parts = Object.values(readJson<Record<string, { id: number; files: string[] }>>('react-loadable-manifest.json'));

const brotliSizes = new Map<string, number>();
const brotli = (file: string) => {
  const size = brotliSizes.get(file) ?? brotliCompressSync(readFileSync(`.next/${file}`)).length;
  brotliSizes.set(file, size);
  return size;
};
const total = (files: string[]) =>
  [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + brotli(file), 0);

/** The scripts that a page names, and those of its sections, which Next loads before the page comes to life. */
const scriptsOf = (html: string) => {
  const named = [...html.matchAll(/<script src="\/_next\/([^"]+\.js)"(?![^>]*nomodule)/gi)];
  const [, ids = '[]'] = /"dynamicIds":(\[[^\]]*\])/.exec(html) ?? [];
  const sections = (JSON.parse(ids) as number[]).flatMap((id) => parts.find((part) => part.id === id)?.files ?? []);
  return [...named.map(([, src = '']) => decodeURIComponent(src)), ...sections];
};

const dataOf = (html: string) => /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

const built = globSync('.next/server/pages/**/*.html').map((file) => ({
  what: file.replace('.next/server/pages', ''),
  html: readFileSync(file, 'utf8'),
}));
if (built.length === 0) over.add('no page was built');

process.stdout.write(`JavaScript on first load, brotli: the largest of ${built.length} pages\n`);
gate(
  [
    ...built.map(({ what, html }) => ({ what, bytes: total(scriptsOf(html)) })),
    ...renderedOnRequest.map((page) => ({
      what: page,
      bytes: total([...(pages['/_app'] ?? []), ...(pages[page] ?? [])]),
    })),
  ],
  scriptBudget,
);

process.stdout.write('\nData in the page, gzip\n');
gate(
  built.map(({ what, html }) => ({ what, bytes: gzipSync(dataOf(html)).length })),
  dataBudget,
);

const chunks = globSync('.next/static/chunks/**/*.js');
if (chunks.some((file) => readFileSync(file, 'utf8').includes('ZodError'))) over.add('zod reached the browser');

if (over.size > 0) {
  process.stderr.write(`\nOver budget: ${[...over].join(', ')}\n`);
  process.exit(1);
}
