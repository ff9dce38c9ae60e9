import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { locales } from '../lib/i18n/locales.ts';
import { serveArguments } from '../scripts/serve-arguments.ts';

// Measures the built site: the time to the first page and to readiness, the time of pictures that nobody has requested
// before, and the server's resident memory in MB when it is ready and after each round of requests: every URL of the
// sitemaps, every size of the pictures of 200 pages, twice 100,000 mixed requests, and 100,000 addresses that do not
// exist. REQUESTS replaces their number.
const count = Number(process.env.REQUESTS ?? 100_000);
const port = Number(process.env.PORT ?? 3400);
const site = `http://localhost:${port}`;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'memory-'));
/** Pictures that were converted before are put aside, so that none is known. An interrupted run has left them there. */
const pictureCache = '.next/cache/pictures';
const knownPictures = `${pictureCache}.aside`;
if (existsSync(knownPictures)) rmSync(pictureCache, { recursive: true, force: true });
else if (existsSync(pictureCache)) renameSync(pictureCache, knownPictures);
const started = performance.now();
const server = spawn(process.execPath, serveArguments, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PORT: `${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    WARM_UP: 'off',
    TRUSTED_PROXIES: '1',
  },
});

const residentMb = (): number => {
  const [, kB] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1024);
};

/** Requests an address as one of many clients, and returns the status; 0 if there is no answer. */
const visit = async (address: string): Promise<number> => {
  const client = `10.${random(256)}.${random(256)}.${random(256)}`;
  try {
    const response = await fetch(new URL(address, site), {
      headers: { 'X-Forwarded-For': client, Accept: 'image/avif,*/*' },
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
};

const random = (below: number): number => Math.floor(Math.random() * below);
const oneOf = <T,>(all: readonly T[]): T => all[random(all.length)] as T;

const until = async (address: string): Promise<number> => {
  while ((await visit(address)) !== 200) await wait(20);
  return Math.round(performance.now() - started);
};

/** Every page address of a sitemap. For a sitemap index, those of all the sitemaps that it lists. */
const addressesIn = async (sitemap: string): Promise<string[]> => {
  const text = await (await fetch(sitemap)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => site + new URL(address).pathname,
  );
  if (!text.includes('<sitemapindex')) return addresses;
  return (await Promise.all(addresses.map(addressesIn))).flat();
};

/** The addresses of all sizes of the pictures of pages. */
const picturesOf = async (pages: readonly string[]): Promise<string[]> => {
  const found = new Set<string>();
  for (const page of pages) {
    const html = await (await fetch(page)).text();
    for (const [address] of html.matchAll(/\/_next\/image\/\?[^"\s,\\]+&amp;[^"\s,]+/g))
      found.add(address.replaceAll('&amp;', '&'));
  }
  return [...found];
};

const words = ['leather', 'silk', 'watch', 'Paris', 'maison', 'cuir', 'orologi', '手袋', '时计', 'atelier'];
const lists = ['/en/search/', '/fr/recherche/', '/it/ricerca/', '/jp/search/', '/en/talents/job-offers/'];

/** One of the requests that visitors make: mostly pages, then calls, lists, pictures, and addresses that do not exist. */
const mixed = (pages: readonly string[], pictures: readonly string[]): string => {
  const part = random(100);
  if (part < 80) return oneOf(pages);
  if (part < 90) return oneOf(pictures);
  if (part < 94) return `/api/search-suggestions/?locale=${oneOf(locales)}&q=${encodeURIComponent(oneOf(words))}`;
  if (part < 96) return `${oneOf(lists)}?search=${encodeURIComponent(oneOf(words))}&page=${random(4)}`;
  if (part < 98) return `/${oneOf(locales)}/${randomUUID()}/`;
  return `/api/share-price/`;
};

const report = (text: string) => process.stdout.write(`${text}\n`);

/** Makes requests, 16 at a time, and prints the memory afterwards. */
const round = async (name: string, addresses: Iterable<string>): Promise<void> => {
  const begun = performance.now();
  const statuses = new Map<number, number>();
  const next = addresses[Symbol.iterator]();
  const work = async () => {
    for (let { value, done } = next.next(); !done; { value, done } = next.next()) {
      const status = await visit(value);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  const seconds = Math.round((performance.now() - begun) / 1000);
  await wait(5000);
  const answers = [...statuses].map(([status, answered]) => `${answered} × ${status}`).join(', ');
  report(`${residentMb()} MB after ${name} in ${seconds} s (${answers})`);
};

/** Requests some of the pictures, one after the other, and prints how long they take. */
const timePictures = async (pictures: readonly string[]): Promise<void> => {
  const taken: number[] = [];
  for (const picture of pictures.filter((_, index) => index % 14 === 0)) {
    const begun = performance.now();
    await visit(picture);
    taken.push(Math.round(performance.now() - begun));
  }
  taken.sort((a, b) => a - b);
  const [median, most] = [taken[taken.length >> 1], taken.at(-1)];
  report(
    `a picture that nobody has requested before: median ${median} ms, at most ${most} ms (${taken.length} pictures)`,
  );
};

function* times(number: number, address: () => string): Generator<string> {
  for (let made = 0; made < number; made++) yield address();
}

try {
  report(`first page after ${await until('/en/')} ms`);
  report(`ready after ${await until('/api/ready/')} ms`);
  await wait(2000);
  report(`${residentMb()} MB at rest`);
  const pages = await addressesIn(`${site}/sitemap.xml`);
  const pictures = await picturesOf(pages.slice(0, 200));
  await timePictures(pictures);
  await round(`${pages.length} URLs of the sitemaps`, pages);
  await round(`${pictures.length} pictures`, pictures);
  for (const name of ['first', 'second'])
    await round(
      `the ${name} ${count} mixed requests`,
      times(count, () => mixed(pages, pictures)),
    );
  await round(
    `${count} addresses that do not exist`,
    times(count, () => `/${oneOf(locales)}/${randomUUID()}/`),
  );
} finally {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(pictureCache, { recursive: true, force: true });
  if (existsSync(knownPictures)) renameSync(knownPictures, pictureCache);
}
