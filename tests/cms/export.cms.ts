import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, inject, it } from 'vitest';

const { exported } = inject('running');

it.each(['content', 'public/media'])('an export after the seeding changes nothing in %s', (folder) => {
  const { stdout, status } = spawnSync('diff', ['-rq', folder, path.join(exported, folder)], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
