import { describe, expect, it, vi } from 'vitest';
import { testSubmissionStore } from '@/tests/support/submission-store';
import { advanceTime, dayMs, getCancelToken, getConfirmToken, submissionFixtures } from '@/tests/support/submissions';
import { env } from '../../../platform/env';
import { subscriptionLists } from '../../../shared/constants';
import type { SubscriptionRequest } from '../contract';
import { createOptInSubscriptions } from '.';

const fixtures = submissionFixtures();
const { emails, openDatabase, openOutbox, deliver, readStored } = fixtures;

const noop = async () => undefined;

/** The subscriptions as a new process opens them. Their entries of the outbox are sent immediately. */
const open = (create = createOptInSubscriptions) => {
  const lists = create(
    { requestConfirmation: noop, add: noop, remove: noop },
    { database: openDatabase(), outbox: openOutbox() },
  );
  return {
    ...lists,
    async subscribe(request: SubscriptionRequest) {
      await lists.subscribe(request);
      await deliver();
    },
  };
};

const request = (parts: Partial<SubscriptionRequest> = {}): SubscriptionRequest => ({
  list: 'press',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Quillfeather',
  media: 'The Daily Loom',
  country: 'GB',
  locale: 'en',
  key: 'key-of-the-form',
  ...parts,
});
const otherRequest = { key: 'key-of-another-form' };
const confirmed = async (lists = open(), parts: Partial<SubscriptionRequest> = {}) => {
  await lists.subscribe(request(parts));
  const email = emails.at(-1);
  await lists.confirm(getConfirmToken(email));
  return { lists, token: getConfirmToken(email), cancelToken: getCancelToken(email) };
};
/** The confirmed subscriptions, as a mailing tool would read them. */
const listSubscribers = async () => {
  const rows = await openDatabase().read((queries) =>
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
    return (await import('.')).createOptInSubscriptions;
  },
  open: (create) => {
    const lists = open(create);
    return {
      submit: (parts: Partial<SubscriptionRequest>) => lists.subscribe(request(parts)),
      view: lists.findSubscription,
      confirm: lists.confirm,
      cancel: lists.unsubscribe,
      eraseExpired: lists.eraseExpired,
    };
  },
  variants: [
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
  it('emails a confirm link and a cancel link', async () => {
    const lists = open();
    await lists.subscribe(request({ locale: 'fr' }));
    const [email] = emails;
    expect(emails).toHaveLength(1);
    expect(email).toMatchObject({ to: 'ada@example.com', subject: expect.stringMatching(/communiqués/) });
    expect(email?.text).toContain(`${env.SITE_URL}/fr/subscription/?token=${getConfirmToken(email)}`);
    expect(email?.html).toContain(`${env.SITE_URL}/fr/subscription/?token=${getConfirmToken(email)}`);
    expect(email?.text).toContain(`${env.SITE_URL}/fr/subscription/?token=${getCancelToken(email)}`);
    const oneClick = `${env.SITE_URL}/api/press-unsubscription/?locale=fr&token=${getCancelToken(email)}`;
    expect(email?.headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Id': '<press.localhost>',
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await lists.findSubscription(getConfirmToken(email))).toEqual({
      purpose: 'confirm',
      list: 'press',
      status: 'pending',
      cancelToken: null,
    });
    expect(await listSubscribers()).toEqual([]);
  });

  it('leaves the form fields out of the email, because they could contain insults', async () => {
    await open().subscribe(request({ firstName: 'Zounds', lastName: 'Zooterkins', media: 'https://spam.example' }));
    expect(JSON.stringify(emails)).not.toMatch(/Zounds|Zooterkins|spam/);
  });
});

