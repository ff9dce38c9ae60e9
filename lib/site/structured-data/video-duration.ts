import { open } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../../platform/http/or-null';
import { oncePerProcess } from '../../shared/once-per-process';
import { cmsFiles } from '../../upstreams/files/cms-files';

type ReadBytes = (position: number, length: number) => Promise<Buffer>;

/** The start, after its header, and the end of a box in a part of an MP4 file; null if there is none. */
const findBox = async (read: ReadBytes, boxType: string, from: number, to: number) => {
  for (let offset = from; offset + 16 <= to; ) {
    const header = await read(offset, 16);
    const name = header.toString('latin1', 4, 8);
    const size = header.readUInt32BE(0);
    const [length, headerLength] = size === 1 ? [Number(header.readBigUInt64BE(8)), 16] : [size || to - offset, 8];
    if (name === boxType) return { from: offset + headerLength, to: offset + length };
    if (length < 8) return null;
    offset += length;
  }
  return null;
};

/** The duration in an MP4 file, in seconds (ISO/IEC 14496-12, `mvhd`); null if missing. */
const readDurationSeconds = async (file: string): Promise<number | null> => {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const read: ReadBytes = async (position, length) =>
      (await handle.read({ buffer: Buffer.alloc(length), position, length })).buffer;
    const movie = await findBox(read, 'moov', 0, size);
    const header = movie && (await findBox(read, 'mvhd', movie.from, movie.to));
    if (!header) return null;
    const fields = await read(header.from, 32);
    const isLong = fields[0] === 1;
    const timescale = fields.readUInt32BE(isLong ? 20 : 12);
    const duration = isLong ? Number(fields.readBigUInt64BE(24)) : fields.readUInt32BE(16);
    return timescale > 0 && duration > 0 ? duration / timescale : null;
  } finally {
    await handle.close();
  }
};

const durations = oncePerProcess('film-lengths', () => new Map<string, Promise<number | null>>());

/**
 * The duration of a film of this site, in seconds, read only once; null for films of other sites or if it is unknown.
 */
export const loadVideoDurationSeconds = async (videoUrl: string, root = 'public'): Promise<number | null> => {
  if (!/^\/[^/].*\.mp4$/.test(videoUrl)) return null;
  const cmsFile = await orNull(cmsFiles.find(videoUrl.slice(1)), `find the file of ${videoUrl}`);
  const file = cmsFile ?? path.join(root, videoUrl);
  const durationSeconds = durations.get(file) ?? orNull(readDurationSeconds(file), `read the duration of ${videoUrl}`);
  durations.set(file, durationSeconds);
  return durationSeconds;
};

/** Formats a duration in seconds as ISO 8601, to the second, such as `PT1M12S`. */
export const formatIsoDuration = (durationSeconds: number): string => {
  const seconds = Math.max(1, Math.round(durationSeconds));
  const parts = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const;
  return `PT${parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('')}`;
};
