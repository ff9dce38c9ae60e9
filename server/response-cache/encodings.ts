import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings that compress, the preferred one first. */
export const compressions = ['br', 'gzip'] as const;
export type Encoding = (typeof compressions)[number] | 'identity';

const brotli = promisify(brotliCompress);
const brotliOf = (quality: number) => (body: Buffer) =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Copies zlib's results, which are small parts of buffers of 64 kB: a stored result would keep the whole buffer. */
const exact =
  (compress: (body: Buffer) => Promise<Buffer>) =>
  async (body: Buffer): Promise<Buffer> =>
    Buffer.from(new Uint8Array(await compress(body)).buffer);

const same = async (body: Buffer) => body;
/** Fast enough for a visitor who waits. */
const encoders = { br: exact(brotliOf(4)), gzip: exact(promisify<Buffer, Buffer>(gzip)), identity: same };
const decoders = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
  identity: same,
};

export const encode = (body: Buffer, encoding: Encoding): Promise<Buffer> => encoders[encoding](body);
export const decode = (body: Buffer, encoding: Encoding): Promise<Buffer> => decoders[encoding](body);
/** As small as Brotli can make it; takes about two seconds per megabyte. */
export const encodeSmallest = exact(brotliOf(11));

/** The first of the offered encodings that a client accepts. */
export const preferred = <T extends Encoding>(
  acceptEncoding: string | undefined,
  offered: readonly T[],
): T | undefined => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  return offered.find((one) => negotiator.encoding([one]) === one);
};

/** Browsers send few different Accept-Encoding headers: each is parsed once. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/** The preferred encoding among those that a client accepts. */
export const encodingFor = (acceptEncoding = ''): Encoding => {
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  const encoding = preferred(acceptEncoding, compressions) ?? 'identity';
  chosen.set(acceptEncoding, encoding);
  return encoding;
};
