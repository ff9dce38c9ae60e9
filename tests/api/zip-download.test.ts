import { truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { log } from '@/lib/platform/process/log';
import { cms } from '@/lib/upstreams/cms';
import * as api from '@/pages/api/zip-download';
import { call, serve } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';
import { drain, requestDownload, waitUntilIdle, watchFiles } from '@/tests/support/downloads';
import { showAllFiles } from '@/tests/support/shown-files';
import { unzip } from '@/tests/support/zip';

const { root } = vi.hoisted(() => ({ root: { path: '' } }));
vi.mock('@/lib/upstreams/cms', async () => {
  const { writeContent } = await import('@/tests/support/content');
  const { embeddedCms } = await import('@/lib/upstreams/cms/embedded');
  root.path = writeContent({
    'files/finance/2024/report.pdf': 'the report of 2024',
    'files/finance/2025/report.pdf': 'the report of 2025',
    'files/finance/2025/Report.pdf': 'the other report of 2025',
    'files/決算/報告書.pdf': '報告',
    'files/empty.csv': '',
    [`files/${'Zélie.pdf'.normalize('NFD')}`]: 'decomposed',
    [`files/other/${'Zélie.pdf'.normalize('NFC')}`]: 'composed',
  });
  return { cms: embeddedCms(root.path) };
});
afterAll(removeContent);
showAllFiles();

/** Creates files of a size, which take no space on the disk. */
const createFiles = (names: string[], bytes: number) => {
  for (const name of names) {
    const file = path.join(root.path, 'files', name);
    writeFileSync(file, '');
    truncateSync(file, bytes);
  }
};

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };
const jsonType = { 'Content-Type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = {}) => call(api, { method: 'POST', body, headers });

/** Requests a zip. Returns the content of each file in it, by name. */
const downloadZip = async (body: string, headers: Record<string, string>) => {
  const { port, close } = await serve(api);
  const response = await requestDownload(port, { method: 'POST', headers, body });
  const zip = await buffer(response);
  await close();
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-length']).toBe(`${zip.length}`);
  return Object.fromEntries([...unzip(zip)].map(([name, content]) => [name, content.toString()]));
};
const downloadFiles = (...files: string[]) => downloadZip(JSON.stringify({ files }), jsonType);

describe('POST /api/zip-download/', () => {
  it('returns the files in one zip, in their order', async () => {
    const zip = await downloadFiles('finance/2025/report.pdf', '決算/報告書.pdf', 'empty.csv');
    expect(Object.entries(zip)).toEqual([
      ['report.pdf', 'the report of 2025'],
      ['報告書.pdf', '報告'],
      ['empty.csv', ''],
    ]);
  });

  it('is downloaded as a zip, and not cached', async () => {
    const { status, headers } = await post({ files: ['empty.csv'] });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename=${brand.fileName}.zip`,
      'cache-control': 'no-store',
    });
  });

  it('contains each file once, under its own name', async () => {
    const [first, twin, other] = ['finance/2025/report.pdf', 'finance/2024/report.pdf', 'finance/2025/Report.pdf'];
    expect(await downloadFiles(first, twin, first, other)).toEqual({
      'report.pdf': 'the report of 2025',
      'report (2).pdf': 'the report of 2024',
      'Report (3).pdf': 'the other report of 2025',
    });
  });

  it('writes names in composed form, and distinguishes two that look alike', async () => {
    const decomposed = 'Zélie.pdf'.normalize('NFD');
    expect(await downloadFiles(decomposed, `other/${'Zélie.pdf'.normalize('NFC')}`)).toEqual({
      ['Zélie.pdf'.normalize('NFC')]: 'decomposed',
      ['Zélie (2).pdf'.normalize('NFC')]: 'composed',
    });
  });

  it('accepts a form, with one file or several', async () => {
    const form = (...files: string[]) =>
      downloadZip(`${new URLSearchParams(files.map((file) => ['files', file]))}`, formType);
    expect(await form('決算/報告書.pdf')).toEqual({ '報告書.pdf': '報告' });
    expect(await form('empty.csv', 'finance/2024/report.pdf')).toEqual({
      'empty.csv': '',
      'report.pdf': 'the report of 2024',
    });
  });

  it('responds with 400 to a form without a file', async () => {
    for (const form of ['', 'other=1', 'files=']) expect((await post(form, formType)).status).toBe(400);
  });

  it('names all files that do not exist, and opens no file', async () => {
    const openedFiles = watchFiles();
    const { status, json, headers } = await post({ files: ['empty.csv', 'none.pdf', '../media.json', 'none.pdf'] });
    expect(status).toBe(404);
    expect(json.fields).toEqual([
      { field: 'files', message: 'There is no file "none.pdf".' },
      { field: 'files', message: 'There is no file "../media.json".' },
    ]);
    expect(headers['content-disposition']).toBeUndefined();
    expect(openedFiles).toEqual([]);
  });

  it('responds with 400 or 404 to hostile input', async () => {
    const logged = vi.spyOn(log, 'error');
    const { call, close } = await serve(api);
    const part = fc.constantFrom(
      '..',
      '/',
      '\\',
      '%2e%2e',
      '\0',
      'settings',
      'en.yaml',
      'https://',
      '.pdf',
      '__proto__',
    );
    const hostile = fc.oneof(
      fc.array(part, { maxLength: 10 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 320 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 5 }), fc.boolean(), async (files, isForm) => {
        const form = `${new URLSearchParams(files.map((file) => ['files', file]))}`;
        const request = isForm ? { body: form, headers: formType } : { body: { files } };
        expect([400, 404]).toContain((await call({ method: 'POST', ...request })).status);
      }),
      { numRuns: 500 },
    );
    await close();
    expect(logged).not.toHaveBeenCalled();
  });

  it('responds with 413 to more than a billion bytes, and opens no file', async () => {
    const openedFiles = watchFiles();
    createFiles(['a.pdf', 'b.pdf'], 500_000_001);
    const { status, json } = await post({ files: ['a.pdf', 'b.pdf'] });
    expect(status).toBe(413);
    expect(json.message).toContain('1000000000');
    expect(openedFiles).toEqual([]);
  });

  it('closes the connection if a file cannot be read to its end, which is logged', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(cms, 'file').mockResolvedValue(root.path);
    await expect(post({ files: ['empty.csv'] })).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { event: 'files.send_failed', err: expect.objectContaining({ code: 'EISDIR' }) },
      expect.any(String),
    );
  });
});

describe('a large zip', () => {
  const fileBytes = 100_000_000;
  const files = ['first.zip', 'second.zip'];
  const createBody = () => {
    createFiles(files, fileBytes);
    return JSON.stringify({ files });
  };

  it('is sent without being held in memory, one file after the other', { timeout: 120_000 }, async () => {
    const [openedFiles, { port, close }] = [watchFiles(), await serve(api)];
    const response = await requestDownload(port, { method: 'POST', headers: jsonType, body: createBody() });
    const { bytes: sentBytes, growthBytes: growth } = await drain(response);
    await close();
    expect(sentBytes).toBe(Number(response.headers['content-length']));
    expect(sentBytes).toBeGreaterThan(2 * fileBytes);
    expect(growth).toBeLessThan(30_000_000);
    expect(openedFiles.map(({ closed, bytesRead }) => ({ closed, bytesRead }))).toEqual(
      files.map(() => ({ closed: true, bytesRead: fileBytes })),
    );
  });

  it('is read no faster than the visitor receives it, and no further once the visitor has left', {
    timeout: 60_000,
  }, async () => {
    const logged = vi.spyOn(log, 'error');
    const [openedFiles, { port, close }] = [watchFiles(), await serve(api)];
    const response = await requestDownload(port, { method: 'POST', headers: jsonType, body: createBody() });
    await waitUntilIdle(openedFiles);
    expect(openedFiles).toHaveLength(1);
    response.destroy();
    await vi.waitFor(() => expect(openedFiles[0]?.closed).toBe(true), 10_000);
    expect(openedFiles[0]?.bytesRead).toBeLessThan(fileBytes / 5);
    await close();
    expect(openedFiles).toHaveLength(1);
    expect(logged).not.toHaveBeenCalled();
  });
});
