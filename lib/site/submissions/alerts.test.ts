import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testSubmissionStore } from '@/tests/support/submission-store';
import { advanceTime, dayMs, getCancelToken, getConfirmToken, submissionFixtures } from '@/tests/support/submissions';
import { env } from '../../platform/env';
import { UpstreamError } from '../../platform/http/upstream-error';
import { log } from '../../platform/process/log';
import { type AlertRequest, type AlertSources, createJobAlerts } from './alerts';
import type { EmailOffer } from './emails';

const fixtures = submissionFixtures();
const { emails, send, openDatabase, deliver, eraseExpired, site } = fixtures;

const createOffer = (id: string): EmailOffer => ({
  title: `Watchmaker ${id}`,
  lang: 'en',
  details: 'Orvaine',
  path: `/en/offers/europe/watchmaker-${id}/`,
});

let offers: EmailOffer[];
const newOffers = vi.fn(async () => offers);
const sources: AlertSources = {
  describeCriteria: async ({ search }) => [`Words: ${search}`],
  findNewOffers: newOffers,
  searchPath: async ({ search }, locale) => `/${locale}/jobs/?search=${search}`,
};

beforeEach(() => {
  offers = [createOffer('H1')];
});

/** The alerts as a new process opens them. Their entries of the outbox are sent immediately. */
const open = (create = createJobAlerts) => {
  const alerts = create({ ...site(), sources });
  return {
    ...alerts,
    async request(request: AlertRequest) {
      await alerts.requestAlert(request);
      await deliver();
    },
    async sendDue() {
      const count = await alerts.queueDue();
      await deliver();
      return count;
    },
  };
};

const request = (parts: Partial<AlertRequest> = {}): AlertRequest => ({
  email: 'ada@example.com',
  frequency: 'daily',
  criteria: { search: 'watch', facets: { city: ['paris', 'geneva'] } },
  locale: 'en',
  key: 'key-of-the-form',
  ...parts,
});
const confirmed = async (alerts = open(), parts: Partial<AlertRequest> = {}) => {
  await alerts.request(request(parts));
  const token = getConfirmToken(emails.at(-1));
  await alerts.settle(token);
  emails.length = 0;
  return { alerts, token };
};

testSubmissionStore(fixtures, {
  load: async () => {
    vi.resetModules();
    return (await import('./alerts')).createJobAlerts;
  },
  open: (create) => {
    const alerts = open(create);
    return {
      submit: (parts: Partial<AlertRequest>) => alerts.request(request(parts)),
      view: alerts.findByLink,
      settle: alerts.settle,
      eraseExpired,
      async emailCancelLink() {
        advanceTime(dayMs);
        expect(await alerts.sendDue()).toBe(1);
      },
    };
  },
  variants: [{ frequency: 'weekly' }, { locale: 'it' }, { criteria: { search: 'clock', facets: {} } }],
  traces: ['ada@example.com', 'watch', 'geneva'],
});

