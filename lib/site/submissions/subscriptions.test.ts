import { describe, expect, it, vi } from 'vitest';
import { testSubmissionStore } from '@/tests/support/submission-store';
import { advanceTime, dayMs, getCancelToken, getConfirmToken, submissionFixtures } from '@/tests/support/submissions';
import { env } from '../../platform/env';
import { log } from '../../platform/process/log';
import { subscriptionLists } from '../../shared/constants';
import { createSubscriptions, type SubscriptionRequest } from './subscriptions';

const fixtures = submissionFixtures();
const { emails, openDatabase, deliver, eraseExpired, readStored, site } = fixtures;

/** The subscriptions as a new process opens them. Their entries of the outbox are sent immediately. */
const open = (create = createSubscriptions) => {
  const lists = create(site());
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
  await lists.settle(getConfirmToken(email));
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
    return (await import('./subscriptions')).createSubscriptions;
  },
  open: (create) => {
    const lists = open(create);
    return {
      submit: (parts: Partial<SubscriptionRequest>) => lists.subscribe(request(parts)),
      view: lists.findByLink,
      settle: lists.settle,
      eraseExpired,
    };
  },
  variants: [{ list: 'highlights' }, { lastName: 'Eve' }, { country: 'FR' }],
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
    expect(await lists.findByLink(getConfirmToken(email))).toEqual({
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
    expect(await lists.settle(token)).toMatchObject({ list: 'press', status: 'confirmed' });
    const { key: _, ...subscriber } = request();
    expect(await listSubscribers()).toEqual([subscriber]);
  });

  it('unsubscribes the person who cancels, and may subscribe again', async () => {
    const { lists, token, cancelToken } = await confirmed();
    expect(await lists.settle(cancelToken)).toEqual({
      purpose: 'cancel',
      list: 'press',
      status: 'cancelled',
      cancelToken: null,
    });
    await lists.settle(token);
    expect(await listSubscribers()).toEqual([]);
    await confirmed(lists, otherRequest);
    expect(await listSubscribers()).toHaveLength(1);
    expect((await lists.findByLink(cancelToken))?.status).toBe('cancelled');
  });

  it('to cancel erases a subscription that nobody has confirmed', async () => {
    const lists = open();
    await lists.subscribe(request());
    expect((await lists.settle(getCancelToken(emails[0])))?.status).toBe('cancelled');
    expect(await readStored()).not.toMatch(/ada@example\.com|Quillfeather/);
  });

  it('to cancel is invalid once the subscription is erased', async () => {
    const lists = open();
    await lists.subscribe(request());
    advanceTime(7 * dayMs);
    await eraseExpired();
    expect(await lists.settle(getCancelToken(emails[0]))).toBeNull();
  });

  it('cancels with one click only if it is for that', async () => {
    const { lists, token, cancelToken } = await confirmed();
    expect(await lists.settle(token, 'cancel')).toBeNull();
    expect((await lists.findByLink(token))?.status).toBe('confirmed');
    expect((await lists.settle(cancelToken, 'cancel'))?.status).toBe('cancelled');
  });
});

describe('the same address', () => {
  it('is subscribed to each list separately', async () => {
    const { lists, cancelToken } = await confirmed();
    await confirmed(lists, { ...otherRequest, list: 'highlights', media: undefined, country: undefined });
    expect((await listSubscribers()).map(({ list }) => list)).toEqual(['highlights', 'press']);
    await lists.settle(cancelToken);
    expect((await listSubscribers()).map(({ list }) => list)).toEqual(['highlights']);
  });

  it('is subscribed once, regardless of case, and a repeated request reveals nothing', async () => {
    const { lists } = await confirmed();
    await expect(lists.subscribe(request({ ...otherRequest, email: 'Ada@Example.com' }))).resolves.toBeUndefined();
    expect(emails[1]).toMatchObject({ to: 'Ada@Example.com', subject: emails[0]?.subject });
    await lists.settle(getConfirmToken(emails[1]));
    expect(await listSubscribers()).toHaveLength(1);
  });

  it('has the details that it confirmed last', async () => {
    const { lists, token } = await confirmed();
    await lists.subscribe(request({ ...otherRequest, media: 'The Weekly Loom' }));
    const newer = getConfirmToken(emails[1]);
    expect((await lists.findByLink(token))?.status).toBe('confirmed');
    expect((await lists.findByLink(newer))?.status).toBe('pending');
    expect(await listSubscribers()).toMatchObject([{ media: 'The Daily Loom' }]);
    expect((await lists.settle(newer))?.status).toBe('confirmed');
    expect(await listSubscribers()).toMatchObject([{ media: 'The Weekly Loom' }]);
  });

  it('stays subscribed when somebody else repeats the request, whose data is erased after seven days', async () => {
    const { lists, cancelToken } = await confirmed();
    await lists.subscribe(request({ ...otherRequest, media: 'The Prankster' }));
    advanceTime(8 * dayMs);
    await eraseExpired();
    expect((await lists.findByLink(cancelToken))?.status).toBe('confirmed');
    expect(await listSubscribers()).toMatchObject([{ media: 'The Daily Loom' }]);
    expect(await readStored()).not.toContain('Prankster');
  });

  it('can confirm with either of two links, and cancel with either', async () => {
    const lists = open();
    await lists.subscribe(request());
    await lists.subscribe(request(otherRequest));
    expect((await lists.settle(getConfirmToken(emails[0])))?.status).toBe('confirmed');
    expect((await lists.settle(getCancelToken(emails[1])))?.status).toBe('cancelled');
    expect((await lists.findByLink(getConfirmToken(emails[0])))?.status).toBe('cancelled');
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
});

it('erases subscriptions that nobody confirmed, even if the vendor cannot say whether somebody did', async () => {
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const has = vi.fn().mockRejectedValue(new Error('refused'));
  const lists = createSubscriptions({ ...site(), mailingList: { has } });
  await lists.subscribe(request());
  advanceTime(7 * dayMs);
  await lists.confirmListed();
  await eraseExpired();
  expect(has).toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
  expect(await readStored()).not.toMatch(/ada@example\.com|Quillfeather/);
});
