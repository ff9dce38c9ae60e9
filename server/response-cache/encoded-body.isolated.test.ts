import { expect, it, vi } from 'vitest';
import { EncodedBody } from './encoded-body';
import * as encodings from './encodings';

vi.mock('./encodings', { spy: true });

it('retries get() and shrink() after an encoding fails', async () => {
  const body = new EncodedBody(Buffer.from('a page'));
  vi.mocked(encodings.encode).mockRejectedValueOnce(new Error('out of memory'));
  vi.mocked(encodings.encodeSmallest).mockRejectedValueOnce(new Error('out of memory'));
  await expect(body.get('br')).rejects.toThrow('out of memory');
  const encoded = await body.get('br');
  expect((await encodings.decode(encoded, 'br')).toString()).toBe('a page');

  await expect(body.shrink()).rejects.toThrow('out of memory');
  await body.shrink();
  expect(body.peek('br')).not.toBe(encoded);
});
