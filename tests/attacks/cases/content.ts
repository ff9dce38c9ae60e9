import { readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { type Answer, format, get, jsonOf, open, revalidate } from '../support/ask';
import { longestBlock } from '../support/block';
import { makeLargeFile } from '../support/files';
import { problemOfPage, sample, siteAddresses } from '../support/pages';
import { poll } from '../support/poll';
import { logLines } from '../support/site';

const site = inject('site');
const moved = `${site.contentDir}-elsewhere`;

const refreshed = (answer: Answer) => jsonOf<{ refreshed?: string[] }>(answer).refreshed;
const messageOf = (answer: Answer) => jsonOf<{ message?: string }>(answer).message;

const expectPages = async () => {
  for (const address of ['/en/', '/fr/', '/en/press/news/?page=1', ...sample((await siteAddresses(site)).pages, 10)])
    expect(problemOfPage(await get(site, address))).toBeNull();
};

describe('revalidate', () => {
  it('with nothing changed is quick, names nothing and lets others through', async () => {
    await revalidate(site);
    const answers: Answer[] = [];
    const blocks: number[] = [];
    for (let count = 0; count < 3; count++)
      blocks.push(await longestBlock(site, async () => answers.push(await revalidate(site))));
    expect(answers.map(refreshed)).toEqual([[], [], []]);
    expect(Math.min(...answers.map(({ ms }) => ms))).toBeLessThan(3000);
    expect(Math.min(...blocks)).toBeLessThan(300);
  });

  it('without the folder of the content is refused with its name, and pages stay', async () => {
    renameSync(site.contentDir, moved);
    try {
      const answer = await revalidate(site);
      expect(answer.status).toBe(422);
      expect(messageOf(answer)).toContain(path.basename(site.contentDir));
      await expectPages();
    } finally {
      renameSync(moved, site.contentDir);
    }
    expect((await revalidate(site)).status).toBe(200);
  });

  it.each([
    ['broken', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['of another form', () => '[]'],
  ])('with a media.json that is %s is refused with its name, and pages stay', async (_, change) => {
    const file = path.join(site.contentDir, 'media.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, change(text));
    try {
      const answer = await revalidate(site);
      expect(answer.status).toBe(422);
      expect(messageOf(answer)).toContain('media.json');
      await expectPages();
    } finally {
      writeFileSync(file, text);
    }
    expect((await revalidate(site)).status).toBe(200);
  });
});

describe('a file that is sent', () => {
  const bytes = 256 * 1024 ** 2;
  const folder = path.join(site.contentDir, 'files/attacks');
  const file = path.join(folder, 'large.zip');
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('and gets shorter meanwhile breaks the connection, and is logged', async () => {
    makeLargeFile(file, bytes);
    const linesBefore = logLines(site).length;
    const socket = open(site);
    socket.write(format(site, { target: '/api/download-file/?path=attacks/large.zip' }));
    const reading = new Promise<number>((resolve) => {
      let read = 0;
      socket.once('close', () => resolve(read));
      socket.on('data', (chunk) => {
        if (read === 0) {
          socket.pause();
          truncateSync(file, 100);
          setTimeout(() => socket.resume(), 200);
        }
        read += chunk.length;
      });
      socket.setTimeout(20_000, () => resolve(Number.POSITIVE_INFINITY));
    });
    const read = await reading;
    socket.destroy();
    expect(read).toBeLessThan(bytes);
    const noted = () =>
      logLines(site)
        .slice(linesBefore)
        .find((line) => /shorter than its Content-Length|in part only/.test(line)) ?? null;
    expect(await poll(noted, { within: 2000 })).toContain('/api/download-file/');
  });
});
