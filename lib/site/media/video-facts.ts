import { open } from 'node:fs/promises';
import path from 'node:path';
import { orNull } from '../../platform/http/or-null';
import { oncePerProcess } from '../../shared/once-per-process';
import { cmsFiles } from '../../upstreams/files/cms-files';

interface VideoFacts {
  durationSeconds: number;
  /** The size in pixels; null if no track has one. */
  pixels: { width: number; height: number } | null;
}

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

/** The size of the first track that has one (`tkhd`, whose last fields are the size in 1/65536 pixel); null if none. */
const readPixels = async (read: ReadBytes, movie: { from: number; to: number }): Promise<VideoFacts['pixels']> => {
  for (let { from } = movie; ; ) {
    const track = await findBox(read, 'trak', from, movie.to);
    const header = track && (await findBox(read, 'tkhd', track.from, track.to));
    if (!header) return null;
    const size = await read(header.to - 8, 8);
    const [width, height] = [size.readUInt16BE(0), size.readUInt16BE(4)];
    if (width && height) return { width, height };
    from = track.to;
  }
};

/** The facts in the header of an MP4 file (ISO/IEC 14496-12, `moov`); null if it has none. */
const readFacts = async (file: string): Promise<VideoFacts | null> => {
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
    if (timescale === 0 || duration === 0) return null;
    return { durationSeconds: duration / timescale, pixels: await readPixels(read, movie) };
  } finally {
    await handle.close();
  }
};

const factsByFile = oncePerProcess('film-facts', () => new Map<string, Promise<VideoFacts | null>>());

/**
 * The duration and size of a film of this site, read only once; null for films of other sites or if they are unknown.
 */
export const loadVideoFacts = async (videoUrl: string, root = 'public'): Promise<VideoFacts | null> => {
  if (!/^\/[^/].*\.mp4$/.test(videoUrl)) return null;
  const cmsFile = await orNull(cmsFiles.find(videoUrl.slice(1)), `find the file of ${videoUrl}`);
  const file = cmsFile ?? path.join(root, videoUrl);
  const facts = factsByFile.get(file) ?? orNull(readFacts(file), `read the facts of ${videoUrl}`);
  factsByFile.set(file, facts);
  return facts;
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
