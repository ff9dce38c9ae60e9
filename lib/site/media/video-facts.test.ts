import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { log } from '../../platform/process/log';
import { toSmallVideoUrl } from '../../shared/urls';
import { formatIsoDuration, loadVideoFacts } from './video-facts';

const root = mkdtempSync(path.join(tmpdir(), 'films-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A box of an MP4 file. */
const box = (name: string, content: Buffer) => {
  const heading = Buffer.alloc(8);
  heading.writeUInt32BE(8 + content.length);
  heading.write(name, 4, 'latin1');
  return Buffer.concat([heading, content]);
};
/** The content of `mvhd`: units per second and their number, in the short or the long form. */
const header = (units: number, length: number, isLong = false) => {
  const fields = Buffer.alloc(112);
  fields[0] = isLong ? 1 : 0;
  fields.writeUInt32BE(units, isLong ? 20 : 12);
  if (isLong) fields.writeBigUInt64BE(BigInt(length), 24);
  else fields.writeUInt32BE(length, 16);
  return box('mvhd', fields);
};
let films = 0;
const readDuration = async (...parts: Buffer[]) => {
  films += 1;
  writeFileSync(path.join(root, `${films}.mp4`), Buffer.concat(parts));
  return (await loadVideoFacts(`/${films}.mp4`, root))?.durationSeconds ?? null;
};
const type = box('ftyp', Buffer.from('isom0000'));

describe('the length of a film', () => {
  it('is read from its file, wherever in the file it is', async () => {
    expect(await readDuration(type, box('moov', header(1000, 12_345)))).toBe(12.345);
    expect(await readDuration(type, box('mdat', Buffer.alloc(5000)), box('moov', header(600, 900, true)))).toBe(1.5);
    expect(await readDuration(type, box('moov', Buffer.concat([box('udta', Buffer.alloc(40)), header(1, 7)])))).toBe(7);
  });

  it('is unknown if the file does not have it, or does not exist', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect(await readDuration(type)).toBeNull();
    expect(await readDuration(type, box('moov', header(0, 0)))).toBeNull();
    expect(await readDuration(Buffer.from('no film at all, only some words'))).toBeNull();
    expect(await readDuration(Buffer.alloc(64))).toBeNull();
    for (const url of ['/none.mp4', 'https://elsewhere.example/film.mp4', '//elsewhere.example/film.mp4'])
      expect(await loadVideoFacts(url, root)).toBeNull();
  });

  it('is known for every film of the site, which has a small version of the same duration', async () => {
    const files = globSync('media/films/*.mp4', { cwd: 'public', exclude: ['**/*-small.mp4'] });
    expect(files.length).toBeGreaterThan(5);
    for (const film of files) {
      const facts = await loadVideoFacts(`/${film}`);
      expect(facts?.durationSeconds, film).toBeGreaterThan(3);
      expect(facts?.durationSeconds, film).toBeLessThan(300);
      const smallHeight = film.includes('/hands-') ? 400 : 360;
      const smallFacts = await loadVideoFacts(toSmallVideoUrl(`/${film}`) ?? '');
      expect(smallFacts, film).toEqual({ ...facts, pixels: { width: 640, height: smallHeight } });
    }
  });
});

it.each([
  [0.2, 'PT1S'],
  [72.6, 'PT1M13S'],
  [3600, 'PT1H'],
  [3661, 'PT1H1M1S'],
])('%d seconds are %s', (seconds, expected) => {
  expect(formatIsoDuration(seconds)).toBe(expected);
});
