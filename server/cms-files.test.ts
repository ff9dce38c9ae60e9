import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../lib/platform/process/log';
import { cmsFiles } from '../lib/upstreams/files/cms-files';
import { withServer } from '../tests/support/http';
import { serveCmsFile } from './cms-files';

const folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
const videoFile = path.join(folder, 'copy.mp4');
writeFileSync(videoFile, '0123456789');
const originalFind = cmsFiles.find;
afterAll(() => {
  cmsFiles.find = originalFind;
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  cmsFiles.find = async (reference) => (reference === 'media/films/event.mp4' ? videoFile : null);
});

const fetchFile = (url: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  withServer(
    async (request, response) => {
      if (!(await serveCmsFile(url, request, response))) response.writeHead(404).end();
    },
    (send) => send(options),
  );

describe('a video of the CMS', () => {
  it('is sent at its path on the site', async () => {
    const { status, headers, body } = await fetchFile('/media/films/event.mp4');
    expect([status, body.toString()]).toEqual([200, '0123456789']);
    expect(headers['content-type']).toBe('video/mp4');
    expect(headers['accept-ranges']).toBe('bytes');
  });

  it('is sent in ranges to a player that requests them', async () => {
    const { status, headers, body } = await fetchFile('/media/films/event.mp4', { headers: { Range: 'bytes=2-4' } });
    expect([status, headers['content-range'], body.toString()]).toEqual([206, 'bytes 2-4/10', '234']);
  });

  it('is 416 for a range beyond its end', async () => {
    const { status, headers } = await fetchFile('/media/films/event.mp4', { headers: { Range: 'bytes=20-' } });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('is 503 while it is unavailable, and the reason is logged', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    cmsFiles.find = async () => Promise.reject(new Error('Strapi is away'));
    const { status, headers } = await fetchFile('/media/films/event.mp4');
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('the site itself handles', () => {
  it.each([
    ['files that the CMS does not have', '/media/films/none.mp4', 'GET'],
    ['addresses outside the media', '/films/event.mp4', 'GET'],
    ['requests other than GET and HEAD', '/media/films/event.mp4', 'POST'],
  ])('%s', async (_, url, method) => {
    expect((await fetchFile(url, { method })).status).toBe(404);
  });
});
