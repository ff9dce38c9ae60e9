import type { ServerResponse } from 'node:http';

const chunkBytes = (chunk: unknown, encoding: unknown): number => {
  if (typeof chunk === 'string')
    return Buffer.byteLength(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return chunk instanceof Uint8Array ? chunk.byteLength : 0;
};

/** Counts the bytes of a response body as they are written. Returns a function that returns the count so far. */
export const countBytes = (response: ServerResponse): (() => number) => {
  let bytes = 0;
  for (const method of ['write', 'end'] as const) {
    const original = response[method].bind(response) as (...args: unknown[]) => never;
    response[method] = (...args: unknown[]) => {
      bytes += chunkBytes(args[0], args[1]);
      return original(...args);
    };
  }
  return () => bytes;
};
