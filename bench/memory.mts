import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';

// Measures the built site: how long the server takes to become ready, and its resident memory in MB, both when ready
// and after every page of the sitemap was requested once.
const port = Number(process.env.PORT ?? 3400);
const site = `http://localhost:${port}`;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'memory-'));
const started = performance.now();
const server = spawn(process.execPath, ['server/start.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
});

const residentMb = (): number => {
  const [, kB] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1024);
};

const isReady = async () => (await fetch(`${site}/api/ready/`).catch(() => null))?.ok ?? false;

/** Every page address of a sitemap. For a sitemap index, those of all the sitemaps that it lists. */
const addressesIn = async (sitemap: string): Promise<string[]> => {
  const text = await (await fetch(sitemap)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => site + new URL(address).pathname,
  );
  if (!text.includes('<sitemapindex')) return addresses;
  return (await Promise.all(addresses.map(addressesIn))).flat();
};

try {
  while (!(await isReady())) await wait(50);
  const boot = Math.round(performance.now() - started);
  await wait(2000);
  const atRest = residentMb();
  const addresses = await addressesIn(`${site}/sitemap.xml`);
  const inTurn = pLimit(4);
  const visit = async (address: string) => (await fetch(address)).arrayBuffer();
  const begun = performance.now();
  await Promise.all(addresses.map((address) => inTurn(visit, address)));
  const seconds = Math.round((performance.now() - begun) / 1000);
  await wait(5000);
  process.stdout.write(
    `ready after ${boot} ms with ${atRest} MB; after ${addresses.length} addresses in ${seconds} s: ${residentMb()} MB\n`,
  );
} finally {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
