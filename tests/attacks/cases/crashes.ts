import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { brokenFiles, changedFiles, listBuild, listFiles, pictureFolder } from '../support/files';
import { startLoad } from '../support/load';
import { ensureOwnSite, getOwnSite, ownFolder, startOwnSite } from '../support/own-site';
import { fetchSitePaths, findBrokenPages, findPageProblem, sample } from '../support/pages';
import { poll } from '../support/poll';
import { get, revalidate } from '../support/requests';
import { rounds } from '../support/scale';
import { type Site, waitUntilReady } from '../support/site';
import { fillIn, followLink, formNames, type Submission, submit, waitForEmails } from '../support/submissions';

const originalBuild = listBuild();

const pictures = ['hero-1', 'hero-2', 'hero-3'].flatMap((name) =>
  [208, 320, 640, 820].map((width) => `/_next/image/?url=%2Fmedia%2Fhome%2F${name}.jpg&w=${width}&q=70`),
);
const webp = { Accept: 'image/webp' };

const editFile = (file: string, from: RegExp, to: string) => {
  const filePath = path.join(ownFolder, 'content', file);
  writeFileSync(filePath, readFileSync(filePath, 'utf8').replace(from, to));
};
/** Changes the text of one page or, every other time, of all pages. */
const changeContent = (number: number) =>
  number % 2
    ? editFile('settings/en.yaml', /^titleSuffix:.*$/m, `titleSuffix: Halcyre ${number}`)
    : editFile('pages/history/en.yaml', /^summary:.*$/m, `summary: What the group has been, told ${number} times.`);

describe('on a full disk', () => {
  beforeAll(async () => void (await Promise.all([startOwnSite({ fullDisk: true }), waitUntilReady(inject('site'))])));

  it('every page is whole, changed content or not', async () => {
    const site = getOwnSite();
    const { pages, offers } = await fetchSitePaths(site);
    const sampled = { pages: sample(pages, rounds(pages.length, 30)), offers: sample(offers, rounds(200, 20)) };
    changeContent(0);
    const [broken, response] = await Promise.all([findBrokenPages(site, sampled), revalidate(site)]);
    expect(broken).toEqual([]);
    expect(response.status).toBe(200);
    expect(await findBrokenPages(site, { pages: sample(pages, 10) })).toEqual([]);
  });

  it('every picture is whole', async () => {
    for (const address of pictures) {
      const { status, isComplete, body } = await get(getOwnSite(), address, webp);
      expect({ status, isComplete }).toEqual({ status: 200, isComplete: true });
      await sharp(body).stats();
    }
  });

  it.each(formNames)('no form is accepted that cannot be stored: %s', async (form) => {
    const response = await submit(getOwnSite(), await fillIn(form, inject('site')));
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(JSON.parse(response.body.toString())).toMatchObject({ success: false });
  });

  it('the server keeps running, and no file of the build is changed', async () => {
    expect((await get(getOwnSite(), '/api/health/')).status).toBe(200);
    expect(changedFiles(originalBuild, listBuild())).toEqual([]);
    expect(brokenFiles(listFiles('.next'))).toEqual([]);
    await getOwnSite().kill();
  });

  it('once there is space again, everything is as before', async () => {
    const site = await startOwnSite();
    const { pages } = await fetchSitePaths(site);
    expect(await findBrokenPages(site, { pages: sample(pages, rounds(200, 10)) })).toEqual([]);
    const form = await fillIn('alert', site);
    expect((await submit(site, form)).status).toBe(form.success);
    expect(await waitForEmails(site, form.fields.email)).toHaveLength(1);
  });
});

const requestedKills = Number(process.env.KILLS) || 0;
const killCount = requestedKills || rounds(30, 2);
const formKillCount = requestedKills || rounds(10, 2);
/** The longest that all crashes may take, in ms. */
const maxCrashMs = Math.max(900_000, killCount * 30_000);

