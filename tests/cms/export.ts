import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, inject, it } from 'vitest';

const { exportFolder } = inject('environment');

/** The lines of `diff` about folders that Strapi does not store. */
const onlyInContent = [
  'albums',
  'brand.json',
  'demonstration-offers',
  'document-texts',
  'finance',
  'object-masks.json',
  'offers',
  'playlists',
].map((name) => `Only in content: ${name}`);

it.each([
  ['content', onlyInContent],
  ['public/media', []],
])('the content seeded from %s is exported as the same files', (folder, expected) => {
  const { stdout } = spawnSync('diff', ['-rq', folder, path.join(exportFolder, folder)], { encoding: 'utf8' });
  expect(stdout.split('\n').filter(Boolean)).toEqual(expected);
});
