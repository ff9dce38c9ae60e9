import { truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'content-disposition';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/process/log';
import { buildPreviewCookie } from '@/lib/site/web/preview-token';
import { cms } from '@/lib/upstreams/cms';
import { contentSchedules } from '@/lib/upstreams/files/schedule';
import * as api from '@/pages/api/download-file';
import { allFiles } from '@/tests/support/all-files';
import { call, serve } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';
import { drain, requestDownload, waitUntilIdle, watchFiles } from '@/tests/support/downloads';
import { showAllFiles } from '@/tests/support/shown-files';

const { root } = vi.hoisted(() => ({ root: { path: '' } }));
vi.mock('@/lib/upstreams/cms', async () => {
  const { writeContent } = await import('@/tests/support/content');
  const { embeddedCms } = await import('@/lib/upstreams/cms/embedded');
  root.path = writeContent({
    'files/finance/report.pdf': '0123456789',
    'files/決算/報告書 (2).pdf': 'pdf',
    'files/empty.csv': '',
  });
  return { cms: embeddedCms(root.path) };
});
afterAll(removeContent);
showAllFiles();

const secret = 'the secret of the editors';
env.PREVIEW_SECRET = secret;

const changedAt = new Date('2026-03-12T08:00:00Z');
const reference = 'finance/report.pdf';
utimesSync(path.join(root.path, 'files', reference), changedAt, changedAt);

const download = (headers: Record<string, string> = {}, method = 'GET', filePath = reference) =>
  call(api, { method, headers, query: { path: filePath } });

describe('GET /api/download-file/', () => {
  it('returns the file as a download under its name', async () => {
    const { status, headers, text } = await download();
    expect(status).toBe(200);
    expect(text).toBe('0123456789');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10',
      'content-disposition': 'attachment; filename=report.pdf',
      'cache-control': 'public, max-age=300, no-transform',
      'last-modified': 'Thu, 12 Mar 2026 08:00:00 GMT',
      'accept-ranges': 'bytes',
      etag: expect.any(String),
    });
  });

  it('supports file names in any script', async () => {
    const { headers, text } = await download({}, 'GET', '決算/報告書 (2).pdf');
    expect(text).toBe('pdf');
    expect(parse(headers['content-disposition'] ?? '')).toMatchObject({
      type: 'attachment',
      parameters: { filename: '報告書 (2).pdf' },
    });
  });

  it('returns an empty file', async () => {
    const { status, headers, text } = await download({}, 'GET', 'empty.csv');
    expect({ status, text, length: headers['content-length'] }).toEqual({ status: 200, text: '', length: '0' });
  });

  it('returns a picture of the site', async () => {
    const { status, headers } = await download({}, 'HEAD', 'media/pages/investors.jpg');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
  });

  it('responds to HEAD without reading the file', async () => {
    const openedFiles = watchFiles();
    const fullResponse = await download();
    const { status, headers, text } = await download({}, 'HEAD');
    expect(status).toBe(200);
    expect(text).toBe('');
    for (const name of ['content-length', 'content-type', 'content-disposition', 'etag', 'last-modified'])
      expect(headers[name]).toBe(fullResponse.headers[name]);
    expect(openedFiles).toHaveLength(1);
  });

  it('does not reveal where the file is', async () => {
    const { headers } = await download();
    expect(JSON.stringify(headers)).not.toMatch(/\/tmp|finance|files/);
  });
});

describe('a file to which no published content refers', () => {
  beforeAll(async () => {
    await cms.files();
    contentSchedules.delete('tests');
  });
  afterAll(() => void contentSchedules.set('tests', allFiles));

  it('is sent to nobody', async () => {
    expect((await download()).status).toBe(404);
    expect((await download({ Cookie: '__Host-preview=e30.e30.e30' })).status).toBe(404);
  });

  it('is sent to an editor in preview, and not cached', async () => {
    const [cookie = ''] = (await buildPreviewCookie(secret)).split(';');
    const { status, headers } = await download({ Cookie: cookie });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  });
});

