import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/process/log';
import type { BuildFiles } from '@/lib/platform/state/build-files';
import { withServer } from '@/tests/support/http';
import { createOtherBuildServer } from './other-builds';
import { createStoredResponseSender } from './response-cache/send-stored';

const script = 'console.log(1);\n'.repeat(100);
const urlPath = '/_next/static/chunks/old.js';
const files = {
  listPaths: vi.fn<BuildFiles['listPaths']>(),
  find: vi.fn<BuildFiles['find']>(),
  store: vi.fn<BuildFiles['store']>(),
};

beforeEach(() => {
  files.listPaths.mockReset().mockResolvedValue(new Set([urlPath]));
  files.find.mockReset().mockResolvedValue(Buffer.from(script));
});

/** A server that has no files of its own. */
const startServer = () => {
  const serve = createOtherBuildServer(createStoredResponseSender(['X-Common', 'yes']), files);
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    withServer(
      async (request, response) => {
        if (!(await serve(request.url ?? '', request, response))) response.writeHead(404).end('no file');
      },
      (send) => send({ path, headers, method }),
    );
};

it('serves a file of another build, from memory after its first request', async () => {
  const fetchFile = startServer();
  for (let times = 0; times < 3; times++) {
    const { status, headers, body } = await fetchFile(urlPath, { 'Accept-Encoding': 'br' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-common': 'yes',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(body).toString()).toBe(script);
  }
  expect(files.find).toHaveBeenCalledTimes(1);
});

it('lists the available files at most once a second, and finds the files of a build that has just been added', async () => {
  const fetchFile = startServer();
  files.listPaths.mockResolvedValueOnce(new Set());
  expect((await fetchFile(urlPath)).status).toBe(404);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, number) => fetchFile(`/_next/static/${number}.js`)),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(404));
  expect((await fetchFile(urlPath)).status).toBe(200);
  expect(files.listPaths.mock.calls.length).toBeLessThanOrEqual(3);
  expect(files.find).toHaveBeenCalledTimes(1);
});

it('leaves everything else to other handlers', async () => {
  const fetchFile = startServer();
  expect((await fetchFile('/en/')).status).toBe(404);
  expect((await fetchFile(urlPath, {}, 'POST')).status).toBe(404);
  expect(files.listPaths).not.toHaveBeenCalled();
});

it('leaves files to other handlers while the database fails', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  files.listPaths.mockRejectedValueOnce(new Error('no connection'));
  const fetchFile = startServer();
  expect((await fetchFile(urlPath)).status).toBe(404);
  expect(logged).toHaveBeenCalled();
  expect((await fetchFile(urlPath)).status).toBe(200);
});
