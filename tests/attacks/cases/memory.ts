import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { findAddedFiles, findBrokenFiles, findChangedFiles, listBuild, listData, listFiles } from '../support/files';
import { forEachConcurrent } from '../support/load';
import { get } from '../support/requests';
import { scaleCount } from '../support/scale';

const site = inject('site');
const unknownCount = scaleCount(20_000, 500);

const readResidentMb = (): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', `${site.pid}`], { encoding: 'utf8' })) / 1024;

/** The server's resident memory in MB, without the short peaks of picture conversions. */
const measureMemoryMb = async (): Promise<number> => {
  const samples: number[] = [];
  for (let taken = 0; taken < 30; taken++) {
    samples.push(readResidentMb());
    await wait(100);
  }
  return Math.min(...samples);
};

it('the server uses less than 900 MB after all attacks', async () => {
  expect(await measureMemoryMb()).toBeLessThan(900);
});

it(`${unknownCount} unknown addresses neither fill the memory nor leave files`, async () => {
  const unknownPaths = Array.from({ length: unknownCount }, (_, number) =>
    number % 2 ? `/en/${randomUUID()}/` : `/fr/${randomUUID()}/${randomUUID()}/`,
  );
  await forEachConcurrent(unknownPaths.slice(0, unknownCount / 10), 6, (unknownPath) => get(site, unknownPath));
  const before = { memoryMb: await measureMemoryMb(), files: listBuild(), data: listData(site.dataDir) };

  let foundCount = 0;
  await forEachConcurrent(unknownPaths, 6, async (unknownPath) => {
    const { status } = await get(site, unknownPath);
    if (status !== 404) foundCount++;
  });
  expect(foundCount).toBe(0);
  expect((await measureMemoryMb()) - before.memoryMb).toBeLessThan(100);
  const files = listBuild();
  expect(findAddedFiles(before.files, files)).toEqual([]);
  expect(findChangedFiles(before.files, files)).toEqual([]);
  expect(findAddedFiles(before.data, listData(site.dataDir))).toEqual([]);
}, 600_000);

it('no attack has left a file that is empty or half written', () => {
  const files = new Map([...listFiles('.next'), ...listFiles(site.dataDir)]);
  expect(findBrokenFiles(files).filter((file) => !file.endsWith('-wal'))).toEqual([]);
});
