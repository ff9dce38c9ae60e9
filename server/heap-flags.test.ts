import { expect, it } from 'vitest';
import { heapFlags } from './heap-flags';

const gigabyte = 1024 ** 3;

it.each([
  ['a small machine', 0.4, 256],
  ['one gigabyte', 1, 512],
  ['a large machine', 64, 768],
])('bounds the heap on %s', (_, memory, megabytes) => {
  expect(heapFlags(memory * gigabyte)).toEqual([`--max-old-space-size=${megabytes}`, '--max-semi-space-size=8']);
});

it.each(['--max-old-space-size=2048', '--inspect --max_old_space_size=2048'])(
  'leaves it to an operator who sets %s',
  (own) => {
    expect(heapFlags(gigabyte, own)).toEqual([]);
  },
);
