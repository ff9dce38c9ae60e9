import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { createOfferCatalogue } from '@/lib/site/careers/catalogue/offer-catalogue';
import { embeddedSearch } from '@/lib/upstreams/search/embedded';
import { type VendorName, vendorBoards } from '@/tests/support/jobs-vendors';

const origin = process.env.BOARD_URL ?? '';
const name = (process.env.BOARD ?? 'workday') as VendorName;

const maxSearchMs = 50;
const searches = ['', 'watchmaker', 'horloger paris', 'client advisor', '时计', 'sarto', 'wacthmaker'];
const locales = ['en', 'fr', 'it', 'cn', 'jp'] as const;

const board = vendorBoards[name].createBoard(`${origin}/${name}`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'refresh-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'offers.json');
const catalogue = createOfferCatalogue({ board, search: embeddedSearch(), file });

const heapMb = async (): Promise<number> => {
  await wait(100);
  global.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
};

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const pauseMs = 10;

/**
 * Searches with pauses until `work` has ended. Returns how long each search took since it was due, in milliseconds. If
 * other processes keep the machine busy, this is the CPU time of this thread since the pause began.
 */
const measureSearches = async (work: Promise<unknown>): Promise<number[]> => {
  const durationsMs: number[] = [];
  let hasEnded = false;
  const workEnd = work.finally(() => {
    hasEnded = true;
  });
  for (let searchIndex = 0; !hasEnded; searchIndex++) {
    const [cpuStartMs, dueMs] = [cpuMs(), performance.now() + pauseMs];
    await wait(pauseMs);
    const search = searches[searchIndex % searches.length] ?? '';
    await catalogue.searchOffers({
      ...defaultListQuery,
      search,
      locale: locales[searchIndex % locales.length] ?? 'en',
    });
    durationsMs.push(Math.min(performance.now() - dueMs, cpuMs() - cpuStartMs));
  }
  await workEnd;
  return durationsMs;
};

/** Measures some work and prints the figures. Returns whether every search was within `maxSearchMs`. */
const measure = async (label: string, work: () => Promise<unknown>, withSearches = true): Promise<boolean> => {
  const heapBeforeMb = await heapMb();
  const startMs = performance.now();
  const durationsMs = withSearches ? await measureSearches(work()) : await work().then(() => [0]);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  durationsMs.sort((first, second) => first - second);
  const percentile = (share: number) =>
    (durationsMs[Math.min(Math.floor(durationsMs.length * share), durationsMs.length - 1)] ?? 0).toFixed(1);
  const offerCount = (await catalogue.addresses()).length;
  process.stdout.write(
    `${label}: ${seconds} s, ${offerCount} offers, ${durationsMs.length} searches: p50 ${percentile(0.5)} p99 ${percentile(0.99)} max ${percentile(1)} ms, heap ${heapBeforeMb} -> ${await heapMb()} MB\n`,
  );
  return Number(percentile(1)) <= maxSearchMs;
};

/** Refreshes the catalogue as the server does every five minutes. */
const refreshAndSave = () => catalogue.refresh().then(catalogue.save);
const refreshNextDay = async () => {
  await fetch(`${origin}/next-day`);
  await refreshAndSave();
};

await measure('first load', () => catalogue.load(), false);
const results = [
  await measure('refresh, nothing new', refreshAndSave),
  await measure('refresh, nothing new', refreshAndSave),
  await measure('refresh a day later', refreshNextDay),
  await measure('refresh a day later', refreshNextDay),
  await measure('refresh, nothing new', refreshAndSave),
];
process.exit(results.every(Boolean) ? 0 : 1);
