import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { locales } from '../lib/i18n/locales.ts';
import { serveArguments } from '../scripts/serve-arguments.ts';

// Measures the built site: the time to the first page and to readiness, the time to convert pictures, and the server's
// resident memory in MB when it is ready and after each round of requests. The rounds are every URL of the sitemaps,
// every size of the pictures on 200 pages, 100,000 mixed requests twice, and 100,000 addresses that do not exist.
// REQUESTS sets another number than 100,000.
const requestCount = Number(process.env.REQUESTS ?? 100_000);
const port = Number(process.env.PORT ?? 3400);
const site = `http://localhost:${port}`;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'memory-'));
/** The cache of converted pictures, which is moved away during the run. After an interrupted run it is still there. */
const pictureCache = '.next/cache/pictures';
const pictureCacheBackup = `${pictureCache}.aside`;
if (existsSync(pictureCacheBackup)) rmSync(pictureCache, { recursive: true, force: true });
else if (existsSync(pictureCache)) renameSync(pictureCache, pictureCacheBackup);
const startedAtMs = performance.now();
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

/** Reads the resident memory of the server. */
const readResidentMb = (): number => {
  const [, kB] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1024);
};

/** Requests an address as a random client. Returns the status, or 0 if there is no response. */
const visit = async (url: string): Promise<number> => {
  const client = `10.${random(256)}.${random(256)}.${random(256)}`;
  try {
    const response = await fetch(new URL(url, site), {
      headers: { 'X-Forwarded-For': client, Accept: 'image/avif,*/*' },
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
};

const random = (limit: number): number => Math.floor(Math.random() * limit);
const pickRandom = <T,>(items: readonly T[]): T => items[random(items.length)] as T;

/** Requests an address until it responds with 200. Returns the time since the server was started, in milliseconds. */
const waitUntilOk = async (url: string): Promise<number> => {
  while ((await visit(url)) !== 200) await wait(20);
  return Math.round(performance.now() - startedAtMs);
};

/** Fetches the page addresses of a sitemap, or of all the sitemaps that a sitemap index lists. */
const fetchSitemapUrls = async (sitemap: string): Promise<string[]> => {
  const text = await (await fetch(sitemap)).text();
  const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => site + new URL(url).pathname);
  if (!text.includes('<sitemapindex')) return urls;
  return (await Promise.all(urls.map(fetchSitemapUrls))).flat();
};

/** Fetches pages, and returns the addresses of all sizes of their pictures. */
const fetchPictureUrls = async (pages: readonly string[]): Promise<string[]> => {
  const pictureUrls = new Set<string>();
  for (const page of pages) {
    const html = await (await fetch(page)).text();
    for (const [imageUrl] of html.matchAll(/\/_next\/image\/\?[^"\s,\\]+&amp;[^"\s,]+/g))
      pictureUrls.add(imageUrl.replaceAll('&amp;', '&'));
  }
  return [...pictureUrls];
};

const searchTerms = ['leather', 'silk', 'watch', 'Paris', 'maison', 'cuir', 'orologi', '手袋', '时计', 'atelier'];
const listPaths = ['/en/search/', '/fr/recherche/', '/it/ricerca/', '/jp/search/', '/en/talents/job-offers/'];

/** Picks a request at random: mostly pages, then pictures, API calls, lists and addresses that do not exist. */
const pickMixedRequest = (pages: readonly string[], pictures: readonly string[]): string => {
  const roll = random(100);
  if (roll < 80) return pickRandom(pages);
  if (roll < 90) return pickRandom(pictures);
  if (roll < 94)
    return `/api/search-suggestions/?locale=${pickRandom(locales)}&q=${encodeURIComponent(pickRandom(searchTerms))}`;
  if (roll < 96)
    return `${pickRandom(listPaths)}?search=${encodeURIComponent(pickRandom(searchTerms))}&page=${random(4)}`;
  if (roll < 98) return `/${pickRandom(locales)}/${randomUUID()}/`;
  return `/api/share-price/`;
};

const report = (text: string) => process.stdout.write(`${text}\n`);

/** Sends requests, 16 at a time, and prints the server's memory afterwards. */
const runRound = async (name: string, urls: Iterable<string>): Promise<void> => {
  const startMs = performance.now();
  const countByStatus = new Map<number, number>();
  const next = urls[Symbol.iterator]();
  const worker = async () => {
    for (let { value, done } = next.next(); !done; { value, done } = next.next()) {
      const status = await visit(value);
      countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  const seconds = Math.round((performance.now() - startMs) / 1000);
  await wait(5000);
  const statusSummary = [...countByStatus].map(([status, responseCount]) => `${responseCount} × ${status}`).join(', ');
  report(`${readResidentMb()} MB after ${name} in ${seconds} s (${statusSummary})`);
};

/** Requests every 14th picture, one after the other, and prints how long they take. */
const timePictures = async (pictures: readonly string[]): Promise<void> => {
  const durationsMs: number[] = [];
  for (const picture of pictures.filter((_, index) => index % 14 === 0)) {
    const startMs = performance.now();
    await visit(picture);
    durationsMs.push(Math.round(performance.now() - startMs));
  }
  durationsMs.sort((a, b) => a - b);
  const [medianMs, maxMs] = [durationsMs[durationsMs.length >> 1], durationsMs.at(-1)];
  report(
    `a picture that has not been converted yet: median ${medianMs} ms, at most ${maxMs} ms (${durationsMs.length} pictures)`,
  );
};

function* repeat(total: number, createUrl: () => string): Generator<string> {
  for (let index = 0; index < total; index++) yield createUrl();
}

try {
  report(`first page after ${await waitUntilOk('/en/')} ms`);
  report(`ready after ${await waitUntilOk('/api/ready/')} ms`);
  await wait(2000);
  report(`${readResidentMb()} MB at rest`);
  const pages = await fetchSitemapUrls(`${site}/sitemap.xml`);
  const pictures = await fetchPictureUrls(pages.slice(0, 200));
  await timePictures(pictures);
  await runRound(`${pages.length} URLs of the sitemaps`, pages);
  await runRound(`${pictures.length} pictures`, pictures);
  for (const name of ['first', 'second'])
    await runRound(
      `the ${name} ${requestCount} mixed requests`,
      repeat(requestCount, () => pickMixedRequest(pages, pictures)),
    );
  await runRound(
    `${requestCount} addresses that do not exist`,
    repeat(requestCount, () => `/${pickRandom(locales)}/${randomUUID()}/`),
  );
} finally {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(pictureCache, { recursive: true, force: true });
  if (existsSync(pictureCacheBackup)) renameSync(pictureCacheBackup, pictureCache);
}
