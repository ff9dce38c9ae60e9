import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { offerCatalogue } from '@/lib/site/careers/catalogue/offer-catalogue';
import { embeddedSearch } from '@/lib/upstreams/search/embedded';
import { type VendorName, vendorBoards } from '@/tests/support/jobs-vendors';

const origin = process.env.BOARD_URL ?? '';
const name = (process.env.BOARD ?? 'workday') as VendorName;

/** The longest time that a search may take, in ms. */
const budget = 50;
const searches = ['', 'watchmaker', 'horloger paris', 'client advisor', '时计', 'sarto', 'wacthmaker'];
const locales = ['en', 'fr', 'it', 'cn', 'jp'] as const;

const board = vendorBoards[name].boardAt(`${origin}/${name}`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'refresh-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'offers.json');
const catalogue = offerCatalogue({ board, search: embeddedSearch(), file });

const heapMb = async (): Promise<number> => {
  await wait(100);
  global.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
};

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const pause = 10;

/**
 * Searches with pauses until `work` has ended; returns how long each search took from when it was due, in ms. Where other
 * processes keep this machine busy, it is the CPU time of this thread since the pause began.
 */
const whileSearching = async (work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  for (let turn = 0; !isOver; turn++) {
    const [used, due] = [cpuMs(), performance.now() + pause];
    await wait(pause);
    const search = searches[turn % searches.length] ?? '';
    await catalogue.searchOffers({ ...defaultListQuery, search, locale: locales[turn % locales.length] ?? 'en' });
    times.push(Math.min(performance.now() - due, cpuMs() - used));
  }
  await over;
  return times;
};

const measure = async (what: string, work: () => Promise<unknown>, searching = true): Promise<boolean> => {
  const before = await heapMb();
  const started = performance.now();
  const times = searching ? await whileSearching(work()) : await work().then(() => [0]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  times.sort((one, other) => one - other);
  const at = (part: number) => (times[Math.min(Math.floor(times.length * part), times.length - 1)] ?? 0).toFixed(1);
  const open = (await catalogue.addresses()).length;
  process.stdout.write(
    `${what}: ${seconds} s, ${open} offers, ${times.length} searches: p50 ${at(0.5)} p99 ${at(0.99)} max ${at(1)} ms, heap ${before} -> ${await heapMb()} MB\n`,
  );
  return Number(at(1)) <= budget;
};

/** What the server does every five minutes. */
const settle = () => catalogue.refresh().then(catalogue.save);
const nextDay = async () => {
  await fetch(`${origin}/next-day`);
  await settle();
};

await measure('first load', () => catalogue.load(), false);
const good = [
  await measure('refresh, nothing new', settle),
  await measure('refresh, nothing new', settle),
  await measure('refresh a day later', nextDay),
  await measure('refresh a day later', nextDay),
  await measure('refresh, nothing new', settle),
];
process.exit(good.every(Boolean) ? 0 : 1);
