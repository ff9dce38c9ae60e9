import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'content-disposition';
import type { GetServerSidePropsContext } from 'next';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import * as download from '@/pages/api/download-file';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';
import { requestDownload } from '@/tests/support/downloads';
import { showAllFiles } from '@/tests/support/shown-files';
import { openDocument } from './open-document';

vi.mock('@/lib/upstreams/cms', async () => {
  const { writeContent } = await import('@/tests/support/content');
  const { embeddedCms } = await import('@/lib/upstreams/cms/embedded');
  const root = writeContent({
    'files/finance/report.pdf': '%PDF-1.7',
    'files/決算/報告書 (2).pdf': '%PDF-2.0',
    'files/finance/figures.csv': '<script>alert(1)</script>',
    'files/finance/page.html': '<script>alert(1)</script>',
  });
  return { cms: embeddedCms(root) };
});
afterAll(removeContent);
showAllFiles();

/** Requests a document over a real connection. The server responds with 404, without a body, if it is not found. */
const open = async (reference: string, headers: Record<string, string> = {}, locale = 'default') => {
  const server = createServer(async (req, res) => {
    const result = await openDocument({
      locale,
      params: { reference: reference.split('/') },
      req,
      res,
    } as unknown as GetServerSidePropsContext<{ reference: string[] }>);
    if ('notFound' in result) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await requestDownload((server.address() as AddressInfo).port, { headers });
  const text = Buffer.concat(await response.toArray()).toString();
  server.closeAllConnections();
  server.close();
  return { status: response.statusCode, headers: response.headers, text };
};

describe('a document', () => {
  it('is shown under its name, and may be indexed by search engines', async () => {
    const { status, headers, text } = await open('finance/report.pdf');
    expect({ status, text }).toEqual({ status: 200, text: '%PDF-1.7' });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename=report.pdf',
      link: `<${env.SITE_URL}/documents/finance/report.pdf>; rel="canonical"`,
      etag: expect.any(String),
    });
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  it('can have a name in any script', async () => {
    const { headers, text } = await open('決算/報告書 (2).pdf');
    expect(text).toBe('%PDF-2.0');
    const disposition = { type: 'inline', parameters: { filename: '報告書 (2).pdf' } };
    expect(parse(headers['content-disposition'] ?? '')).toMatchObject(disposition);
  });

  it('cannot run anything, whatever it contains', async () => {
    const { headers } = await open('finance/report.pdf');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const policy = `${headers['content-security-policy']}`;
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
    expect(policy).not.toContain('script');
  });

  it('is sent in ranges, and not at all to a client that has it', async () => {
    const partial = await open('finance/report.pdf', { Range: 'bytes=1-3' });
    expect([partial.status, partial.text, partial.headers['content-range']]).toEqual([206, 'PDF', 'bytes 1-3/8']);
    expect((await open('finance/report.pdf', { 'If-None-Match': partial.headers.etag ?? '' })).status).toBe(304);
    const outOfRange = await open('finance/report.pdf', { Range: 'bytes=9-' });
    expect([outOfRange.status, outOfRange.headers['content-range'], outOfRange.text]).toEqual([416, 'bytes */8', '']);
  });

  it('is still downloaded through its download link', async () => {
    const { headers } = await call(download, { query: { path: 'finance/report.pdf' } });
    expect(headers['content-disposition']).toBe('attachment; filename=report.pdf');
    expect(headers).not.toHaveProperty('content-security-policy');
  });
});

describe('there is no document', () => {
  it.each([
    'finance/figures.csv',
    'finance/page.html',
    'media/pages/investors.jpg',
    'finance/none.pdf',
    'finance/report.PDF',
    '../settings/en.pdf',
    'finance/%2e%2e/report.pdf',
    '',
  ])('if there is no such PDF file: %s', async (reference) => {
    const { status, headers, text } = await open(reference);
    expect({ status, text }).toEqual({ status: 404, text: '' });
    expect(headers).not.toHaveProperty('content-disposition');
  });

  it('in a locale', async () => {
    expect((await open('finance/report.pdf', {}, 'en')).status).toBe(404);
  });
});
