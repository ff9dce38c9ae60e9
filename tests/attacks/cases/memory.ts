import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { get } from '../support/ask';
import { addedFiles, brokenFiles, changedFiles, listBuild, listData, listing } from '../support/files';
import { inParallel } from '../support/load';
import { rounds } from '../support/scale';

const site = inject('site');
const unknown = rounds(20_000, 500);

const residentMb = (): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', `${site.pid}`], { encoding: 'utf8' })) / 1024;

/** The server's resident memory in MB, without what the conversion of a picture takes for a moment. */
const memory = async (): Promise<number> => {
  const samples: number[] = [];
  for (let taken = 0; taken < 30; taken++) {
    samples.push(residentMb());
    await wait(100);
  }
  return Math.min(...samples);
};

it('the server takes less than 900 MB after all attacks', async () => {
  expect(await memory()).toBeLessThan(900);
});

it(`${unknown} unknown addresses neither fill the memory nor leave files`, async () => {
  const addresses = Array.from({ length: unknown }, (_, number) =>
    number % 2 ? `/en/${randomUUID()}/` : `/fr/${randomUUID()}/${randomUUID()}/`,
  );
  await inParallel(addresses.slice(0, unknown / 10), 6, (address) => get(site, address));
  const before = { memory: await memory(), files: listBuild(), data: listData(site.dataDir) };

  let found = 0;
  await inParallel(addresses, 6, async (address) => {
    const { status } = await get(site, address);
    if (status !== 404) found++;
  });
  expect(found).toBe(0);
  expect((await memory()) - before.memory).toBeLessThan(100);
  const files = listBuild();
  expect(addedFiles(before.files, files)).toEqual([]);
  expect(changedFiles(before.files, files)).toEqual([]);
  expect(addedFiles(before.data, listData(site.dataDir))).toEqual([]);
}, 600_000);

it('no attack has left a file that is empty or half written', () => {
  const files = new Map([...listing('.next'), ...listing(site.dataDir)]);
  expect(brokenFiles(files).filter((file) => !file.endsWith('-wal'))).toEqual([]);
});
