import { copyFileSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { measureMaxBlockMs } from '../support/block';
import { largeFile, makeLargeFile } from '../support/files';
import { fetchSitePaths, findPageProblem, sample } from '../support/pages';
import { poll } from '../support/poll';
import { formatRequest, get, openSocket, parseJson, type RawResponse, revalidate } from '../support/requests';
import { readLogLines } from '../support/site';

const site = inject('site');
const movedDir = `${site.contentDir}-elsewhere`;

const getRefreshedTags = (response: RawResponse) => parseJson<{ refreshed?: string[] }>(response).refreshed;
const getMessage = (response: RawResponse) => parseJson<{ message?: string }>(response).message;

const expectPagesToWork = async () => {
  for (const pagePath of ['/en/', '/fr/', '/en/press/news/?page=1', ...sample((await fetchSitePaths(site)).pages, 10)])
    expect(findPageProblem(await get(site, pagePath))).toBeNull();
};

describe('revalidate', () => {
  it('with nothing changed is fast, returns no tags and does not block other requests', async () => {
    await revalidate(site);
    const responses: RawResponse[] = [];
    const blockDurationsMs: number[] = [];
    for (let count = 0; count < 3; count++)
      blockDurationsMs.push(await measureMaxBlockMs(site, async () => responses.push(await revalidate(site))));
    expect(responses.map(getRefreshedTags)).toEqual([[], [], []]);
    expect(Math.min(...responses.map(({ ms }) => ms))).toBeLessThan(3000);
    expect(Math.min(...blockDurationsMs)).toBeLessThan(300);
  });

  it('without the content folder is rejected with the name of the folder, and pages stay', async () => {
    renameSync(site.contentDir, movedDir);
    try {
      const response = await revalidate(site);
      expect(response.status).toBe(422);
      expect(getMessage(response)).toContain(path.basename(site.contentDir));
      await expectPagesToWork();
    } finally {
      renameSync(movedDir, site.contentDir);
    }
    expect((await revalidate(site)).status).toBe(200);
  });

  it.each([
    ['broken', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['of another shape', () => '[]'],
  ])('with a media.json that is %s is rejected with the name of the file, and pages stay', async (_, change) => {
    const file = path.join(site.contentDir, 'media.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, change(text));
    try {
      const response = await revalidate(site);
      expect(response.status).toBe(422);
      expect(getMessage(response)).toContain('media.json');
      await expectPagesToWork();
    } finally {
      writeFileSync(file, text);
    }
    expect((await revalidate(site)).status).toBe(200);
  });
});

describe('a download', () => {
  const bytes = 256 * 1024 ** 2;
  const file = path.join(site.contentDir, 'files', largeFile);
  afterEach(() => copyFileSync(path.join('content/files', largeFile), file));

  it('of a file that is truncated during the download ends the connection, and is logged', async () => {
    makeLargeFile(file, bytes);
    const linesBefore = readLogLines(site).length;
    const socket = openSocket(site);
    socket.write(formatRequest(site, { target: `/api/download-file/?path=${largeFile}` }));
    const download = new Promise<number>((resolve) => {
      let bytesRead = 0;
      socket.once('close', () => resolve(bytesRead));
      socket.on('data', (chunk) => {
        if (bytesRead === 0) {
          socket.pause();
          truncateSync(file, 100);
          setTimeout(() => socket.resume(), 200);
        }
        bytesRead += chunk.length;
      });
      socket.setTimeout(20_000, () => resolve(Number.POSITIVE_INFINITY));
    });
    const totalBytes = await download;
    socket.destroy();
    expect(totalBytes).toBeLessThan(bytes);
    const findLogLine = () =>
      readLogLines(site)
        .slice(linesBefore)
        .find((line) => line.includes('"level":50') && line.includes('"path":"/api/download-file/"')) ?? null;
    expect(await poll(findLogLine, { timeoutMs: 2000 })).not.toBeNull();
  });
});