describe(`after ${killCount} crashes under load`, () => {
  beforeAll(ensureOwnSite);
  const confirmed: Submission[] = [];
  const lateForms: Submission[] = [];
  /** The addresses of accepted job alerts; some are in `settled`, after their links were answered. */
  const unsettled: string[] = [];
  const settled: string[] = [];

  /**
   * Backdates the temporary files that the crash left, so that the next start deletes them instead of taking them for
   * files that are still being written. Returns their paths.
   */
  const backdateTemporaryFiles = () => {
    const longAgo = new Date(Date.now() - 120_000);
    const files = [...listFiles(getOwnSite().dataDir).keys()].filter((file) => file.endsWith('.tmp'));
    for (const file of files) utimesSync(file, longAgo, longAgo);
    return files;
  };

  /** Sends a form again until it is accepted, as visitors do who got no response. */
  const confirm = async (form: Submission, isConfirmed: boolean) => {
    const attempt = async () => (await submit(getOwnSite(), form)).status === form.success;
    const isAccepted = isConfirmed || (await poll(attempt, { timeoutMs: 15_000, intervalMs: 200 }));
    (isAccepted ? confirmed : lateForms).push(form);
    if (form.target === '/api/create-job-alert/') unsettled.push(`${form.fields.email}`);
  };

  /** Follows the link in the mail of an alert; later, if the mail is not sent yet. */
  const settle = async (site: Site, email: string) => {
    const status = await followLink(site, email, { timeoutMs: 0 });
    (status === 200 ? settled : unsettled).push(email);
  };

  /** Kills the server in the middle of its work, starts it again, and returns what is broken. */
  const crash = async (number: number, pages: string[]): Promise<string[]> => {
    const site = getOwnSite();
    const crashDelayMs = 50 + ((number * 379) % 1400);
    const names = number < formKillCount ? [...formNames, ...formNames] : [];
    const forms = await Promise.all(names.map((name) => fillIn(name, site)));
    changeContent(number + 1);
    const startIndex = (number * 97) % pages.length;
    const paths = [...pages.slice(startIndex), ...pages.slice(0, startIndex)].flatMap((page, index) =>
      index % 5 ? [page] : [page, pictures[(index / 5) % pictures.length] ?? page],
    );
    const load = startLoad(site, { paths, connections: 8, headers: webp });
    const revalidation = revalidate(site);
    const submissions = forms.map(async (form, index) => {
      await wait((index * crashDelayMs) / forms.length);
      const { status } = await submit(site, form);
      return { form, isConfirmed: status === form.success };
    });
    const links = unsettled.splice(0).map(async (email, index, { length }) => {
      await wait((index * crashDelayMs) / length);
      await settle(site, email);
    });
    await wait(crashDelayMs);
    await site.kill();
    await Promise.all([load.stop(), revalidation, ...links]);

    const brokenResponses = load.responses.flatMap((response) => {
      const problem = response.path.startsWith('/_next/image/') ? null : findPageProblem(response);
      return problem ? [`${response.path} before the crash: ${problem}`] : [];
    });
    const leftFiles = backdateTemporaryFiles();
    const restarted = await startOwnSite();
    await Promise.all((await Promise.all(submissions)).map(({ form, isConfirmed }) => confirm(form, isConfirmed)));
    const isSwept = await poll(() => leftFiles.every((file) => !listFiles(restarted.dataDir).has(file)), {
      timeoutMs: 2000,
    });
    return [
      ...brokenResponses,
      ...(isSwept ? [] : leftFiles),
      ...(await findBrokenPages(restarted, { pages: sample(pages, rounds(10, 4)) })),
    ];
  };

  it(
    'every page is whole, and no half-written files are left',
    async () => {
      const { pages, offers } = await fetchSitePaths(getOwnSite());
      const broken: string[] = [];
      for (let number = 0; number < killCount; number++) broken.push(...(await crash(number, pages)));
      const sampled = { pages: sample(pages, rounds(pages.length, 100)), offers: sample(offers, rounds(500, 20)) };
      broken.push(...(await findBrokenPages(getOwnSite(), sampled)));
      expect(broken).toEqual([]);

      expect(changedFiles(originalBuild, listBuild())).toEqual([]);
      expect(
        brokenFiles(new Map([...listFiles('.next'), ...listFiles(path.join(getOwnSite().dataDir, 'outbox'))])),
      ).toEqual([]);
    },
    maxCrashMs,
  );

  it('each alert that a visitor has confirmed is stored as confirmed', () => {
    const database = new DatabaseSync(path.join(getOwnSite().dataDir, 'state.sqlite'), { readOnly: true });
    const rows = database.prepare("SELECT email FROM alert WHERE status = 'confirmed'").all();
    database.close();
    const stored = new Set(rows.map(({ email }) => email));
    process.stdout.write(
      `${killCount} kills: ${confirmed.length} forms accepted, ${settled.length} alerts confirmed\n`,
    );
    expect(settled.length).toBeGreaterThan(0);
    expect(settled.filter((email) => !stored.has(email))).toEqual([]);
  });

  it('every stored picture is whole', async () => {
    const storedPictures = [...listFiles(pictureFolder).keys()].filter((file) => !file.endsWith('.tmp'));
    for (const file of storedPictures) await sharp(file).stats();
  });

  it('each form that was confirmed has one mail, and none took longer than 15 s', async () => {
    expect(lateForms).toEqual([]);
    const emails = await Promise.all(confirmed.map(({ fields }) => waitForEmails(getOwnSite(), fields.email)));
    expect(emails.map(({ length }) => length)).toEqual(Array(formKillCount * formNames.length * 2).fill(1));
  });
});
