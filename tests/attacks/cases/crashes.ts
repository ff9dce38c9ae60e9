import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { format, get, open, parseAnswer, received, revalidate } from '../support/ask';
import { brokenFiles, changedFiles, listBuild, listing, makeLargeFile, pictureFolder } from '../support/files';
import { startLoad } from '../support/load';
import { brokenPages, problemOfPage, sample, siteAddresses } from '../support/pages';
import { poll } from '../support/poll';
import { rounds } from '../support/scale';
import { logLines, makeFolder, type RunningSite, removeFolder, startSite } from '../support/site';
import { fillIn, formNames, mailsTo, type Submission, submit } from '../support/submissions';

/** These tests follow each other: each goes on with the folder, and mostly the server, that the one before has left. */
const folder = makeFolder();
let site: RunningSite;
afterAll(async () => {
  await site?.kill();
  removeFolder(folder);
});

/** Starts a server where a test before this one has left none. */
const ensureSite = async () => {
  if (!site || site.isOver()) site = await startSite({ folder });
};

const asBuilt = listBuild();

const pictures = ['hero-1', 'hero-2', 'hero-3'].flatMap((name) =>
  [208, 320, 640, 820].map((width) => `/_next/image/?url=%2Fmedia%2Fhome%2F${name}.jpg&w=${width}&q=70`),
);
const webp = { Accept: 'image/webp' };

const change = (file: string, from: RegExp, to: string) => {
  const at = path.join(folder, 'content', file);
  writeFileSync(at, readFileSync(at, 'utf8').replace(from, to));
};
/** Has one page say something else, or every other time all pages. */
const changeContent = (number: number) =>
  number % 2
    ? change('settings/en.yaml', /^titleSuffix:.*$/m, `titleSuffix: Halcyre ${number}`)
    : change('pages/history/en.yaml', /^summary:.*$/m, `summary: What the group has been, told ${number} times.`);

describe('on a full disk', () => {
  it('every page is whole, changed content or not', async () => {
    site = await startSite({ folder, fullDisk: true });
    const { pages, offers } = await siteAddresses(site);
    const some = { pages: sample(pages, rounds(pages.length, 60)), offers: sample(offers, rounds(200, 20)) };
    changeContent(0);
    const [broken, answer] = await Promise.all([brokenPages(site, some), revalidate(site)]);
    expect(broken).toEqual([]);
    expect(answer.status).toBe(200);
    expect(await brokenPages(site, { pages: sample(pages, 10) })).toEqual([]);
  });

  it('every picture is whole', async () => {
    for (const address of pictures) {
      const { status, isWhole, body } = await get(site, address, webp);
      expect({ status, isWhole }).toEqual({ status: 200, isWhole: true });
      await sharp(body).stats();
    }
  });

  it.each(formNames)('no form is accepted that cannot be kept: %s', async (form) => {
    const answer = await submit(site, await fillIn(form, inject('site')));
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false });
  });

  it('the server runs on, and no file of the build is changed', async () => {
    expect((await get(site, '/api/health/')).status).toBe(200);
    expect(changedFiles(asBuilt, listBuild())).toEqual([]);
    expect(brokenFiles(listing('.next'))).toEqual([]);
    await site.kill();
  });

  it('once there is room again, all is as before', async () => {
    site = await startSite({ folder });
    const { pages } = await siteAddresses(site);
    expect(await brokenPages(site, { pages: sample(pages, rounds(200, 20)) })).toEqual([]);
    const form = await fillIn('alert', site);
    expect((await submit(site, form)).status).toBe(form.success);
    expect(mailsTo(site, form.fields.email)).toHaveLength(1);
  });
});

const kills = rounds(30, 2);
const killsOfForms = rounds(10, 2);

describe(`after ${kills} crashes under load`, () => {
  beforeAll(ensureSite);
  const confirmed: Submission[] = [];
  const late: Submission[] = [];

  /** Has the next start find temporary files older than any that is still being written. */
  const age = () => {
    const longAgo = new Date(Date.now() - 120_000);
    const files = [...listing(site.dataDir).keys()].filter((file) => file.endsWith('.tmp'));
    for (const file of files) utimesSync(file, longAgo, longAgo);
    return files;
  };

  /** Sends a form again until it is accepted, as visitors do who got no answer. */
  const confirm = async (form: Submission, isConfirmed: boolean) => {
    const attempt = async () => (await submit(site, form)).status === form.success;
    const accepted = isConfirmed || (await poll(attempt, { within: 15_000, every: 200 }));
    (accepted ? confirmed : late).push(form);
  };

  /** Ends the server in the middle of its work, starts it again, and gives what is broken. */
  const crash = async (number: number, pages: string[]): Promise<string[]> => {
    const moment = 50 + ((number * 379) % 1400);
    const names = number < killsOfForms ? [...formNames, ...formNames] : [];
    const forms = await Promise.all(names.map((name) => fillIn(name, site)));
    changeContent(number + 1);
    const start = (number * 97) % pages.length;
    const paths = [...pages.slice(start), ...pages.slice(0, start)].flatMap((page, index) =>
      index % 5 ? [page] : [page, pictures[(index / 5) % pictures.length] ?? page],
    );
    const load = startLoad(site, { paths, connections: 8, headers: webp });
    const refreshed = revalidate(site);
    const sent = forms.map(async (form, index) => {
      await wait((index * moment) / forms.length);
      const { status } = await submit(site, form);
      return { form, isConfirmed: status === form.success };
    });
    await wait(moment);
    await site.kill();
    await load.stop();
    await refreshed;

    const cut = load.answers.flatMap((answer) => {
      const problem = answer.path.startsWith('/_next/image/') ? null : problemOfPage(answer);
      return problem ? [`${answer.path} before the crash: ${problem}`] : [];
    });
    const left = age();
    site = await startSite({ folder });
    await Promise.all((await Promise.all(sent)).map(({ form, isConfirmed }) => confirm(form, isConfirmed)));
    const swept = await poll(() => left.every((file) => !listing(site.dataDir).has(file)), { within: 2000 });
    return [...cut, ...(swept ? [] : left), ...(await brokenPages(site, { pages: sample(pages, 10) }))];
  };

  it('every page is whole, and nothing half written is left', async () => {
    const { pages, offers } = await siteAddresses(site);
    const broken: string[] = [];
    for (let number = 0; number < kills; number++) broken.push(...(await crash(number, pages)));
    const some = { pages: sample(pages, rounds(pages.length, 100)), offers: sample(offers, rounds(500, 20)) };
    broken.push(...(await brokenPages(site, some)));
    expect(broken).toEqual([]);

    expect(changedFiles(asBuilt, listBuild())).toEqual([]);
    expect(brokenFiles(new Map([...listing('.next'), ...listing(path.join(site.dataDir, 'outbox'))]))).toEqual([]);
  }, 900_000);

  it('every picture that is kept is whole', async () => {
    const kept = [...listing(pictureFolder).keys()].filter((file) => !file.endsWith('.tmp'));
    for (const file of kept) await sharp(file).stats();
  });

  it('each form that was confirmed has one mail, and none took longer than 15 s', () => {
    expect(late).toEqual([]);
    const mails = confirmed.map(({ fields }) => mailsTo(site, fields.email).length);
    expect(mails).toEqual(Array(killsOfForms * formNames.length * 2).fill(1));
  });
});

