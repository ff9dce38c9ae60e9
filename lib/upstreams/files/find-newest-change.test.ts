import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeContent, writeFolder } from '@/tests/support/content';
import { findNewestChange } from './find-newest-change';

afterAll(removeContent);

const names = ['', 'pages', 'pages/home', 'pages/home/en.yaml', 'media.json'];

it.each(names)('is the newest change of all files and folders below the folder: %j', async (newestName) => {
  const root = writeFolder({ 'pages/home/en.yaml': 'a', 'media.json': 'b' });
  for (const name of names) {
    const time = new Date(name === newestName ? '2026-05-01' : '2020-01-01');
    utimesSync(path.join(root, name), time, time);
  }
  expect(await findNewestChange(root)).toBe(Date.parse('2026-05-01'));
});

it('is 0 for a folder that does not exist', async () => {
  expect(await findNewestChange('/nowhere')).toBe(0);
});

it('waits for few turns of a busy event loop, however many folders there are', async () => {
  const root = writeFolder(Object.fromEntries(Array.from({ length: 200 }, (_, id) => [`pages/${id}/en.yaml`, 'a'])));
  let turns = 0;
  let isDone = false;
  const work = () => {
    turns++;
    for (const endMs = performance.now() + 1; performance.now() < endMs; );
    if (!isDone) setImmediate(work);
  };
  work();
  await findNewestChange(root);
  isDone = true;
  expect(turns).toBeLessThan(100);
});
