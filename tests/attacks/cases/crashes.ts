import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { get, revalidate } from '../support/ask';
import { brokenFiles, changedFiles, listBuild, listing, pictureFolder } from '../support/files';
import { startLoad } from '../support/load';
import { ensureOwnSite, ownFolder, ownSite, startOwnSite } from '../support/own-site';
import { brokenPages, problemOfPage, sample, siteAddresses } from '../support/pages';
import { poll } from '../support/poll';
import { rounds } from '../support/scale';
import { type Site, untilReady } from '../support/site';
import { fillIn, followLink, formNames, mailsTo, type Submission, submit } from '../support/submissions';

const asBuilt = listBuild();

const pictures = ['hero-1', 'hero-2', 'hero-3'].flatMap((name) =>
  [208, 320, 640, 820].map((width) => `/_next/image/?url=%2Fmedia%2Fhome%2F${name}.jpg&w=${width}&q=70`),
);
const webp = { Accept: 'image/webp' };

const change = (file: string, from: RegExp, to: string) => {
  const at = path.join(ownFolder, 'content', file);
  writeFileSync(at, readFileSync(at, 'utf8').replace(from, to));
};
/** Changes the text of one page or, every other time, of all pages. */
const changeContent = (number: number) =>
  number % 2
    ? change('settings/en.yaml', /^titleSuffix:.*$/m, `titleSuffix: Halcyre ${number}`)
    : change('pages/history/en.yaml', /^summary:.*$/m, `summary: What the group has been, told ${number} times.`);

describe('on a full disk', () => {
  beforeAll(async () => void (await Promise.all([startOwnSite({ fullDisk: true }), untilReady(inject('site'))])));

  it('every page is whole, changed content or not', async () => {
    const site = ownSite();
    const { pages, offers } = await siteAddresses(site);
    const some = { pages: sample(pages, rounds(pages.length, 30)), offers: sample(offers, rounds(200, 20)) };
    changeContent(0);
    const [broken, answer] = await Promise.all([brokenPages(site, some), revalidate(site)]);
    expect(broken).toEqual([]);
    expect(answer.status).toBe(200);
    expect(await brokenPages(site, { pages: sample(pages, 10) })).toEqual([]);
  });

  it('every picture is whole', async () => {
    for (const address of pictures) {
      const { status, isWhole, body } = await get(ownSite(), address, webp);
      expect({ status, isWhole }).toEqual({ status: 200, isWhole: true });
      await sharp(body).stats();
    }
  });

  it.each(formNames)('no form is accepted that cannot be stored: %s', async (form) => {
    const answer = await submit(ownSite(), await fillIn(form, inject('site')));
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false });
  });

  it('the server keeps running, and no file of the build is changed', async () => {
    expect((await get(ownSite(), '/api/health/')).status).toBe(200);
    expect(changedFiles(asBuilt, listBuild())).toEqual([]);
    expect(brokenFiles(listing('.next'))).toEqual([]);
    await ownSite().kill();
  });

  it('once there is space again, everything is as before', async () => {
    const site = await startOwnSite();
    const { pages } = await siteAddresses(site);
    expect(await brokenPages(site, { pages: sample(pages, rounds(200, 10)) })).toEqual([]);
    const form = await fillIn('alert', site);
    expect((await submit(site, form)).status).toBe(form.success);
    expect(await mailsTo(site, form.fields.email)).toHaveLength(1);
  });
});

const asked = Number(process.env.KILLS) || 0;
const kills = asked || rounds(30, 2);
const killsOfForms = asked || rounds(10, 2);
/** The longest that all crashes may take, in ms. */
const crashTime = Math.max(900_000, kills * 30_000);