describe('a link', () => {
  it('subscribes the person who confirms, once', async () => {
    const { lists, token } = await confirmed();
    expect(await lists.confirm(token)).toMatchObject({ list: 'press', status: 'confirmed' });
    expect(await listSubscribers()).toEqual([
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
    expect(await listSubscribers()).toEqual([]);
  });

  it('to cancel erases a subscription that nobody has confirmed', async () => {
    const lists = open();
    await lists.subscribe(request());
    expect((await lists.unsubscribe(getCancelToken(emails[0])))?.status).toBe('cancelled');
    expect(await readStored()).not.toMatch(/ada@example\.com|Quillfeather/);
  });

  it('to cancel is invalid once the subscription is erased', async () => {
    const lists = open();
    await lists.subscribe(request());
    advanceTime(7 * dayMs);
    await lists.eraseExpired();
    expect(await lists.unsubscribe(getCancelToken(emails[0]))).toBeNull();
  });

  it('works only for its own purpose', async () => {
    const lists = open();
    await lists.subscribe(request());
    const [email] = emails;
    expect(await lists.unsubscribe(getConfirmToken(email))).toBeNull();
    expect(await lists.confirm(getCancelToken(email))).toBeNull();
    expect((await lists.findSubscription(getConfirmToken(email)))?.status).toBe('pending');
  });
});

describe('the same address', () => {
  it('is subscribed to each list separately', async () => {
    const { lists, cancelToken } = await confirmed();
    await confirmed(lists, { ...otherRequest, list: 'highlights', media: undefined, country: undefined });
    expect((await listSubscribers()).map(({ list }) => list)).toEqual(['highlights', 'press']);
    await lists.unsubscribe(cancelToken);
    expect((await listSubscribers()).map(({ list }) => list)).toEqual(['highlights']);
  });

  it('is subscribed once, regardless of case, and a repeated request reveals nothing', async () => {
    const { lists } = await confirmed();
    await expect(lists.subscribe(request({ ...otherRequest, email: 'Ada@Example.com' }))).resolves.toBeUndefined();
    expect(emails[1]).toMatchObject({ to: 'Ada@Example.com', subject: emails[0]?.subject });
    await lists.confirm(getConfirmToken(emails[1]));
    expect(await listSubscribers()).toHaveLength(1);
  });

  it('has the details that it confirmed last', async () => {
    const { lists, token } = await confirmed();
    await lists.subscribe(request({ ...otherRequest, media: 'The Weekly Loom' }));
    const newer = getConfirmToken(emails[1]);
    expect((await lists.findSubscription(token))?.status).toBe('confirmed');
    expect((await lists.findSubscription(newer))?.status).toBe('pending');
    expect(await listSubscribers()).toMatchObject([{ media: 'The Daily Loom' }]);
    expect((await lists.confirm(newer))?.status).toBe('confirmed');
    expect(await listSubscribers()).toMatchObject([{ media: 'The Weekly Loom' }]);
  });

  it('stays subscribed when somebody else repeats the request, whose data is erased after seven days', async () => {
    const { lists, cancelToken } = await confirmed();
    await lists.subscribe(request({ ...otherRequest, media: 'The Prankster' }));
    advanceTime(8 * dayMs);
    expect((await lists.findSubscription(cancelToken))?.status).toBe('confirmed');
    expect(await listSubscribers()).toMatchObject([{ media: 'The Daily Loom' }]);
    expect(await readStored()).not.toContain('Prankster');
  });

  it('can confirm with either of two links, and cancel with either', async () => {
    const lists = open();
    await lists.subscribe(request());
    await lists.subscribe(request(otherRequest));
    expect((await lists.confirm(getConfirmToken(emails[0])))?.status).toBe('confirmed');
    expect((await lists.unsubscribe(getCancelToken(emails[1])))?.status).toBe('cancelled');
    expect((await lists.findSubscription(getConfirmToken(emails[0])))?.status).toBe('cancelled');
  });

  it('has a separate email limit for each list', async () => {
    const lists = open();
    for (const list of subscriptionLists)
      for (let time = 0; time < 4; time++) await lists.subscribe(request({ list, key: `${list}-${time}` }));
    expect(emails.map(({ subject }) => subject)).toEqual([
      ...Array(3).fill(emails[0]?.subject),
      ...Array(3).fill(emails[3]?.subject),
      ...Array(3).fill(emails[6]?.subject),
    ]);
    expect(new Set(emails.map(({ subject }) => subject)).size).toBe(subscriptionLists.length);
  });

  it('can subscribe again after it has cancelled', async () => {
    const { lists, cancelToken } = await confirmed();
    await lists.unsubscribe(cancelToken);
    await confirmed(lists, otherRequest);
    expect(await listSubscribers()).toHaveLength(1);
    expect((await lists.findSubscription(cancelToken))?.status).toBe('cancelled');
  });
});
