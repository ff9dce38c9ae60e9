import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestResponse, withServer } from '@/tests/support/http';
import { createFileServer, getEncodedRoot } from './files';
import { createStoredResponseSender } from './response-cache/send-stored';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
const script = 'console.log(1);\n'.repeat(100);
const video = Buffer.alloc(1000, 7);
const root = process.cwd();
let folder: string;
let fetchFile: (path: string, headers?: Record<string, string>, method?: string) => Promise<TestResponse>;

const writeFile = (file: string, content: string | Buffer, ageMs = 0) => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  utimesSync(target, new Date(Date.now() - ageMs), new Date(Date.now() - ageMs));
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  writeFile('public/mark.svg', svg, 1000);
  writeFile('public/new.svg', svg);
  writeFile('public/.well-known/app.json', '{}');
  writeFile('public/.hidden/app.json', '{}');
  writeFile('public/media/a film.mp4', video);
  writeFile('.next/static/chunks/main.js', script, 1000);
  writeFile(`${getEncodedRoot('br')}/mark.svg`, brotliCompressSync(svg));
  writeFile(`${getEncodedRoot('gzip')}/mark.svg`, gzipSync(svg));
  writeFile(`${getEncodedRoot('br')}/new.svg`, brotliCompressSync('the previous version'), 1000);
  writeFile(`${getEncodedRoot('br')}/_next/static/chunks/main.js`, brotliCompressSync(script));
  process.chdir(folder);
  const { serve } = createFileServer(createStoredResponseSender([]));
  fetchFile = (url, headers = {}, method = 'GET') =>
    withServer(
      async (request, response) => {
        const urlPath = decodeURIComponent(request.url ?? '');
        if (!(await serve(urlPath, request, response))) response.writeHead(404).end('no file');
      },
      (send) => send({ path: url, headers, method }),
    );
});
afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

describe('a file', () => {
  it('in a folder with a dot is served only if that is .well-known', async () => {
    expect((await fetchFile('/.well-known/app.json')).status).toBe(200);
    expect((await fetchFile('/.hidden/app.json')).status).toBe(404);
  });

  it('of public is revalidated by browsers on each request, and by a CDN every minute', async () => {
    const { status, headers, body } = await fetchFile('/mark.svg');
    expect([status, body.toString()]).toEqual([200, svg]);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=0, s-maxage=60',
      vary: 'Accept-Encoding',
    });
    expect((await fetchFile('/mark.svg', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
  });

  it('of the build is cached for a year', async () => {
    const urlPath = '/_next/static/chunks/main.js';
    const { headers, body } = await fetchFile(urlPath, { 'Accept-Encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect((await fetchFile(urlPath)).body.toString()).toBe(script);
    expect((await fetchFile(urlPath, {}, 'POST')).status).toBe(405);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('is sent in the smallest encoding that %s allows', async (accepted, encoding, decode) => {
    const { headers, body } = await fetchFile('/mark.svg', { 'Accept-Encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-type': 'image/svg+xml' });
    expect(decode(body).toString()).toBe(svg);
  });

  it('that is newer than its compressed version is sent uncompressed', async () => {
    const { headers, body } = await fetchFile('/new.svg', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(svg);
  });

  it('can be requested in ranges', async () => {
    const { status, headers, body } = await fetchFile('/media/a%20film.mp4', { Range: 'bytes=10-19' });
    expect([status, body.length]).toEqual([206, 10]);
    expect(headers['content-range']).toBe('bytes 10-19/1000');
  });

  it('has no body for HEAD', async () => {
    const { status, headers } = await fetchFile('/media/a%20film.mp4', {}, 'HEAD');
    expect([status, headers['content-length']]).toEqual([200, '1000']);
  });
});

describe('a request that cannot be fulfilled', () => {
  it('is 416 for a range beyond the end of the file', async () => {
    const { status, headers } = await fetchFile('/media/a%20film.mp4', { Range: 'bytes=2000-' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it('is 404 for a file that was removed since the server started, without its path on disk', async () => {
    writeFile('public/removed.svg', svg);
    const { serve } = createFileServer(createStoredResponseSender([]));
    rmSync(path.join(folder, 'public/removed.svg'));
    const { status, body } = await withServer(
      (request, response) => void serve('/removed.svg', request, response),
      (send) => send({}),
    );
    expect([status, body.toString()]).toEqual([404, 'Not Found\n']);
  });

  it('is 412 for another version of the file', async () => {
    expect((await fetchFile('/mark.svg', { 'If-Match': '"another"', 'Accept-Encoding': 'br' })).status).toBe(412);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is 405 for %s', async (method) => {
    const { status, headers } = await fetchFile('/mark.svg', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/nope.svg', '/../package.json', '/media/', '/MARK.svg'])(
    'is left to other handlers at %s',
    async (urlPath) => {
      expect((await fetchFile(urlPath)).body.toString()).toBe('no file');
    },
  );
});
