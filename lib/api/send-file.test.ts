import fs, { type ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/process/log';
import { withServer } from '@/tests/support/http';
import { sendFile } from './send-file';

it.each<Record<string, string>>([{}, { Range: 'bytes=0-9' }])(
  'a file that cannot be opened has no response yet, and no headers of its own',
  async (headers) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(fs, 'createReadStream').mockImplementation(
      () =>
        new Readable({
          read() {
            this.destroy(new Error('EMFILE: too many open files'));
          },
        }) as ReadStream,
    );
    const sent = await withServer(
      async (request, response) => {
        response.setHeader('X-Request-Id', 'abc');
        response.setHeader('Cache-Control', 'no-store');
        const status = await sendFile(request, response, 'README.md', { 'Cache-Control': 'public', ETag: '"1"' });
        response.end(`${status}`);
      },
      (send) => send({ headers }),
    );
    expect(sent.body.toString()).toBe('500');
    expect(sent.headers).toMatchObject({ 'x-request-id': 'abc', 'cache-control': 'no-store' });
    for (const name of ['etag', 'last-modified', 'content-type', 'content-range', 'accept-ranges'])
      expect(sent.headers).not.toHaveProperty(name);
    expect(logged).toHaveBeenCalledOnce();
  },
);

it('a file that cannot be read to its end closes the connection, which is logged', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const error = new Error('the disk has failed');
  vi.spyOn(fs, 'createReadStream').mockImplementation(
    () =>
      Readable.from(
        (function* () {
          yield Buffer.from('01');
          throw error;
        })(),
      ) as ReadStream,
  );
  const sending = withServer(
    async (request, response) => void (await sendFile(request, response, 'README.md')),
    (send) => send({}),
  );
  await expect(sending).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { event: 'files.sending_failed', file: 'README.md', err: error },
    expect.any(String),
  );
});
