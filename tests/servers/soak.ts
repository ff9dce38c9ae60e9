import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { forEachConcurrent } from '../attacks/support/load';
import { fetchSitePaths, sample } from '../attacks/support/pages';
import { get, newVisitorIp } from '../attacks/support/requests';
import { makeFolder, type RunningSite, removeFolder, startSite } from '../attacks/support/site';
import { fillInForm, formNames, submit } from '../attacks/support/submissions';
import { findFreePort } from '../support/free-port';
import { connectMemoryMeter, type Memory } from './support/memory-meter';

const minutes = Number(process.env.MINUTES ?? 30);
const requestsPerSecond = Number(process.env.RATE ?? 20);
/** The first third of the time, in which caches fill. */
const warmUpMinutes = minutes / 3;
const maxMbPerHour = 1;
/** The length of a round of requests, after which the memory is measured. */
const roundSeconds = 18;
const formIntervalSeconds = 6;

const folder = makeFolder();
let site: RunningSite;
let memory: Awaited<ReturnType<typeof connectMemoryMeter>>;
beforeAll(async () => {
  const inspector = await findFreePort();
  const variables = {
    SIGNING_SECRET: process.env.SIGNING_SECRET ?? '',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
    LOG_LEVEL: 'warn',
  };
  site = await startSite({ folder, variables });
  memory = await connectMemoryMeter(inspector);
});
afterAll(async () => {
  memory.close();
  await site.kill();
  removeFolder(folder);
});

const random = (max: number): number => Math.floor(Math.random() * max);
const pickRandom = <T>(items: readonly T[]): T => items[random(items.length)] as T;

const searchTerms = ['leather', 'silk', 'watch', 'Paris', 'maison', 'cuir', 'orologi', '手袋', '时计', 'atelier'];
const listPaths = ['/en/search/', '/fr/recherche/', '/it/ricerca/', '/jp/search/', '/en/talents/job-offers/'];
// These are so few that the rate limiter tracks all of them after the first minutes.
const visitorIps = Array.from({ length: 200 }, newVisitorIp);

const buildHeaders = () => ({
  'X-Forwarded-For': pickRandom(visitorIps),
  'Accept-Encoding': 'br',
  Accept: 'image/avif,*/*',
});

const fetchPicturePaths = async (pages: readonly string[]): Promise<string[]> => {
  const paths = new Set<string>();
  for (const page of pages)
    for (const [match] of (await get(site, page)).body
      .toString()
      .matchAll(/\/_next\/image\/\?url=[^&"]+&amp;w=\d+&amp;q=\d+/g))
      paths.add(match.replaceAll('&amp;', '&'));
  return sample([...paths], 100);
};

/** The paths that visitors request repeatedly, in pools with their shares of the requests. */
const loadPathPools = async (): Promise<{ sharePercent: number; paths: string[] }[]> => {
  const all = await fetchSitePaths(site);
  const pages = [...sample(all.pages, 300), ...sample(all.offers, 30)];
  const encodedTerms = searchTerms.map(encodeURIComponent);
  return [
    { sharePercent: 78, paths: pages },
    { sharePercent: 10, paths: await fetchPicturePaths(pages.slice(0, 30)) },
    {
      sharePercent: 4,
      paths: locales.flatMap((locale) =>
        encodedTerms.map((text) => `/api/search-suggestions/?locale=${locale}&q=${text}`),
      ),
    },
    {
      sharePercent: 3,
      paths: listPaths.flatMap((list) =>
        encodedTerms.flatMap((text) => [1, 2].map((page) => `${list}?search=${text}&page=${page}`)),
      ),
    },
    { sharePercent: 2, paths: ['/api/share-price/'] },
  ];
};

/** A path from the pools or, for the remaining requests, a path that does not exist. */
const pickPath = (pools: Awaited<ReturnType<typeof loadPathPools>>): string => {
  let remaining = random(100);
  for (const { sharePercent, paths } of pools) {
    if (remaining < sharePercent) return pickRandom(paths);
    remaining -= sharePercent;
  }
  return `/${pickRandom(locales)}/${randomUUID()}/`;
};

/** The increase of measured values per hour, by least squares. */
const getHourlySlope = (points: readonly { atMs: number; value: number }[]): number => {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const meanAtMs = mean(points.map((point) => point.atMs));
  const meanValue = mean(points.map((point) => point.value));
  const products = points.map((point) => (point.atMs - meanAtMs) * (point.value - meanValue));
  const squares = points.map((point) => (point.atMs - meanAtMs) ** 2);
  return (mean(products) / mean(squares)) * 3_600_000;
};

it(`in ${minutes} minutes of steady load, the live memory grows by less than ${maxMbPerHour} MB an hour after the first third`, async () => {
  const pools = await loadPathPools();
  // The caches are filled first, since their growth is not what this test measures.
  await forEachConcurrent(
    pools.flatMap(({ paths }) => paths),
    4,
    (path) => get(site, path, buildHeaders()),
  );
  const statuses = new Map<number, number>();
  const countStatus = (status: number | null) => statuses.set(status ?? 0, (statuses.get(status ?? 0) ?? 0) + 1);
  const measurements: (Memory & { atMs: number })[] = [];
  const start = performance.now();
  const end = start + minutes * 60_000;

  while (performance.now() < end) {
    const requests: Promise<void>[] = [];
    for (let index = 0; index < requestsPerSecond * roundSeconds; index++) {
      requests.push(get(site, pickPath(pools), buildHeaders()).then(({ status }) => void countStatus(status)));
      if (index % (requestsPerSecond * formIntervalSeconds) === 0)
        requests.push(
          fillInForm(pickRandom(formNames), issueCaptchaPass)
            .then((form) => submit(site, form))
            .then(({ status }) => void countStatus(status)),
        );
      await wait(1000 / requestsPerSecond);
    }
    await Promise.all(requests);
    await wait(1000);
    const current = await memory.measure();
    measurements.push({ ...current, atMs: performance.now() - start });
    process.stdout.write(
      `minute ${((performance.now() - start) / 60_000).toFixed(1)}: live ${current.liveMb.toFixed(1)} MB, compiled ${current.compiledMb.toFixed(1)} MB, resident ${current.residentMb.toFixed(0)} MB\n`,
    );
  }

  const settled = measurements.filter(({ atMs }) => atMs > warmUpMinutes * 60_000);
  const liveMbPerHour = getHourlySlope(settled.map(({ atMs, liveMb }) => ({ atMs, value: liveMb })));
  const residentMbPerHour = getHourlySlope(settled.map(({ atMs, residentMb }) => ({ atMs, value: residentMb })));
  process.stdout.write(
    `After the first ${warmUpMinutes} minutes: live ${liveMbPerHour.toFixed(2)} MB an hour, resident ${residentMbPerHour.toFixed(2)} MB an hour ` +
      `(${settled.length} measurements); statuses ${JSON.stringify(Object.fromEntries(statuses))}\n`,
  );
  expect(liveMbPerHour).toBeLessThan(maxMbPerHour);
});