describe('SIGTERM', () => {
  beforeAll(ensureSite);
  const second = 1000;
  /**
   * A client that asks for the same so many times at once, and reads the beginning of the first answer and no more, until
   * it is told to.
   */
  const slowReader = (target: string, times = 1) => {
    const socket = open(site);
    const begun = new Promise<void>((resolve) => {
      socket.once('data', () => {
        socket.pause();
        resolve();
      });
    });
    socket.write(format(site, { target, headers: { Connection: 'keep-alive' } }).repeat(times));
    return { socket, begun, bytes: received(socket) };
  };

  /** How many bytes there are after the last answer that is whole. */
  const bytesOfPart = (bytes: Buffer): number => {
    const head = bytes.indexOf('\r\n\r\n');
    const { headers } = parseAnswer(bytes);
    const end = head + 4 + Number(headers['content-length']);
    return head < 0 || end > bytes.length ? bytes.length : bytesOfPart(bytes.subarray(end));
  };

  /** Clients that would keep a server for ever. */
  const stuckClients = () => {
    const nothing = open(site);
    const upgrade = open(site);
    const headers = { Connection: 'Upgrade, keep-alive', Upgrade: 'websocket' };
    upgrade.write(format(site, { target: '/_next/webpack-hmr', headers }));
    const body = open(site);
    const length = { 'Content-Length': '1000', Connection: 'keep-alive' };
    body.write(`${format(site, { method: 'POST', target: '/api/job-offers/', headers: length })}{`);
    return [nothing, upgrade, body, slowReader('/api/download-file/?path=attacks/large.zip').socket];
  };

  it('lets load balancers know, answers what was asked, and ends within 10 s whatever clients do', async () => {
    const { pages } = await siteAddresses(site);
    makeLargeFile(path.join(site.contentDir, 'files/attacks/large.zip'), 256 * 1024 ** 2);
    const load = startLoad(site, { paths: pages, connections: 20 });
    const stuck = stuckClients();
    // More than there is room for on the way: the server has ended an answer whose end it could not yet hand on.
    const slow = [slowReader('/media/films/home.mp4'), slowReader('/en/', 60), slowReader('/fr/', 60)];
    await Promise.all(slow.map(({ begun }) => begun));
    expect(await poll(() => load.answers.length > 40, { within: 30 * second })).toBe(true);

    const start = performance.now();
    const ended = site.stop();
    const notReady = async () => (await get(site, '/api/ready/')).status === 503;
    expect.soft(await poll(notReady, { within: 1200, every: 10 }), 'not ready').toBe(true);
    const told = performance.now();
    const health = await get(site, '/api/health/', { Connection: 'keep-alive' });
    expect.soft([health.status, health.headers.connection], 'health').toEqual([200, 'close']);

    // As load balancers do that know.
    await load.stop();
    expect.soft(load.failures, 'requests without an answer').toEqual([]);
    expect.soft(load.answers.map(problemOfPage).filter(Boolean), 'broken answers').toEqual([]);
    const late = load.answers.filter(({ sentAt }) => sentAt > told);
    expect
      .soft(
        late.filter(({ headers }) => headers.connection !== 'close'),
        'connections to be kept',
      )
      .toEqual([]);

    await wait(Math.max(0, 3 * second - (performance.now() - start)));
    for (const { socket } of slow) socket.resume();
    const parts = (await Promise.all(slow.map(({ bytes }) => bytes))).map(bytesOfPart);
    expect.soft(parts, 'bytes of answers that were cut off').toEqual([0, 0, 0]);
    expect.soft(await ended).toEqual({ code: 0, signal: null });
    expect.soft(performance.now() - start).toBeLessThan(12 * second);
    for (const socket of stuck) socket.destroy();
    expect.soft((await get(site, '/en/')).status, 'after the end').toBeNull();
  });

  it('leaves a log of nothing but JSON', () => {
    const lines = logLines({ folder });
    const last = lines.slice(lines.findLastIndex((line) => line.includes('The site is at')));
    expect(last.at(-1)).toContain('"stopped"');
    expect(() => last.map((line) => JSON.parse(line))).not.toThrow();
  });
});
