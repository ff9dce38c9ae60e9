import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { issueCaptchaPass } from '@/lib/upstreams/captcha/pass';
import { get, visitor } from '../attacks/support/ask';
import { inParallel } from '../attacks/support/load';
import { sample, siteAddresses } from '../attacks/support/pages';
import { makeFolder, type RunningSite, removeFolder, startSite } from '../attacks/support/site';
import { fillInWith, formNames, submit } from '../attacks/support/submissions';
import { freePort } from '../support/free-port';
import { liveMemory, type Memory } from './support/live-memory';

const minutes = Number(process.env.MINUTES ?? 30);
const requestsASecond = Number(process.env.RATE ?? 20);
/** A third, ten minutes of thirty: until then caches fill. */
const warmUp = minutes / 3;
const most = 1;

const folder = makeFolder();
let site: RunningSite;
let memory: Awaited<ReturnType<typeof liveMemory>>;
beforeAll(async () => {
  const inspector = await freePort();
  const variables = {
    SIGNING_SECRET: process.env.SIGNING_SECRET ?? '',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
    LOG_LEVEL: 'warn',
  };
  site = await startSite({ folder, variables });
  memory = await liveMemory(inspector);
});
afterAll(async () => {
  memory.close();
  await site.kill();
  removeFolder(folder);
});

const random = (below: number): number => Math.floor(Math.random() * below);
const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T;

const words = ['leather', 'silk', 'watch', 'Paris', 'maison', 'cuir', 'orologi', '手袋', '时计', 'atelier'];
const lists = ['/en/search/', '/fr/recherche/', '/it/ricerca/', '/jp/search/', '/en/talents/job-offers/'];
// As many as fit the caches of limits within the first minutes.
const visitors = Array.from({ length: 200 }, visitor);

const asBrowser = () => ({
  'X-Forwarded-For': oneOf(visitors),
  'Accept-Encoding': 'br',
  Accept: 'image/avif,*/*',
});

const picturesOf = async (pages: readonly string[]): Promise<string[]> => {
  const found = new Set<string>();
  for (const page of pages)
    for (const [address] of (await get(site, page)).body
      .toString()
      .matchAll(/\/_next\/image\/\?url=[^&"]+&amp;w=\d+&amp;q=\d+/g))
      found.add(address.replaceAll('&amp;', '&'));
  return sample([...found], 100);
};

/** The addresses that visitors ask for again and again, each with its share of the requests in percent. */
const knownAddresses = async (): Promise<{ share: number; addresses: string[] }[]> => {
  const all = await siteAddresses(site);
  const pages = [...sample(all.pages, 300), ...sample(all.offers, 30)];
  const texts = words.map(encodeURIComponent);
  return [
    { share: 78, addresses: pages },
    { share: 10, addresses: await picturesOf(pages.slice(0, 30)) },
    {
      share: 4,
      addresses: locales.flatMap((locale) =>
        texts.map((text) => `/api/search-suggestions/?locale=${locale}&q=${text}`),
      ),
    },
    {
      share: 3,
      addresses: lists.flatMap((list) =>
        texts.flatMap((text) => [1, 2].map((page) => `${list}?search=${text}&page=${page}`)),
      ),
    },
    { share: 2, addresses: ['/api/share-price/'] },
  ];
};

/** One of the known addresses or, otherwise, one that does not exist. */
const addressFrom = (known: Awaited<ReturnType<typeof knownAddresses>>): string => {
  let part = random(100);
  for (const { share, addresses } of known) {
    if (part < share) return oneOf(addresses);
    part -= share;
  }
  return `/${oneOf(locales)}/${randomUUID()}/`;
};

/** The increase an hour of values that were measured at times in ms, by least squares. */
const slope = (points: readonly { at: number; value: number }[]): number => {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const at = mean(points.map((point) => point.at));
  const value = mean(points.map((point) => point.value));
  const rise = points.map((point) => (point.at - at) * (point.value - value));
  const run = points.map((point) => (point.at - at) ** 2);
  return (mean(rise) / mean(run)) * 3_600_000;
};

it(`in ${minutes} minutes of steady load, its data grow by less than ${most} MB an hour after the first third`, async () => {
  const known = await knownAddresses();
  // So that caches do not fill during the whole time.
  await inParallel(
    known.flatMap(({ addresses }) => addresses),
    4,
    (address) => get(site, address, asBrowser()),
  );
  const statuses = new Map<number, number>();
  const count = (status: number | null) => statuses.set(status ?? 0, (statuses.get(status ?? 0) ?? 0) + 1);
  const measured: (Memory & { at: number })[] = [];
  const start = performance.now();
  const end = start + minutes * 60_000;

  while (performance.now() < end) {
    const sent: Promise<void>[] = [];
    for (let number = 0; number < requestsASecond * 18; number++) {
      sent.push(get(site, addressFrom(known), asBrowser()).then(({ status }) => void count(status)));
      if (number % (requestsASecond * 6) === 0)
        sent.push(
          fillInWith(oneOf(formNames), issueCaptchaPass)
            .then((form) => submit(site, form))
            .then(({ status }) => void count(status)),
        );
      await wait(1000 / requestsASecond);
    }
    await Promise.all(sent);
    await wait(1000);
    const now = await memory.measure();
    measured.push({ ...now, at: performance.now() - start });
    process.stdout.write(
      `minute ${((performance.now() - start) / 60_000).toFixed(1)}: live ${now.live.toFixed(1)} MB, compiled ${now.compiled.toFixed(1)} MB, resident ${now.resident.toFixed(0)} MB\n`,
    );
  }

  const settled = measured.filter(({ at }) => at > warmUp * 60_000);
  const live = slope(settled.map((point) => ({ at: point.at, value: point.live })));
  const resident = slope(settled.map((point) => ({ at: point.at, value: point.resident })));
  process.stdout.write(
    `After the first ${warmUp} minutes: live ${live.toFixed(2)} MB an hour, resident ${resident.toFixed(2)} MB an hour ` +
      `(${settled.length} measurements); answers ${JSON.stringify(Object.fromEntries(statuses))}\n`,
  );
  expect(live).toBeLessThan(most);
});
