import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings that compress, the preferred one first. */
export const compressions = ['br', 'gzip'] as const;
export type Encoding = (typeof compressions)[number] | 'identity';

const brotli = promisify(brotliCompress);
const createBrotli = (quality: number) => (body: Buffer) =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Copies zlib's results, which are small parts of 64 kB buffers: a stored result would retain the whole buffer. */
const trimBuffer =
  (compress: (body: Buffer) => Promise<Buffer>) =>
  async (body: Buffer): Promise<Buffer> =>
    Buffer.from(new Uint8Array(await compress(body)).buffer);

const identity = async (body: Buffer) => body;

/** Fast compression, for visitors who are waiting. */
const encoders = { br: trimBuffer(createBrotli(4)), gzip: trimBuffer(promisify<Buffer, Buffer>(gzip)), identity };
const decoders = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
  identity,
};

export const encode = (body: Buffer, encoding: Encoding): Promise<Buffer> => encoders[encoding](body);
export const decode = (body: Buffer, encoding: Encoding): Promise<Buffer> => decoders[encoding](body);
/** Encodes a body with Brotli, as small as possible. Takes about two seconds per megabyte. */
export const encodeSmallest = trimBuffer(createBrotli(11));

/** Browsers send few different Accept-Encoding headers: each is parsed once. */
const encodingCache = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding for an Accept-Encoding header; `identity` if it names no other. */
export const chooseEncoding = (acceptEncoding = ''): Encoding => {
  const cached = encodingCache.get(acceptEncoding);
  if (cached) return cached;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const encoding = compressions.find((name) => negotiator.encoding([name]) === name) ?? 'identity';
  encodingCache.set(acceptEncoding, encoding);
  return encoding;
};
