import { open } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../../platform/http/or-null';
import { oncePerProcess } from '../../shared/once-per-process';
import { cmsFiles } from '../../upstreams/files/cms-files';

type Read = (at: number, length: number) => Promise<Buffer>;

/** The position of a box in a part of an MP4 file, after its header; null if there is none. */
const findBox = async (read: Read, boxType: string, from: number, to: number) => {
  for (let at = from; at + 16 <= to; ) {
    const heading = await read(at, 16);
    const name = heading.toString('latin1', 4, 8);
    const size = heading.readUInt32BE(0);
    const [length, begin] = size === 1 ? [Number(heading.readBigUInt64BE(8)), 16] : [size || to - at, 8];
    if (name === boxType) return { from: at + begin, to: at + length };
    if (length < 8) return null;
    at += length;
  }
  return null;
};

/** The duration in an MP4 file, in seconds (ISO/IEC 14496-12, `mvhd`); null if missing. */
const readLength = async (file: string): Promise<number | null> => {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const read: Read = async (position, length) =>
      (await handle.read({ buffer: Buffer.alloc(length), position, length })).buffer;
    const movie = await findBox(read, 'moov', 0, size);
    const header = movie && (await findBox(read, 'mvhd', movie.from, movie.to));
    if (!header) return null;
    const facts = await read(header.from, 32);
    const isLong = facts[0] === 1;
    const units = facts.readUInt32BE(isLong ? 20 : 12);
    const length = isLong ? Number(facts.readBigUInt64BE(24)) : facts.readUInt32BE(16);
    return units > 0 && length > 0 ? length / units : null;
  } finally {
    await handle.close();
  }
};

const known = oncePerProcess('film-lengths', () => new Map<string, Promise<number | null>>());

/** The duration of a film of this site, in seconds, read once; null for films of other sites or if missing. */
export const filmLength = async (videoUrl: string, root = 'public'): Promise<number | null> => {
  if (!/^\/[^/].*\.mp4$/.test(videoUrl)) return null;
  const ofCms = await orNull(cmsFiles.find(videoUrl.slice(1)), `${videoUrl} is unavailable`);
  const file = ofCms ?? path.join(root, videoUrl);
  const length = known.get(file) ?? orNull(readLength(file), `the length of ${videoUrl} cannot be read`);
  known.set(file, length);
  return length;
};

/** A duration in seconds in ISO 8601, to the second: `PT1M12S`. */
export const isoDuration = (length: number): string => {
  const seconds = Math.max(1, Math.round(length));
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const;
  return `PT${parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('')}`;
};
