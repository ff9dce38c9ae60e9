import { readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { convertPicture } from './convert.ts';
import { createConverter } from './converter.ts';

const file = 'public/media/people/perfumer.jpg';
const conversion = { width: 104, format: 'webp' } as const;

const listChildren = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number);

it('converts in a child process of low priority, and in a new one after that has been killed', async () => {
  const earlierPids = listChildren();
  const convert = createConverter();
  const expected = await convertPicture(file, conversion);
  expect((await convert(file, conversion)).equals(expected)).toBe(true);
  const [child = 0] = listChildren().filter((pid) => !earlierPids.includes(pid));
  expect(getPriority(child)).toBe(constants.priority.PRIORITY_LOW);
  const interrupted = convert(file, { width: 1920, format: 'avif' });
  process.kill(child, 'SIGKILL');
  await expect(interrupted).rejects.toThrow();
  expect((await convert(file, conversion)).equals(expected)).toBe(true);
  await expect(convert('missing.jpg', conversion)).rejects.toThrow('missing');
});
