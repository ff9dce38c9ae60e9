// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { offerOf } from '@/tests/support/offers';
import { captchaPass } from '../../captcha/pass';
import { env } from '../../env';
import { log } from '../../log';
import type { Mail } from '../../mailing/contract';
import { sign } from '../../signing';
import { KeyReused } from '../../submission';
import type { AlertRequest, Offer } from '../contract';
import { alertBook } from './alerts';

const disk = vi.hoisted(() => ({ opened: [] as DatabaseSync[] }));
vi.mock('node:sqlite', async (original) => {
  const sqlite = await original<typeof import('node:sqlite')>();
  class Noted extends sqlite.DatabaseSync {
    constructor(...given: ConstructorParameters<typeof sqlite.DatabaseSync>) {
      super(...given);
      disk.opened.push(this);
    }
  }
  return { ...sqlite, DatabaseSync: Noted };
});

const directory = temporaryDataDir();
const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 5, 1, 9);
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

let folder: string;
let mails: Mail[];
let failing: boolean;
let offers: Offer[];
const send = vi.fn(async (mail: Mail) => {
  await new Promise(setImmediate);
  if (failing) throw new Error('no mail server');
  mails.push(mail);
});
const newOffers = vi.fn(async () => offers);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  folder = path.join(directory, randomUUID());
  mails = [];
  failing = false;
  offers = [offerOf('H1')];
});
afterEach(() => vi.useRealTimers());

/** A book on the file of this test, as one process has it. */
const open = (makeBook = alertBook) =>
  makeBook({
    file: path.join(folder, 'alerts.sqlite'),
    mailing: { send },
    newOffers,
    searchPath: async ({ search }, locale) => `/${locale}/jobs/?search=${search}`,
  });

const request = (more: Partial<AlertRequest> = {}): AlertRequest => ({
  email: 'ada@example.com',
  frequency: 'daily',
  criteria: { search: 'watch', facets: { city: ['paris', 'geneva'] } },
  locale: 'en',
  key: 'key-of-the-form',
  ...more,
});
const tokenOf = (mail: Mail | undefined) => /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const cancelTokenOf = (mail: Mail | undefined) =>
  /token=([\w.-]+)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
const confirmed = async (book = open(), more: Partial<AlertRequest> = {}) => {
  await book.requestAlert(request(more));
  const token = tokenOf(mails.at(-1));
  await book.settleAlert(token);
  mails.length = 0;
  return { book, token };
};
const onDisk = () =>
  readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'latin1'))
    .join();