describe('a file that the client has cached', () => {
  it.each(['etag', 'last-modified'] as const)('is not sent again if its %s is the same', async (validator) => {
    const { headers } = await download();
    const condition = validator === 'etag' ? 'If-None-Match' : 'If-Modified-Since';
    const openedFiles = watchFiles();
    const secondResponse = await download({ [condition]: headers[validator] ?? '' });
    expect(secondResponse.status).toBe(304);
    expect(secondResponse.text).toBe('');
    expect(secondResponse.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': 'public, max-age=300, no-transform',
    });
    expect(secondResponse.headers['content-length']).toBeUndefined();
    expect(openedFiles).toEqual([]);
  });

  it('is not sent again for a request of a range either', async () => {
    const { headers } = await download();
    expect((await download({ 'If-None-Match': headers.etag ?? '', Range: 'bytes=0-1' })).status).toBe(304);
  });

  it('is sent if it has changed', async () => {
    expect((await download({ 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await download({ 'If-Modified-Since': 'Wed, 11 Mar 2026 08:00:00 GMT' })).status).toBe(200);
  });
});

describe('a range of a file', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=1-2,3-4', '1234', 'bytes 1-4/10'],
  ])('is sent for %s', async (range, content, contentRange) => {
    const { status, headers, text } = await download({ Range: range });
    expect(status).toBe(206);
    expect(text).toBe(content);
    expect(headers).toMatchObject({ 'content-range': contentRange, 'content-length': `${content.length}` });
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])(
    'gets 416 if it begins after the end of the file: %s',
    async (range) => {
      const { status, headers, json } = await download({ Range: range });
      expect(status).toBe(416);
      expect(headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-store' });
      expect(headers['content-disposition']).toBeUndefined();
      expect(json).toMatchObject({ success: false });
    },
  );

  it.each(['bytes=0-1,5-6', 'pages=1-2', 'nonsense'])(
    'is ignored for %s, and the whole file is sent',
    async (range) => {
      const { status, headers, text } = await download({ Range: range });
      expect({ status, text, range: headers['content-range'] }).toEqual({ status: 200, text: '0123456789' });
    },
  );

  it('is sent if the file matches If-Range; otherwise the whole file is sent', async () => {
    const { headers } = await download();
    const statusFor = async (condition = '') => (await download({ Range: 'bytes=5-', 'If-Range': condition })).status;
    expect(await statusFor(headers.etag)).toBe(206);
    expect(await statusFor(headers['last-modified'])).toBe(206);
    expect(await statusFor('"other"')).toBe(200);
    expect(await statusFor('Wed, 11 Mar 2026 08:00:00 GMT')).toBe(200);
  });
});

describe('a download', () => {
  it.each(['none.pdf', '../settings/en.yaml', '/etc/passwd', 'https://evil.example/a.pdf', '%2e%2e/x.pdf'])(
    'of a file that does not exist gets 404: %s',
    async (filePath) => {
      const { status, json, headers } = await download({}, 'GET', filePath);
      expect(status).toBe(404);
      expect(json).toMatchObject({ success: false, message: 'There is no such file.' });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-disposition']).toBeUndefined();
    },
  );

  it('of a hostile path gets 400 or 404', async () => {
    const logged = vi.spyOn(log, 'error');
    const { call, close } = await serve(api);
    const part = fc.constantFrom(
      '..',
      '/',
      '\\',
      '%2e%2e',
      '%2f',
      '\0',
      'settings',
      'en.yaml',
      'files',
      'https://',
      '.pdf',
    );
    const hostile = fc.oneof(
      fc.array(part, { maxLength: 10 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 320 }),
      fc.webUrl(),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (filePath) => {
        expect([400, 404]).toContain((await call({ query: { path: filePath } })).status);
      }),
      { numRuns: 1000 },
    );
    await close();
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('a large file', () => {
  const fileBytes = 200_000_000;
  const createLargeFile = () => {
    const file = path.join(root.path, 'files/large.zip');
    writeFileSync(file, '');
    truncateSync(file, fileBytes);
    return '/api/call/?path=large.zip';
  };

  it('is sent without being held in memory', { timeout: 60_000 }, async () => {
    const { port, close } = await serve(api);
    const { bytes: sentBytes, growthBytes: growth } = await drain(
      await requestDownload(port, { path: createLargeFile() }),
    );
    await close();
    expect(sentBytes).toBe(fileBytes);
    expect(growth).toBeLessThan(30_000_000);
  });

  it('is read no faster than the visitor receives it, and no further once the visitor has left', {
    timeout: 60_000,
  }, async () => {
    const logged = vi.spyOn(log, 'error');
    const [openedFiles, { port, close }] = [watchFiles(), await serve(api)];
    const response = await requestDownload(port, { path: createLargeFile() });
    await waitUntilIdle(openedFiles);
    expect(openedFiles[0]?.bytesRead).toBeLessThan(fileBytes / 10);
    response.destroy();
    await vi.waitFor(() => expect(openedFiles[0]?.closed).toBe(true), 10_000);
    expect(openedFiles[0]?.bytesRead).toBeLessThan(fileBytes / 10);
    await close();
    expect(logged).not.toHaveBeenCalled();
  });
});
