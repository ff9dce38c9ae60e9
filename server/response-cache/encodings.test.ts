import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decode, encode, encodeSmallest } from './encodings.ts';

const body = Buffer.from(randomBytes(15_000).toString('hex'));

it.each([
  ['br', (plain: Buffer) => encode(plain, 'br')],
  ['gzip', (plain: Buffer) => encode(plain, 'gzip')],
  ['br', encodeSmallest],
] as const)('a body in %s takes no more memory than its bytes', async (encoding, compress) => {
  const encoded = await compress(body);
  expect(encoded.length).toBeLessThan(body.length);
  expect(encoded.buffer.byteLength).toBe(encoded.length);
  expect(await decode(encoded, encoding)).toEqual(body);
});
