// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { captchaPass } from '../../captcha/pass';
import { env } from '../../env';
import type { Mail } from '../../mailing/contract';
import { sign } from '../../signing';
import { KeyReused } from '../../submission';
import type { SubscriptionRequest } from '../contract';
import { embeddedSubscriptions } from '.';

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
const day = 86_400_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

let folder: string;
let mails: Mail[];
let failing: boolean;
const send = vi.fn(async (mail: Mail) => {
  await new Promise(setImmediate);
  if (failing) throw new Error('no mail server');
  mails.push(mail);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1, 9) });
  folder = path.join(directory, randomUUID());
  mails = [];
  failing = false;
  send.mockClear();
});
afterEach(() => vi.useRealTimers());

/** The lists in the file of this test, as one process has them. */
const open = (make = embeddedSubscriptions) =>
  make({ file: path.join(folder, 'subscriptions.sqlite'), mailing: { send } });

const request = (more: Partial<SubscriptionRequest> = {}): SubscriptionRequest => ({
  list: 'press',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Quillfeather',
  media: 'The Daily Loom',
  country: 'GB',
  locale: 'en',
  key: 'key-of-the-form',
  ...more,
});
const another = { key: 'key-of-another-form' };
const tokenOf = (mail: Mail | undefined) => /\/subscription\/\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const cancelTokenOf = (mail: Mail | undefined) =>
  /token=([\w.-]+)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
const confirmed = async (lists = open(), more: Partial<SubscriptionRequest> = {}) => {
  await lists.subscribe(request(more));
  const mail = mails.at(-1);
  await lists.confirm(tokenOf(mail));
  return { lists, token: tokenOf(mail), cancelToken: cancelTokenOf(mail) };
};
const onDisk = () =>
  readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'latin1'))
    .join();
/** Who is subscribed, as whoever writes to them finds it. */
const subscribers = () =>
  new DatabaseSync(path.join(folder, 'subscriptions.sqlite'))
    .prepare(`SELECT list, email, person FROM subscription WHERE status = 'confirmed' ORDER BY list`)
    .all()
    .map(({ list, email, person }) => ({ list, email, ...JSON.parse(String(person)) }));