describe('an alert request', () => {
  it('emails a confirm link', async () => {
    const alerts = open();
    await alerts.request(request({ locale: 'fr' }));
    expect(emails).toEqual([
      expect.objectContaining({
        to: 'ada@example.com',
        subject: expect.stringMatching(/alerte/),
        text: expect.stringMatching(/Words: watch\n[\s\S]*\/fr\/job-alert\/\?token=/),
        html: expect.stringContaining(`${env.SITE_URL}/fr/job-alert/?token=`),
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    ]);
    expect(await alerts.findByLink(getConfirmToken(emails[0]))).toEqual({
      purpose: 'confirm',
      status: 'pending',
      frequency: 'daily',
      criteria: { search: 'watch', facets: { city: ['geneva', 'paris'] } },
      locale: 'fr',
      cancelToken: null,
    });
  });

  it('with equal criteria in another form is the same submission', async () => {
    const alerts = open();
    const criteria = { search: ' watch ', facets: { city: ['geneva', 'paris'], house: [] } };
    for (const parts of [{}, { criteria }]) await alerts.request(request(parts));
    expect(emails).toHaveLength(1);
  });
});

describe('a cancelled alert', () => {
  it('no longer reveals its criteria, and gets no more emails, until it is requested again', async () => {
    const { alerts } = await confirmed();
    advanceTime(dayMs);
    await alerts.sendDue();
    const cancel = getCancelToken(emails[0]);
    expect(await alerts.findByLink(cancel)).toMatchObject({ frequency: 'daily', criteria: { search: 'watch' } });
    expect(await alerts.settle(cancel)).toMatchObject({ criteria: { search: '', facets: {} } });
    advanceTime(30 * dayMs);
    expect(await open().sendDue()).toBe(0);
    expect(emails).toHaveLength(1);
    await confirmed(alerts, { key: 'key-of-another-form' });
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(1);
  });
});

describe('a second request with the same address and criteria', () => {
  const secondRequest: Partial<AlertRequest> = {
    email: 'Ada@Example.com',
    criteria: { search: 'watch ', facets: { city: ['geneva', 'paris', 'paris'], country: [] } },
    key: 'key-of-another-form',
  };

  it('is the same alert, with one email a day', async () => {
    const { alerts } = await confirmed();
    await alerts.request(request(secondRequest));
    await alerts.settle(getConfirmToken(emails.pop()));
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(1);
    await alerts.settle(getCancelToken(emails[0]));
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(0);
  });

  it('is the same alert if neither is confirmed yet, and expires with the later one', async () => {
    const alerts = open();
    await alerts.request(request());
    advanceTime(6 * dayMs);
    await alerts.request(request(secondRequest));
    advanceTime(6 * dayMs);
    expect((await alerts.settle(getConfirmToken(emails[1])))?.status).toBe('confirmed');
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(1);
  });

  it('changes the frequency and language of the emails once it is confirmed', async () => {
    const { alerts } = await confirmed();
    await alerts.request(request({ ...secondRequest, frequency: 'weekly', locale: 'it' }));
    const token = getConfirmToken(emails.pop());
    expect(await alerts.findByLink(token)).toMatchObject({ status: 'pending', frequency: 'weekly', locale: 'it' });
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(1);
    expect(emails[0]?.text).toContain('/en/');
    expect(await alerts.settle(token)).toMatchObject({ status: 'confirmed', frequency: 'weekly', locale: 'it' });
    advanceTime(6 * dayMs);
    expect(await alerts.sendDue()).toBe(0);
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(1);
    expect(emails[1]?.text).toContain('/it/');
  });

  it('is another alert if the criteria differ', async () => {
    const { alerts } = await confirmed();
    await confirmed(alerts, { criteria: { search: 'watch', facets: {} }, key: 'key-of-another-form' });
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(2);
  });
});

describe('the holder of a cancel link', () => {
  const changeable = async (parts: Partial<AlertRequest> = {}) => {
    const { alerts, token } = await confirmed(open(), parts);
    const cancelToken = (await alerts.findByLink(token))?.cancelToken ?? '';
    return { alerts, token, cancelToken };
  };
  const edit = { action: 'save', frequency: 'weekly', criteria: { search: 'clock', facets: {} } } as const;

  it('changes the criteria and the frequency', async () => {
    const { alerts, cancelToken } = await changeable();
    expect(await alerts.change(cancelToken, edit)).toBe(true);
    expect(await alerts.findByLink(cancelToken)).toMatchObject({
      status: 'confirmed',
      frequency: 'weekly',
      criteria: edit.criteria,
    });
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(0);
    advanceTime(6 * dayMs);
    expect(await alerts.sendDue()).toBe(1);
    expect(newOffers).toHaveBeenLastCalledWith(edit.criteria, expect.anything(), 'en');
  });

  it('cannot make two alerts of the same address equal', async () => {
    const { alerts, cancelToken } = await changeable();
    const other = { criteria: edit.criteria, key: 'key-of-another-form' };
    await confirmed(alerts, { ...other, email: 'eve@example.com', key: 'key-of-eve' });
    expect(await alerts.change(cancelToken, edit)).toBe(true);
    expect(await alerts.change(cancelToken, edit)).toBe(true);
    await alerts.change(cancelToken, { ...edit, criteria: request().criteria });
    await confirmed(alerts, other);
    expect(await alerts.change(cancelToken, edit)).toBe(false);
    expect(await alerts.findByLink(cancelToken)).toMatchObject({ criteria: { search: 'watch' } });
  });

  it('pauses and resumes it: it sends nothing in between, and then only what is new', async () => {
    const { alerts, cancelToken } = await changeable();
    advanceTime(dayMs);
    await alerts.queueDue();
    await alerts.change(cancelToken, { action: 'pause' });
    await deliver();
    expect(await alerts.findByLink(cancelToken)).toMatchObject({ status: 'paused', cancelToken: null });
    advanceTime(9 * dayMs);
    expect(await alerts.sendDue()).toBe(0);
    expect(emails).toEqual([]);
    const resumedAt = new Date();
    await alerts.change(cancelToken, { action: 'resume' });
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(1);
    expect(newOffers).toHaveBeenLastCalledWith(expect.anything(), resumedAt, 'en');
  });

  it('can cancel a paused alert, or resume it by confirming it again', async () => {
    const { alerts, token, cancelToken } = await changeable();
    await alerts.change(cancelToken, { action: 'pause' });
    expect(await alerts.findByLink(token)).toMatchObject({ status: 'pending' });
    expect(await alerts.settle(token)).toMatchObject({ status: 'confirmed' });
    await alerts.change(cancelToken, { action: 'pause' });
    expect(await alerts.settle(cancelToken)).toMatchObject({ status: 'cancelled' });
    await alerts.change(cancelToken, { action: 'resume' });
    await alerts.change(cancelToken, edit);
    expect(await alerts.findByLink(cancelToken)).toMatchObject({ status: 'cancelled', criteria: { search: '' } });
  });

  it('needs that link: the confirm link changes nothing', async () => {
    const { alerts, token } = await changeable();
    await alerts.change(token, edit);
    await alerts.change(token, { action: 'pause' });
    expect(await alerts.findByLink(token)).toMatchObject({ status: 'confirmed', criteria: { search: 'watch' } });
  });
});

describe('emails with offers', () => {
  it('are sent one day after the confirmation, and then daily', async () => {
    const alerts = open();
    await alerts.request(request());
    advanceTime(2 * dayMs);
    expect(await alerts.sendDue()).toBe(0);
    await alerts.settle(getConfirmToken(emails[0]));
    for (const [ms, sent] of [
      [0, 0],
      [dayMs - 1, 0],
      [1, 1],
      [dayMs - 1, 0],
      [1, 1],
    ] as const) {
      advanceTime(ms);
      expect(await alerts.sendDue()).toBe(sent);
    }
  });

  it('are sent weekly if requested', async () => {
    const { alerts } = await confirmed(open(), { frequency: 'weekly' });
    const sent: number[] = [];
    for (let days = 1; days <= 15; days++) {
      advanceTime(dayMs);
      if (await alerts.sendDue()) sent.push(days);
    }
    expect(sent).toEqual([7, 14]);
  });

  it('contain what is new since the last email, and are not sent if nothing is', async () => {
    const start = new Date();
    const { alerts } = await confirmed();
    const { criteria } = request();
    const normalized = { ...criteria, facets: { city: ['geneva', 'paris'] } };
    offers = [];
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(0);
    advanceTime(dayMs);
    offers = [createOffer('H1')];
    expect(await alerts.sendDue()).toBe(1);
    expect(newOffers).toHaveBeenLastCalledWith(normalized, start, 'en');
    advanceTime(dayMs);
    await alerts.sendDue();
    expect(newOffers).toHaveBeenLastCalledWith(normalized, new Date(start.getTime() + 2 * dayMs), 'en');
  });

  it('leave offers that appear while an email is built to the next one', async () => {
    const { alerts } = await confirmed();
    advanceTime(dayMs);
    const startedAt = new Date();
    newOffers.mockImplementationOnce(async () => {
      advanceTime(2000);
      return offers;
    });
    expect(await alerts.sendDue()).toBe(1);
    advanceTime(dayMs);
    await alerts.sendDue();
    expect(newOffers).toHaveBeenLastCalledWith(expect.anything(), startedAt, 'en');
  });

  it('link to the offers, the search and the cancel page, with a one-click header', async () => {
    const { alerts } = await confirmed();
    advanceTime(dayMs);
    await alerts.sendDue();
    const [email] = emails;
    const url = `${env.SITE_URL}/en/job-alert/?token=${getCancelToken(email)}`;
    expect(email?.headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Id': '<job-alerts.localhost>',
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(email?.text).toContain(url);
    expect(email?.text).toContain(`${env.SITE_URL}/en/jobs/?search=watch`);
    expect(email?.text).toContain('/europe/watchmaker-H1/');
  });

  it('are not delayed by an alert whose offers cannot be found', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { alerts } = await confirmed();
    await confirmed(alerts, { email: 'bea@example.com', key: 'key-of-another-form' });
    advanceTime(dayMs);
    newOffers.mockRejectedValueOnce(new Error('no search'));
    expect(await alerts.sendDue()).toBe(1);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('example.com');
    expect(await alerts.sendDue()).toBe(1);
    expect(emails.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'bea@example.com']);
  });

  it('use only filters that the site still has, and are not delayed by an unreadable alert', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { alerts } = await confirmed();
    await confirmed(alerts, { email: 'bea@example.com', key: 'key-of-another-form' });
    const store = (email: string, criteria: string) =>
      openDatabase().write((queries) =>
        queries.updateTable('alert').set({ criteria }).where('email', '=', email).execute(),
      );
    await store('ada@example.com', '{"search":"watch","facets":{"city":["paris"],"shift":["night"]}}');
    await store('bea@example.com', '{"search":');
    advanceTime(dayMs);
    expect(await alerts.sendDue()).toBe(1);
    expect(newOffers).toHaveBeenLastCalledWith(
      { search: 'watch', facets: { city: ['paris'] } },
      expect.anything(),
      'en',
    );
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('are sent once by processes that run at the same time', async () => {
    const { alerts } = await confirmed();
    const otherInstances = [open(), open()];
    advanceTime(dayMs);
    const sent = await Promise.all([alerts, ...otherInstances, alerts].map((one) => one.sendDue()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(1);
    expect(emails).toHaveLength(1);
  });

  it('are not sent if the alert is cancelled before they are', async () => {
    const { alerts } = await confirmed();
    advanceTime(dayMs);
    await alerts.sendDue();
    advanceTime(dayMs);
    send.mockRejectedValueOnce(new UpstreamError('unavailable'));
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    expect(await alerts.sendDue()).toBe(1);
    await alerts.settle(getCancelToken(emails[0]));
    advanceTime(60_000);
    expect(await deliver()).toBe(0);
    expect(emails).toHaveLength(1);
  });

  it('are not built if the alert is cancelled in the meantime', async () => {
    const { alerts } = await confirmed();
    advanceTime(dayMs);
    await alerts.sendDue();
    advanceTime(dayMs);
    newOffers.mockImplementationOnce(async () => {
      await alerts.settle(getCancelToken(emails[0]));
      return offers;
    });
    expect(await alerts.sendDue()).toBe(0);
  });
});

it('stores when somebody agreed to the transfer of the data', async () => {
  await open().request(request({ key: 'key-without-transfer' }));
  await open().request(request({ email: 'eve@example.com', locale: 'cn', transferConsent: true }));
  const rows = await openDatabase().read((queries) =>
    queries.selectFrom('alertSubmission').select('transferConsentAt').execute(),
  );
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ transferConsentAt: null });
  expect(rows).toContainEqual({ transferConsentAt: expect.any(Number) });
});
