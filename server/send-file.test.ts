import fs, { type ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/process/log';
import { withServer } from '@/tests/support/http';
import { sendFile } from './send-file';

it.each<Record<string, string>>([{}, { Range: 'bytes=0-9' }])(
  'a file that cannot be opened is a 500 without the headers of the file',
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
    const response = await withServer(
      (request, response) => {
        response.setHeader('X-Request-Id', 'abc');
        sendFile(request, response, { root: 'server', name: 'send-file.ts' });
      },
      (send) => send({ headers }),
    );
    expect([response.status, response.body.toString()]).toEqual([500, 'Internal Server Error\n']);
    const { date: _, connection: __, 'keep-alive': ___, ...sent } = response.headers;
    expect(sent).toEqual({
      'x-request-id': 'abc',
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'transfer-encoding': 'chunked',
    });
    expect(logged).toHaveBeenCalledOnce();
  },
);