describe('asking for a subscription', () => {
  it('mails the link that confirms it, and one that ends it', async () => {
    const lists = open();
    await lists.subscribe(request({ locale: 'fr' }));
    const [mail] = mails;
    expect(mails).toHaveLength(1);
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: expect.stringMatching(/communiqués/) });
    expect(mail?.text).toContain(`${env.SITE_URL}/fr/subscription/?token=${tokenOf(mail)}`);
    expect(mail?.html).toContain(`${env.SITE_URL}/fr/subscription/?token=${tokenOf(mail)}`);
    expect(mail?.text).toContain(`${env.SITE_URL}/fr/subscription/?token=${cancelTokenOf(mail)}`);
    const oneClick = `${env.SITE_URL}/api/press-unsubscription/?locale=fr&token=${cancelTokenOf(mail)}`;
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await lists.subscription(tokenOf(mail))).toEqual({
      purpose: 'confirm',
      list: 'press',
      status: 'pending',
      cancelToken: null,
    });
    expect(subscribers()).toEqual([]);
    expect(statSync(path.join(folder, 'subscriptions.sqlite')).mode & 0o777).toBe(0o600);
  });

  it('says nothing in the mail that the form was given, which might be an insult', async () => {
    await open().subscribe(request({ firstName: 'Zounds', lastName: 'Zooterkins', media: 'https://spam.example' }));
    expect(JSON.stringify(mails)).not.toMatch(/Zounds|Zooterkins|spam/);
  });

  it('again with the same key is the same submission', async () => {
    await open().subscribe(request());
    await open().subscribe(request());
    later(6 * day);
    await open().subscribe(request());
    expect(mails).toHaveLength(1);
  });

  it('twice at once with the same key is the same submission, in one process and in two', async () => {
    const both = [open(), open()];
    await Promise.all([...both, ...both, ...both].map((lists) => lists.subscribe(request())));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('fails with the mail, and a retry with the same key sends it', async () => {
    const lists = open();
    failing = true;
    await expect(lists.subscribe(request())).rejects.toThrow('no mail server');
    failing = false;
    await Promise.all([lists.subscribe(request()), lists.subscribe(request())]);
    expect(mails).toHaveLength(1);
    expect((await lists.confirm(tokenOf(mails[0])))?.status).toBe('confirmed');
  });

  it('is taken over from a process that died while it sent the mail', async () => {
    send.mockImplementationOnce(() => new Promise(() => undefined));
    void open().subscribe(request());
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    later(3 * 60_000);
    await open().subscribe(request());
    expect(mails).toHaveLength(1);
  });

  it.each([
    { email: 'eve@example.com' },
    { list: 'highlights' as const },
    { firstName: 'Eve' },
    { lastName: 'Eve' },
    { media: 'The Weekly Loom' },
    { country: 'FR' },
    { locale: 'it' as const },
  ])('refuses a key that has served another submission: %j', async (more) => {
    const lists = open();
    await lists.subscribe(request());
    await expect(lists.subscribe(request(more))).rejects.toThrow(KeyReused);
    expect(mails).toHaveLength(1);
  });

  it('refuses the key of a subscription that is cancelled', async () => {
    const { lists, cancelToken } = await confirmed();
    await lists.unsubscribe(cancelToken);
    await expect(lists.subscribe(request())).rejects.toThrow(KeyReused);
  });

  it('takes what was corrected after a failure, under the same key, and forgets what was wrong', async () => {
    const lists = open();
    failing = true;
    await expect(lists.subscribe(request({ email: 'wrong@example.com' }))).rejects.toThrow();
    failing = false;
    await lists.subscribe(request());
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.com']);
    await lists.confirm(tokenOf(mails[0]));
    later(8 * day);
    await lists.eraseExpired();
    expect(onDisk()).toContain('ada@example.com');
    expect(onDisk()).not.toContain('wrong@example.com');
  });

  it('claims nothing that a full disk does not keep', async () => {
    const lists = open();
    await lists.subscribe(request());
    const database = disk.opened.at(-1);
    database?.exec('PRAGMA max_page_count = 1');
    const kept: string[] = [];
    const refused: string[] = [];
    for (let number = 0; refused.length < 3; number++) {
      const email = `visitor-${number}@example.com`;
      const attempt = lists.subscribe(request({ email, key: `key-${number}` }));
      await attempt.then(
        () => kept.push(email),
        () => refused.push(email),
      );
    }
    expect(refused).toHaveLength(3);
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.com', ...kept]);
    const restarted = open();
    for (const mail of mails) expect((await restarted.subscription(tokenOf(mail)))?.status).toBe('pending');

    database?.exec('PRAGMA max_page_count = 100000');
    await lists.subscribe(request({ email: refused[0] ?? '', key: `key-${kept.length}` }));
    expect(mails.at(-1)?.to).toBe(refused[0]);
  });

  it('leaves the file to be made when it can be', async () => {
    folder = path.join(directory, 'signing-secret', 'impossible');
    await sign('any', {}, 1);
    await expect(open().subscribe(request())).rejects.toThrow();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a link', () => {
  it('confirms, any number of times: only then is somebody subscribed', async () => {
    const { lists, token, cancelToken } = await confirmed();
    expect(await lists.confirm(token)).toMatchObject({ purpose: 'confirm', list: 'press', status: 'confirmed' });
    expect(subscribers()).toEqual([
      {
        list: 'press',
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: 'Quillfeather',
        media: 'The Daily Loom',
        country: 'GB',
        locale: 'en',
      },
    ]);
    const { cancelToken: onward } = (await lists.subscription(token)) ?? {};
    for (const cancel of [onward ?? '', cancelToken])
      expect(await lists.subscription(cancel)).toMatchObject({ purpose: 'cancel', status: 'confirmed' });
  });

  it('confirms after a restart', async () => {
    await open().subscribe(request());
    vi.resetModules();
    const { embeddedSubscriptions: anew } = await import('.');
    expect(anew).not.toBe(embeddedSubscriptions);
    expect((await open(anew).confirm(tokenOf(mails[0])))?.status).toBe('confirmed');
    expect((await open().subscription(tokenOf(mails[0])))?.status).toBe('confirmed');
  });

  it('cancels, any number of times and after a restart, and then confirms no more', async () => {
    const { lists, token, cancelToken } = await confirmed();
    expect(await lists.unsubscribe(cancelToken)).toEqual({
      purpose: 'cancel',
      list: 'press',
      status: 'cancelled',
      cancelToken: null,
    });
    const restarted = open();
    expect((await restarted.unsubscribe(cancelToken))?.status).toBe('cancelled');
    expect((await restarted.confirm(token))?.status).toBe('cancelled');
    expect(subscribers()).toEqual([]);
  });

  it('that cancels erases all that is known of the person, on the disk too', async () => {
    const { lists, cancelToken } = await confirmed();
    const known = /ada@example\.com|Quillfeather|Daily Loom/;
    expect(onDisk()).toMatch(known);
    await lists.unsubscribe(cancelToken);
    expect(onDisk()).not.toMatch(known);
  });

  it('that cancels erases a subscription that nobody has confirmed', async () => {
    const lists = open();
    await lists.subscribe(request());
    expect((await lists.unsubscribe(cancelTokenOf(mails[0])))?.status).toBe('cancelled');
    expect(onDisk()).not.toMatch(/ada@example\.com|Quillfeather/);
  });

  it('confirms for seven days; then the subscription is erased', async () => {
    const lists = open();
    await lists.subscribe(request());
    later(7 * day - 60_000);
    expect((await lists.subscription(tokenOf(mails[0])))?.status).toBe('pending');
    later(120_000);
    await lists.eraseExpired();
    expect(onDisk()).not.toMatch(/ada@example\.com|Quillfeather/);
    expect(await lists.confirm(tokenOf(mails[0]))).toBeNull();
    expect(await lists.unsubscribe(cancelTokenOf(mails[0]))).toBeNull();
    await lists.subscribe(request());
    expect((await lists.confirm(tokenOf(mails[1])))?.status).toBe('confirmed');
  });

  it('cancels for two years', async () => {
    const { lists, token, cancelToken } = await confirmed();
    later(8 * day);
    expect(await lists.confirm(token)).toBeNull();
    later(720 * day);
    expect((await lists.unsubscribe(cancelToken))?.status).toBe('cancelled');
    later(30 * day);
    expect(await lists.unsubscribe(cancelToken)).toBeNull();
  });

  it('does nothing but what it is for', async () => {
    const lists = open();
    await lists.subscribe(request());
    const [mail] = mails;
    expect(await lists.unsubscribe(tokenOf(mail))).toBeNull();
    expect(await lists.confirm(cancelTokenOf(mail))).toBeNull();
    expect((await lists.subscription(tokenOf(mail)))?.status).toBe('pending');
  });

  it('is none where it is not ours', async () => {
    const { lists } = await confirmed();
    const id = randomUUID();
    const tokens = [
      '',
      'x',
      await captchaPass('subscription'),
      await sign('alert:cancel', { id }, 60),
      await sign('subscription:confirm', { id, key: 'key-of-the-form' }, 60),
      await sign('subscription:cancel', { id }, 60),
    ];
    for (const token of tokens) {
      expect(await lists.subscription(token)).toBeNull();
      expect(await lists.confirm(token)).toBeNull();
      expect(await lists.unsubscribe(token)).toBeNull();
    }
    expect(subscribers()).toHaveLength(1);
  });
});

describe('the same address', () => {
  it('is subscribed to each list by itself', async () => {
    const { lists, cancelToken } = await confirmed();
    await confirmed(lists, { ...another, list: 'highlights', media: undefined, country: undefined });
    expect(subscribers().map(({ list }) => list)).toEqual(['highlights', 'press']);
    await lists.unsubscribe(cancelToken);
    expect(subscribers().map(({ list }) => list)).toEqual(['highlights']);
  });

  it('is subscribed once, whatever its capitals, and learns nothing by asking again', async () => {
    const { lists } = await confirmed();
    await expect(lists.subscribe(request({ ...another, email: 'Ada@Example.com' }))).resolves.toBeUndefined();
    expect(mails[1]).toMatchObject({ to: 'Ada@Example.com', subject: mails[0]?.subject });
    await lists.confirm(tokenOf(mails[1]));
    expect(subscribers()).toHaveLength(1);
  });

  it('is known by what it confirmed last', async () => {
    const { lists, token } = await confirmed();
    await lists.subscribe(request({ ...another, media: 'The Weekly Loom' }));
    const newer = tokenOf(mails[1]);
    expect((await lists.subscription(token))?.status).toBe('confirmed');
    expect((await lists.subscription(newer))?.status).toBe('pending');
    expect(subscribers()).toMatchObject([{ media: 'The Daily Loom' }]);
    expect((await lists.confirm(newer))?.status).toBe('confirmed');
    expect(subscribers()).toMatchObject([{ media: 'The Weekly Loom' }]);
  });

  it('stays subscribed where it is not it that asks again, of which nothing is left after seven days', async () => {
    const { lists, cancelToken } = await confirmed();
    await lists.subscribe(request({ ...another, media: 'The Prankster' }));
    later(8 * day);
    expect((await lists.subscription(cancelToken))?.status).toBe('confirmed');
    expect(subscribers()).toMatchObject([{ media: 'The Daily Loom' }]);
    expect(onDisk()).not.toContain('Prankster');
  });

  it('may confirm either of two links, and end it by either', async () => {
    const lists = open();
    await lists.subscribe(request());
    await lists.subscribe(request(another));
    expect((await lists.confirm(tokenOf(mails[0])))?.status).toBe('confirmed');
    expect((await lists.unsubscribe(cancelTokenOf(mails[1])))?.status).toBe('cancelled');
    expect((await lists.subscription(tokenOf(mails[0])))?.status).toBe('cancelled');
  });

  it('may subscribe anew after it has ended it', async () => {
    const { lists, cancelToken } = await confirmed();
    await lists.unsubscribe(cancelToken);
    await confirmed(lists, another);
    expect(subscribers()).toHaveLength(1);
    expect((await lists.subscription(cancelToken))?.status).toBe('cancelled');
  });
});
