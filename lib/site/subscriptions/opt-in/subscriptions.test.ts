import { describe, expect, it, vi } from 'vitest';
import { testSubmissionStore } from '@/tests/support/submission-store';
import { cancelTokenOf, day, later, submissionFixtures, tokenOf } from '@/tests/support/submissions';
import { env } from '../../../platform/env';
import { subscriptionLists } from '../../../shared/constants';
import type { SubscriptionRequest } from '../contract';
import { optInSubscriptions } from '.';

const fixtures = submissionFixtures();
const { mails, database, outbox, deliver, stored } = fixtures;

const nobody = async () => undefined;

/** The subscriptions as a new process opens them; what they put into the outbox is sent at once. */
const open = (make = optInSubscriptions) => {
  const lists = make({ ask: nobody, add: nobody, remove: nobody }, { database: database(), outbox: outbox() });
  return {
    ...lists,
    async subscribe(request: SubscriptionRequest) {
      await lists.subscribe(request);
      await deliver();
    },
  };
};

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
const confirmed = async (lists = open(), more: Partial<SubscriptionRequest> = {}) => {
  await lists.subscribe(request(more));
  const mail = mails.at(-1);
  await lists.confirm(tokenOf(mail));
  return { lists, token: tokenOf(mail), cancelToken: cancelTokenOf(mail) };
};
/** The confirmed subscriptions, as a mailing tool would read them. */
const subscribers = async () => {
  const rows = await database().read((queries) =>
    queries
      .selectFrom('subscription')
      .select(['list', 'email', 'person'])
      .where('status', '=', 'confirmed')
      .orderBy('list')
      .execute(),
  );
  return rows.map(({ list, email, person }) => ({ list, email, ...JSON.parse(person ?? '') }));
};

testSubmissionStore(fixtures, {
  load: async () => {
    vi.resetModules();
    return (await import('.')).optInSubscriptions;
  },
  open: (make) => {
    const lists = open(make);
    return {
      submit: (more: Partial<SubscriptionRequest>) => lists.subscribe(request(more)),
      view: lists.subscription,
      confirm: lists.confirm,
      cancel: lists.unsubscribe,
      eraseExpired: lists.eraseExpired,
    };
  },
  others: [
    { list: 'highlights' },
    { firstName: 'Eve' },
    { lastName: 'Eve' },
    { media: 'The Weekly Loom' },
    { country: 'FR' },
    { locale: 'it' },
  ],
  traces: ['ada@example.com', 'Quillfeather', 'Daily Loom'],
});

describe('a subscription request', () => {
  it('mails a confirm link and a cancel link', async () => {
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
      'Auto-Submitted': 'auto-generated',
      'List-Id': '<press.localhost>',
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await lists.subscription(tokenOf(mail))).toEqual({
      purpose: 'confirm',
      list: 'press',
      status: 'pending',
      cancelToken: null,
    });
    expect(await subscribers()).toEqual([]);
  });

  it('leaves the form fields out of the mail, because they could contain insults', async () => {
    await open().subscribe(request({ firstName: 'Zounds', lastName: 'Zooterkins', media: 'https://spam.example' }));
    expect(JSON.stringify(mails)).not.toMatch(/Zounds|Zooterkins|spam/);
  });
});