describe('asking for an alert', () => {
  it('mails the link that confirms it', async () => {
    const book = open();
    await book.requestAlert(request({ locale: 'fr' }));
    expect(mails).toEqual([
      {
        to: 'ada@example.com',
        subject: expect.stringMatching(/alerte/),
        text: expect.stringContaining(`${env.SITE_URL}/fr/job-alert/?token=`),
        html: expect.stringContaining(`${env.SITE_URL}/fr/job-alert/?token=`),
      },
    ]);
    expect(await book.alert(tokenOf(mails[0]))).toEqual({
      purpose: 'confirm',
      status: 'pending',
      frequency: 'daily',
      criteria: { search: 'watch', facets: { city: ['geneva', 'paris'] } },
      locale: 'fr',
      cancelToken: null,
    });
    expect(statSync(path.join(folder, 'alerts.sqlite')).mode & 0o777).toBe(0o600);
  });

  it('again with the same key is the same submission', async () => {
    const book = open();
    await book.requestAlert(request());
    await book.requestAlert(
      request({ criteria: { search: ' watch ', facets: { city: ['geneva', 'paris'], house: [] } } }),
    );
    await open().requestAlert(request());
    later(6 * day);
    await book.requestAlert(request());
    expect(mails).toHaveLength(1);
  });

  it('twice at once with the same key is the same submission, in one process and in two', async () => {
    const books = [open(), open()];
    await Promise.all([...books, ...books, ...books].map((book) => book.requestAlert(request())));
    expect(mails).toHaveLength(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('succeeds no sooner than the mail that another attempt sends', async () => {
    const [first, second] = [open(), open()];
    let handOver: () => void = () => undefined;
    send.mockImplementationOnce(async (mail) => {
      await new Promise<void>((resolve) => {
        handOver = resolve;
      });
      mails.push(mail);
    });
    const one = first.requestAlert(request());
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const done = vi.fn();
    const two = second.requestAlert(request()).then(done);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(done).not.toHaveBeenCalled();
    handOver();
    await Promise.all([one, two]);
    expect(mails).toHaveLength(1);
  });

  it('fails with the mail, and a retry with the same key sends it', async () => {
    const book = open();
    failing = true;
    await expect(book.requestAlert(request())).rejects.toThrow('no mail server');
    await expect(book.requestAlert(request())).rejects.toThrow('no mail server');
    failing = false;
    await Promise.all([book.requestAlert(request()), book.requestAlert(request())]);
    expect(mails).toHaveLength(1);
    expect((await book.settleAlert(tokenOf(mails[0])))?.status).toBe('confirmed');
  });

  it('is taken over from a process that died while it sent the mail', async () => {
    send.mockImplementationOnce(() => new Promise(() => undefined));
    void open().requestAlert(request());
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    later(3 * 60_000);
    await open().requestAlert(request());
    expect(mails).toHaveLength(1);
  });

  it('refuses a key that has served another submission, or whose alert is cancelled', async () => {
    const book = open();
    await book.requestAlert(request());
    for (const more of [{ email: 'eve@example.com' }, { frequency: 'weekly' as const }, { locale: 'it' as const }])
      await expect(book.requestAlert(request(more))).rejects.toThrow(KeyReused);
    await book.settleAlert(tokenOf(mails[0]));
    later(day);
    await book.sendDueAlerts();
    await book.settleAlert(cancelTokenOf(mails[1]));
    await expect(book.requestAlert(request())).rejects.toThrow(KeyReused);
    expect(mails).toHaveLength(2);
  });

  it('takes what was corrected after a failure, under the same key', async () => {
    const book = open();
    failing = true;
    await expect(book.requestAlert(request({ email: 'wrong@example.com' }))).rejects.toThrow();
    failing = false;
    await book.requestAlert(request());
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.com']);
  });

  it('claims nothing that a full disk does not keep', async () => {
    const book = open();
    await book.requestAlert(request());
    const database = disk.opened.at(-1);
    database?.exec('PRAGMA max_page_count = 1');
    const kept: string[] = [];
    const refused: string[] = [];
    for (let number = 0; refused.length < 3; number++) {
      const email = `visitor-${number}@example.com`;
      const attempt = book.requestAlert(request({ email, key: `key-${number}` }));
      await attempt.then(
        () => kept.push(email),
        () => refused.push(email),
      );
    }
    expect(refused).toHaveLength(3);
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.com', ...kept]);
    const restarted = open();
    for (const mail of mails) expect((await restarted.alert(tokenOf(mail)))?.status).toBe('pending');

    database?.exec('PRAGMA max_page_count = 100000');
    await book.requestAlert(request({ email: refused[0] ?? '', key: `key-${kept.length}` }));
    expect(mails.at(-1)?.to).toBe(refused[0]);
  });

  it('leaves the file to be made when it can be', async () => {
    folder = path.join(directory, 'signing-secret', 'impossible');
    await sign('any', {}, 1);
    const book = open();
    await expect(book.requestAlert(request())).rejects.toThrow();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a link', () => {
  it('confirms, any number of times', async () => {
    const { book, token } = await confirmed();
    expect((await book.settleAlert(token))?.status).toBe('confirmed');
    expect(await book.alert(token)).toMatchObject({ purpose: 'confirm', status: 'confirmed' });
  });

  it('confirms after a restart', async () => {
    await open().requestAlert(request());
    vi.resetModules();
    const { alertBook: anew } = await import('./alerts');
    expect(anew).not.toBe(alertBook);
    const book = open(anew);
    expect((await book.settleAlert(tokenOf(mails[0])))?.status).toBe('confirmed');
    later(day);
    expect(await book.sendDueAlerts()).toBe(1);
    expect((await open().alert(tokenOf(mails[0])))?.status).toBe('confirmed');
  });

  it('cancels, any number of times and after a restart, and then confirms no more', async () => {
    const { book, token } = await confirmed();
    later(day);
    await book.sendDueAlerts();
    const cancel = cancelTokenOf(mails[0]);
    expect(await book.alert(cancel)).toMatchObject({ purpose: 'cancel', status: 'confirmed', frequency: 'daily' });
    expect((await book.settleAlert(cancel))?.status).toBe('cancelled');
    const restarted = open();
    expect((await restarted.settleAlert(cancel))?.status).toBe('cancelled');
    expect((await restarted.settleAlert(token))?.status).toBe('cancelled');
    expect((await restarted.alert(token))?.status).toBe('cancelled');
    later(30 * day);
    expect(await restarted.sendDueAlerts()).toBe(0);
    expect(mails).toHaveLength(1);
  });

  it('that cancels erases all that is known of the person, on the disk too', async () => {
    const { book } = await confirmed(open(), { criteria: { search: 'zymurgist', facets: {} } });
    later(day);
    await book.sendDueAlerts();
    expect(onDisk()).toContain('ada@example.com');
    expect(await book.settleAlert(cancelTokenOf(mails[0]))).toMatchObject({ criteria: { search: '', facets: {} } });
    expect(onDisk()).not.toContain('ada@example.com');
    expect(onDisk()).not.toContain('zymurgist');
  });

  it('cancels for longer than it confirms', async () => {
    const { book, token } = await confirmed();
    later(day);
    await book.sendDueAlerts();
    later(7 * day);
    expect(await book.settleAlert(token)).toBeNull();
    later(700 * day);
    expect((await book.settleAlert(cancelTokenOf(mails[0])))?.status).toBe('cancelled');
    later(30 * day);
    expect(await book.settleAlert(cancelTokenOf(mails[0]))).toBeNull();
  });

  it('confirms for seven days; then the alert is erased', async () => {
    const book = open();
    await book.requestAlert(request());
    later(7 * day - 60_000);
    expect((await book.alert(tokenOf(mails[0])))?.status).toBe('pending');
    later(120_000);
    expect(await book.settleAlert(tokenOf(mails[0]))).toBeNull();
    await book.sendDueAlerts();
    expect(onDisk()).not.toContain('ada@example.com');
    await book.requestAlert(request());
    expect((await book.settleAlert(tokenOf(mails[1])))?.status).toBe('confirmed');
  });

  it('is none where it is not ours', async () => {
    const { book } = await confirmed();
    const id = randomUUID();
    const tokens = [
      '',
      'x',
      await captchaPass('job-alert'),
      await sign('alert:confirm', { id, frequency: 'daily', locale: 'en' }, 60),
      await sign('x', {}, 60),
    ];
    for (const token of tokens) {
      expect(await book.alert(token)).toBeNull();
      expect(await book.settleAlert(token)).toBeNull();
    }
  });
});

describe('the same wish of the same address', () => {
  const again: Partial<AlertRequest> = {
    email: 'Ada@Example.com',
    criteria: { search: 'watch ', facets: { city: ['geneva', 'paris', 'paris'], country: [] } },
    key: 'key-of-another-form',
  };

  it('is one alert, with one mail a day', async () => {
    const { book } = await confirmed();
    await book.requestAlert(request(again));
    await book.settleAlert(tokenOf(mails.pop()));
    later(day);
    expect(await book.sendDueAlerts()).toBe(1);
    await book.settleAlert(cancelTokenOf(mails[0]));
    later(day);
    expect(await book.sendDueAlerts()).toBe(0);
  });

  it('is one alert where neither is confirmed yet, and lasts as long as the later one', async () => {
    const book = open();
    await book.requestAlert(request());
    later(6 * day);
    await book.requestAlert(request(again));
    later(6 * day);
    expect((await book.settleAlert(tokenOf(mails[1])))?.status).toBe('confirmed');
    later(day);
    expect(await book.sendDueAlerts()).toBe(1);
  });

  it('changes how often and in which language mails come, once it is confirmed', async () => {
    const { book } = await confirmed();
    await book.requestAlert(request({ ...again, frequency: 'weekly', locale: 'it' }));
    const token = tokenOf(mails.pop());
    expect(await book.alert(token)).toMatchObject({ status: 'pending', frequency: 'weekly', locale: 'it' });
    later(day);
    expect(await book.sendDueAlerts()).toBe(1);
    expect(mails[0]?.text).toContain('/en/');
    expect(await book.settleAlert(token)).toMatchObject({ status: 'confirmed', frequency: 'weekly', locale: 'it' });
    later(6 * day);
    expect(await book.sendDueAlerts()).toBe(0);
    later(day);
    expect(await book.sendDueAlerts()).toBe(1);
    expect(mails[1]?.text).toContain('/it/');
  });

  it('is a new alert after the other one is cancelled', async () => {
    const { book } = await confirmed();
    later(day);
    await book.sendDueAlerts();
    await book.settleAlert(cancelTokenOf(mails[0]));
    await book.requestAlert(request(again));
    await book.settleAlert(tokenOf(mails[1]));
    later(day);
    expect(await book.sendDueAlerts()).toBe(1);
  });

  it('is another alert for other criteria', async () => {
    const { book } = await confirmed();
    await confirmed(book, { criteria: { search: 'watch', facets: {} }, key: 'key-of-another-form' });
    later(day);
    expect(await book.sendDueAlerts()).toBe(2);
  });
});

describe('mails with offers', () => {
  it('are sent a day after the alert is confirmed, and a day after each other', async () => {
    const { book } = await confirmed();
    expect(await book.sendDueAlerts()).toBe(0);
    later(day - 1);
    expect(await book.sendDueAlerts()).toBe(0);
    later(1);
    expect(await book.sendDueAlerts()).toBe(1);
    later(day - 1);
    expect(await book.sendDueAlerts()).toBe(0);
    later(1);
    expect(await book.sendDueAlerts()).toBe(1);
  });

  it('are sent once a week where that is the wish', async () => {
    const { book } = await confirmed(open(), { frequency: 'weekly' });
    const sent: number[] = [];
    for (let days = 1; days <= 15; days++) {
      later(day);
      if (await book.sendDueAlerts()) sent.push(days);
    }
    expect(sent).toEqual([7, 14]);
  });

  it('are not sent before the alert is confirmed', async () => {
    const book = open();
    await book.requestAlert(request());
    later(2 * day);
    expect(await book.sendDueAlerts()).toBe(0);
  });

  it('tell of what is new since the last one, and are not sent where nothing is', async () => {
    const { book } = await confirmed();
    const { criteria } = request();
    const asked = { ...criteria, facets: { city: ['geneva', 'paris'] } };
    offers = [];
    later(day);
    expect(await book.sendDueAlerts()).toBe(0);
    later(day);
    offers = [offerOf('H1')];
    expect(await book.sendDueAlerts()).toBe(1);
    expect(newOffers).toHaveBeenLastCalledWith(asked, new Date(start), 'en');
    later(day);
    await book.sendDueAlerts();
    expect(newOffers).toHaveBeenLastCalledWith(asked, new Date(start + 2 * day), 'en');
  });

  it('lead to the offers, to the search and to the end of the alert, in one click too', async () => {
    const { book } = await confirmed();
    later(day);
    await book.sendDueAlerts();
    const [mail] = mails;
    const url = `${env.SITE_URL}/en/job-alert/?token=${cancelTokenOf(mail)}`;
    expect(mail?.to).toBe('ada@example.com');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain(url);
    expect(mail?.text).toContain(`${env.SITE_URL}/en/jobs/?search=watch`);
    expect(mail?.text).toContain('/europe/watchmaker-H1/');
  });

  it('that fail are sent the next time, and hold up no others', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { book } = await confirmed();
    await confirmed(book, { email: 'bea@example.com', key: 'key-of-another-form' });
    later(day);
    send.mockRejectedValueOnce(new Error('no mail server'));
    expect(await book.sendDueAlerts()).toBe(1);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('example.com');
    expect(await book.sendDueAlerts()).toBe(1);
    expect(mails.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'bea@example.com']);
  });

  it('are sent once by processes that run at the same time', async () => {
    const { book } = await confirmed();
    const others = [open(), open()];
    later(day);
    const sent = await Promise.all([book, ...others, book].map((one) => one.sendDueAlerts()));
    expect(sent.reduce((sum, mails) => sum + mails)).toBe(1);
    expect(mails).toHaveLength(1);
  });

  it('are sent by another process where the one that was to send them died', async () => {
    const { book } = await confirmed();
    later(day);
    send.mockImplementationOnce(() => new Promise(() => undefined));
    void book.sendDueAlerts();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const other = open();
    expect(await other.sendDueAlerts()).toBe(0);
    later(3 * 60_000);
    expect(await other.sendDueAlerts()).toBe(1);
  });

  it('are not sent where the alert is cancelled in the meantime', async () => {
    const { book } = await confirmed();
    later(day);
    await book.sendDueAlerts();
    later(day);
    newOffers.mockImplementationOnce(async () => {
      await book.settleAlert(cancelTokenOf(mails[0]));
      return offers;
    });
    expect(await book.sendDueAlerts()).toBe(0);
  });
});
