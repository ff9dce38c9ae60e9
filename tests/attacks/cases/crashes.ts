import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findBrokenFiles, findChangedFiles, listBuild, listFiles, pictureFolder } from '../support/files';
import { startLoad } from '../support/load';
import { ensureOwnSite, getOwnSite, ownFolder, startOwnSite } from '../support/own-site';
import { fetchSitePaths, findBrokenPages, findPageProblem, sample } from '../support/pages';
import { poll } from '../support/poll';
import { get, revalidate } from '../support/requests';
import { scaleCount } from '../support/scale';
import { type Site, waitUntilReady } from '../support/site';
import { fillIn, followLink, formNames, type Submission, submit, waitForEmails } from '../support/submissions';

const originalBuild = listBuild();

const pictures = ['hero-1', 'hero-1-tall', 'hero-3'].flatMap((name) =>
  [208, 320, 640, 820].map((width) => `/_next/image/?url=%2Fmedia%2Fhome%2F${name}.jpg&w=${width}&q=70`),
);
const webp = { Accept: 'image/webp' };

const editFile = (file: string, from: RegExp, to: string) => {
  const filePath = path.join(ownFolder, 'content', file);
  writeFileSync(filePath, readFileSync(filePath, 'utf8').replace(from, to));
};
/** Changes the text of one page if `number` is even, otherwise of all pages. */
const changeContent = (number: number) =>
  number % 2
    ? editFile('settings/en.yaml', /^titleSuffix:.*$/m, `titleSuffix: Halcyre ${number}`)
    : editFile('pages/history/en.yaml', /^summary:.*$/m, `summary: What the group has been, told ${number} times.`);

