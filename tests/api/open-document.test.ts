// @vitest-environment node
import { parse } from 'content-disposition';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { cms } from '@/lib/cms';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import * as download from '@/pages/api/download-file';
import * as api from '@/pages/api/open-document';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/cms', async () => {
  const { writeContent } = await import('@/tests/support/content');
  const { embeddedCms } = await import('@/lib/cms/embedded');
  const root = writeContent({
    'files/finance/report.pdf': '%PDF-1.7',
    'files/決算/報告書 (2).pdf': '%PDF-2.0',
    'files/finance/figures.csv': '<script>alert(1)</script>',
    'files/finance/page.html': '<script>alert(1)</script>',
  });
  return { cms: embeddedCms(root) };
});
afterAll(removeContent);

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  call(api, { method, headers, query: { path } });

describe('GET /api/open-document/', () => {
  it('shows a PDF file, under its name', async () => {
    const { status, headers, text } = await open('finance/report.pdf');
    expect({ status, text }).toEqual({ status: 200, text: '%PDF-1.7' });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename=report.pdf',
      link: `<${env.SITE_URL}/documents/finance/report.pdf>; rel="canonical"`,
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  it('names a file in any script', async () => {
    const { headers, text } = await open('決算/報告書 (2).pdf');
    expect(text).toBe('%PDF-2.0');
    const named = { type: 'inline', parameters: { filename: '報告書 (2).pdf' } };
    expect(parse(headers['content-disposition'] ?? '')).toMatchObject(named);
  });

  it('lets what it shows run nothing, whatever it holds', async () => {
    const { headers } = await open('finance/report.pdf');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
    expect(policy).not.toContain('script');
  });

  it('sends a part of it, and nothing to who has it', async () => {
    const part = await open('finance/report.pdf', { Range: 'bytes=1-3' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'PDF', 'bytes 1-3/8']);
    expect((await open('finance/report.pdf', { 'If-None-Match': part.headers.etag ?? '' })).status).toBe(304);
    const head = await open('finance/report.pdf', {}, 'HEAD');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '8']);
  });

  it.each([
    'finance/figures.csv',
    'finance/page.html',
    'media/pages/investors.jpg',
    'finance/none.pdf',
    'finance/report.PDF',
    '../settings/en.pdf',
    'finance/%2e%2e/report.pdf',
  ])('shows nothing but PDF files that there are: %s', async (path) => {
    const { status, headers } = await open(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(headers).not.toHaveProperty('content-disposition');
  });

  it('shows no file that the CMS calls something else', async () => {
    const found = await cms.file('finance/report.pdf');
    vi.spyOn(cms, 'file').mockResolvedValue(found && { ...found, type: 'text/html' });
    expect((await open('finance/report.pdf')).status).toBe(404);
  });

  it('is answered with 502 where the CMS does not answer', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(cms, 'file').mockRejectedValue(new Error('down'));
    expect((await open('finance/report.pdf')).status).toBe(502);
  });
});

it('the download of the same file is still saved', async () => {
  const { headers } = await call(download, { query: { path: 'finance/report.pdf' } });
  expect(headers['content-disposition']).toBe('attachment; filename=report.pdf');
  expect(headers).not.toHaveProperty('content-security-policy');
});