describe(`after ${kills} crashes under load`, () => {
  beforeAll(ensureOwnSite);
  const confirmed: Submission[] = [];
  const late: Submission[] = [];
  /** The addresses of accepted job alerts; some are in `settled`, after their links were answered. */
  const unsettled: string[] = [];
  const settled: string[] = [];

  /**
   * Backdates the temporary files that the crash left, so that the next start deletes them instead of taking them for
   * files that are still being written. Returns their paths.
   */
  const age = () => {
    const longAgo = new Date(Date.now() - 120_000);
    const files = [...listing(ownSite().dataDir).keys()].filter((file) => file.endsWith('.tmp'));
    for (const file of files) utimesSync(file, longAgo, longAgo);
    return files;
  };

  /** Sends a form again until it is accepted, as visitors do who got no response. */
  const confirm = async (form: Submission, isConfirmed: boolean) => {
    const attempt = async () => (await submit(ownSite(), form)).status === form.success;
    const accepted = isConfirmed || (await poll(attempt, { within: 15_000, every: 200 }));
    (accepted ? confirmed : late).push(form);
    if (form.target === '/api/create-job-alert/') unsettled.push(`${form.fields.email}`);
  };

  /** Follows the link in the mail of an alert; later, if the mail is not sent yet. */
  const settle = async (site: Site, email: string) => {
    const status = await followLink(site, email, { within: 0 });
    (status === 200 ? settled : unsettled).push(email);
  };

  /** Kills the server in the middle of its work, starts it again, and returns what is broken. */
  const crash = async (number: number, pages: string[]): Promise<string[]> => {
    const site = ownSite();
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
    const links = unsettled.splice(0).map(async (email, index, { length }) => {
      await wait((index * moment) / length);
      await settle(site, email);
    });
    await wait(moment);
    await site.kill();
    await Promise.all([load.stop(), refreshed, ...links]);

    const cut = load.answers.flatMap((answer) => {
      const problem = answer.path.startsWith('/_next/image/') ? null : problemOfPage(answer);
      return problem ? [`${answer.path} before the crash: ${problem}`] : [];
    });
    const left = age();
    const next = await startOwnSite();
    await Promise.all((await Promise.all(sent)).map(({ form, isConfirmed }) => confirm(form, isConfirmed)));
    const swept = await poll(() => left.every((file) => !listing(next.dataDir).has(file)), { within: 2000 });
    return [...cut, ...(swept ? [] : left), ...(await brokenPages(next, { pages: sample(pages, rounds(10, 4)) }))];
  };

  it(
    'every page is whole, and no half-written files are left',
    async () => {
      const { pages, offers } = await siteAddresses(ownSite());
      const broken: string[] = [];
      for (let number = 0; number < kills; number++) broken.push(...(await crash(number, pages)));
      const some = { pages: sample(pages, rounds(pages.length, 100)), offers: sample(offers, rounds(500, 20)) };
      broken.push(...(await brokenPages(ownSite(), some)));
      expect(broken).toEqual([]);

      expect(changedFiles(asBuilt, listBuild())).toEqual([]);
      expect(brokenFiles(new Map([...listing('.next'), ...listing(path.join(ownSite().dataDir, 'outbox'))]))).toEqual(
        [],
      );
    },
    crashTime,
  );

  it('each alert that a visitor has confirmed is stored as confirmed', () => {
    const database = new DatabaseSync(path.join(ownSite().dataDir, 'state.sqlite'), { readOnly: true });
    const rows = database.prepare("SELECT email FROM alert WHERE status = 'confirmed'").all();
    database.close();
    const stored = new Set(rows.map(({ email }) => email));
    process.stdout.write(`${kills} kills: ${confirmed.length} forms accepted, ${settled.length} alerts confirmed\n`);
    expect(settled.length).toBeGreaterThan(0);
    expect(settled.filter((email) => !stored.has(email))).toEqual([]);
  });

  it('every stored picture is whole', async () => {
    const kept = [...listing(pictureFolder).keys()].filter((file) => !file.endsWith('.tmp'));
    for (const file of kept) await sharp(file).stats();
  });

  it('each form that was confirmed has one mail, and none took longer than 15 s', async () => {
    expect(late).toEqual([]);
    const mails = await Promise.all(confirmed.map(({ fields }) => mailsTo(ownSite(), fields.email)));
    expect(mails.map(({ length }) => length)).toEqual(Array(killsOfForms * formNames.length * 2).fill(1));
  });
});