describe('on a full disk', () => {
  beforeAll(async () => void (await Promise.all([startOwnSite({ fullDisk: true }), waitUntilReady(inject('site'))])));

  it('every page is complete, whether its content has changed or not', async () => {
    const site = getOwnSite();
    const { pages, offers } = await fetchSitePaths(site);
    const sampled = { pages: sample(pages, scaleCount(pages.length, 30)), offers: sample(offers, scaleCount(200, 20)) };
    changeContent(0);
    const [broken, response] = await Promise.all([findBrokenPages(site, sampled), revalidate(site)]);
    expect(broken).toEqual([]);
    expect(response.status).toBe(200);
    expect(await findBrokenPages(site, { pages: sample(pages, 10) })).toEqual([]);
  });

  it('every picture is complete', async () => {
    for (const pictureUrl of pictures) {
      const { status, isComplete, body } = await get(getOwnSite(), pictureUrl, webp);
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
    expect(findChangedFiles(originalBuild, listBuild())).toEqual([]);
    expect(findBrokenFiles(listFiles('.next'))).toEqual([]);
    await getOwnSite().kill();
  });

  it('once there is space again, everything is as before', async () => {
    const site = await startOwnSite();
    const { pages } = await fetchSitePaths(site);
    expect(await findBrokenPages(site, { pages: sample(pages, scaleCount(200, 10)) })).toEqual([]);
    const form = await fillIn('alert', site);
    expect((await submit(site, form)).status).toBe(form.successStatus);
    expect(await waitForEmails(site, form.fields.email)).toHaveLength(1);
  });
});

const requestedKills = Number(process.env.KILLS) || 0;
const killCount = requestedKills || scaleCount(30, 2);
const formKillCount = requestedKills || scaleCount(10, 2);
/** The time limit of all crashes. */
const maxCrashMs = Math.max(900_000, killCount * 30_000);

describe(`after ${killCount} crashes under load`, () => {
  beforeAll(ensureOwnSite);
  const acceptedForms: Submission[] = [];
  const lateForms: Submission[] = [];
  /** The email addresses of the job alerts that were accepted, but whose links no visitor has followed yet. */
  const unconfirmedEmails: string[] = [];
  /** The email addresses of the job alerts whose links a visitor has followed. */
  const confirmedEmails: string[] = [];

  /**
   * Backdates the temporary files that the crash has left, so that the next server deletes them and does not mistake
   * them for files that are still being written. Returns their paths.
   */
  const backdateTemporaryFiles = () => {
    const longAgo = new Date(Date.now() - 120_000);
    const files = [...listFiles(getOwnSite().dataDir).keys()].filter((file) => file.endsWith('.tmp'));
    for (const file of files) utimesSync(file, longAgo, longAgo);
    return files;
  };

  /** Sends a form again until it is accepted, as visitors do who got no response. */
  const ensureAccepted = async (form: Submission, wasAccepted: boolean) => {
    const attempt = async () => (await submit(getOwnSite(), form)).status === form.successStatus;
    const isAccepted = wasAccepted || (await poll(attempt, { timeoutMs: 15_000, intervalMs: 200 }));
    (isAccepted ? acceptedForms : lateForms).push(form);
    if (form.target === '/api/create-job-alert/') unconfirmedEmails.push(`${form.fields.email}`);
  };

  /** Follows the link in the email of an alert, or leaves that for later if the email is not sent yet. */
  const confirmAlert = async (site: Site, email: string) => {
    const status = await followLink(site, email, { timeoutMs: 0 });
    (status === 200 ? confirmedEmails : unconfirmedEmails).push(email);
  };

  /** Kills the server in the middle of its work and starts it again. Resolves with the problems that it finds. */
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
      return { form, wasAccepted: status === form.successStatus };
    });
    const links = unconfirmedEmails.splice(0).map(async (email, index, { length }) => {
      await wait((index * crashDelayMs) / length);
      await confirmAlert(site, email);
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
    await Promise.all(
      (await Promise.all(submissions)).map(({ form, wasAccepted }) => ensureAccepted(form, wasAccepted)),
    );
    const isSwept = await poll(() => leftFiles.every((file) => !listFiles(restarted.dataDir).has(file)), {
      timeoutMs: 2000,
    });
    return [
      ...brokenResponses,
      ...(isSwept ? [] : leftFiles),
      ...(await findBrokenPages(restarted, { pages: sample(pages, scaleCount(10, 4)) })),
    ];
  };

  it(
    'every page is complete, and no half-written files are left',
    async () => {
      const { pages, offers } = await fetchSitePaths(getOwnSite());
      const broken: string[] = [];
      for (let number = 0; number < killCount; number++) broken.push(...(await crash(number, pages)));
      const sampled = {
        pages: sample(pages, scaleCount(pages.length, 100)),
        offers: sample(offers, scaleCount(500, 20)),
      };
      broken.push(...(await findBrokenPages(getOwnSite(), sampled)));
      expect(broken).toEqual([]);

      expect(findChangedFiles(originalBuild, listBuild())).toEqual([]);
      expect(
        findBrokenFiles(new Map([...listFiles('.next'), ...listFiles(path.join(getOwnSite().dataDir, 'outbox'))])),
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
      `${killCount} kills: ${acceptedForms.length} forms accepted, ${confirmedEmails.length} alerts confirmed\n`,
    );
    expect(confirmedEmails.length).toBeGreaterThan(0);
    expect(confirmedEmails.filter((email) => !stored.has(email))).toEqual([]);
  });

  it('every stored picture is complete', async () => {
    const storedPictures = [...listFiles(pictureFolder).keys()].filter((file) => !file.endsWith('.tmp'));
    for (const file of storedPictures) await sharp(file).stats();
  });

  it('each accepted form has one email, and none was accepted later than 15 s after a crash', async () => {
    expect(lateForms).toEqual([]);
    const emails = await Promise.all(acceptedForms.map(({ fields }) => waitForEmails(getOwnSite(), fields.email)));
    expect(emails.map(({ length }) => length)).toEqual(Array(formKillCount * formNames.length * 2).fill(1));
  });
});