describe('a link', () => {
  it('subscribes the person who confirms, once', async () => {
    const { lists, token } = await confirmed();
    expect(await lists.confirm(token)).toMatchObject({ list: 'press', status: 'confirmed' });
    expect(await subscribers()).toEqual([
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
  });

  it('unsubscribes the person who cancels', async () => {
    const { lists, token, cancelToken } = await confirmed();
    expect(await lists.unsubscribe(cancelToken)).toEqual({
      purpose: 'cancel',
      list: 'press',
      status: 'cancelled',
      cancelToken: null,
    });
    await lists.confirm(token);
    expect(await subscribers()).toEqual([]);
  });

  it('to cancel erases a subscription that nobody has confirmed', async () => {
    const lists = open();
    await lists.subscribe(request());
    expect((await lists.unsubscribe(cancelTokenOf(mails[0])))?.status).toBe('cancelled');
    expect(await stored()).not.toMatch(/ada@example\.com|Quillfeather/);
  });

  it('to cancel is invalid once the subscription is erased', async () => {
    const lists = open();
    await lists.subscribe(request());
    later(7 * day);
    await lists.eraseExpired();
    expect(await lists.unsubscribe(cancelTokenOf(mails[0]))).toBeNull();
  });

  it('works only for its own purpose', async () => {
    const lists = open();
    await lists.subscribe(request());
    const [mail] = mails;
    expect(await lists.unsubscribe(tokenOf(mail))).toBeNull();
    expect(await lists.confirm(cancelTokenOf(mail))).toBeNull();
    expect((await lists.subscription(tokenOf(mail)))?.status).toBe('pending');
  });
});

describe('the same address', () => {
  it('is subscribed to each list separately', async () => {
    const { lists, cancelToken } = await confirmed();
    await confirmed(lists, { ...another, list: 'highlights', media: undefined, country: undefined });
    expect((await subscribers()).map(({ list }) => list)).toEqual(['highlights', 'press']);
    await lists.unsubscribe(cancelToken);
    expect((await subscribers()).map(({ list }) => list)).toEqual(['highlights']);
  });

  it('is subscribed once, regardless of case, and a repeated request reveals nothing', async () => {
    const { lists } = await confirmed();
    await expect(lists.subscribe(request({ ...another, email: 'Ada@Example.com' }))).resolves.toBeUndefined();
    expect(mails[1]).toMatchObject({ to: 'Ada@Example.com', subject: mails[0]?.subject });
    await lists.confirm(tokenOf(mails[1]));
    expect(await subscribers()).toHaveLength(1);
  });

  it('has the details that it confirmed last', async () => {
    const { lists, token } = await confirmed();
    await lists.subscribe(request({ ...another, media: 'The Weekly Loom' }));
    const newer = tokenOf(mails[1]);
    expect((await lists.subscription(token))?.status).toBe('confirmed');
    expect((await lists.subscription(newer))?.status).toBe('pending');
    expect(await subscribers()).toMatchObject([{ media: 'The Daily Loom' }]);
    expect((await lists.confirm(newer))?.status).toBe('confirmed');
    expect(await subscribers()).toMatchObject([{ media: 'The Weekly Loom' }]);
  });

  it('stays subscribed when somebody else repeats the request, whose data is erased after seven days', async () => {
    const { lists, cancelToken } = await confirmed();
    await lists.subscribe(request({ ...another, media: 'The Prankster' }));
    later(8 * day);
    expect((await lists.subscription(cancelToken))?.status).toBe('confirmed');
    expect(await subscribers()).toMatchObject([{ media: 'The Daily Loom' }]);
    expect(await stored()).not.toContain('Prankster');
  });

  it('can confirm with either of two links, and cancel with either', async () => {
    const lists = open();
    await lists.subscribe(request());
    await lists.subscribe(request(another));
    expect((await lists.confirm(tokenOf(mails[0])))?.status).toBe('confirmed');
    expect((await lists.unsubscribe(cancelTokenOf(mails[1])))?.status).toBe('cancelled');
    expect((await lists.subscription(tokenOf(mails[0])))?.status).toBe('cancelled');
  });

  it('has a separate mail limit for each list', async () => {
    const lists = open();
    for (const list of subscriptionLists)
      for (let time = 0; time < 4; time++) await lists.subscribe(request({ list, key: `${list}-${time}` }));
    expect(mails.map(({ subject }) => subject)).toEqual([
      ...Array(3).fill(mails[0]?.subject),
      ...Array(3).fill(mails[3]?.subject),
      ...Array(3).fill(mails[6]?.subject),
    ]);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(subscriptionLists.length);
  });

  it('can subscribe again after it has cancelled', async () => {
    const { lists, cancelToken } = await confirmed();
    await lists.unsubscribe(cancelToken);
    await confirmed(lists, another);
    expect(await subscribers()).toHaveLength(1);
    expect((await lists.subscription(cancelToken))?.status).toBe('cancelled');
  });
});
