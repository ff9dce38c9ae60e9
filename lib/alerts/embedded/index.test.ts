// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testLetter } from '@/tests/support/letters';
import { testSubmissionStore } from '@/tests/support/submission-store';
import { cancelTokenOf, day, later, meanwhile, submissionFixtures, tokenOf } from '@/tests/support/submissions';
import { env } from '../../env';
import { log } from '../../process/log';
import type { AlertOffer, AlertRequest, AlertSources } from '../contract';
import { sendDue } from '../send-due';
import { embeddedAlerts } from '.';

const fixtures = submissionFixtures();
const { mails, send, file, allowance, killAfterNextMail } = fixtures;

const offerOf = (id: string): AlertOffer => ({
  title: `Watchmaker ${id}`,
  lang: 'en',
  facts: 'Orvaine',
  path: `/en/offers/europe/watchmaker-${id}/`,
});

let offers: AlertOffer[];
const newOffers = vi.fn(async () => offers);
const sources: AlertSources = {
  newOffers,
  searchPath: async ({ search }, locale) => `/${locale}/jobs/?search=${search}`,
};

beforeEach(() => {
  offers = [offerOf('H1')];
});

/** A book on the file of this test, as one process has it. */
const open = (makeAlerts = embeddedAlerts) => {
  const alerts = makeAlerts({
    file: file(),
    send,
    letter: testLetter,
    allowance: allowance(),
  });
  return { ...alerts, sendDue: () => sendDue(alerts, sources) };
};

const request = (more: Partial<AlertRequest> = {}): AlertRequest => ({
  email: 'ada@example.com',
  frequency: 'daily',
  criteria: { search: 'watch', facets: { city: ['paris', 'geneva'] } },
  locale: 'en',
  key: 'key-of-the-form',
  ...more,
});
const confirmed = async (book = open(), more: Partial<AlertRequest> = {}) => {
  await book.request(request(more));
  const token = tokenOf(mails.at(-1));
  await book.settle(token);
  mails.length = 0;
  return { book, token };
};

testSubmissionStore(fixtures, {
  load: async () => (await import('.')).embeddedAlerts,
  open: (makeAlerts) => {
    const book = open(makeAlerts);
    return {
      submit: (more: Partial<AlertRequest>) => book.request(request(more)),
      view: book.view,
      confirm: book.settle,
      cancel: book.settle,
      eraseExpired: book.sendDue,
      async mailCancel() {
        later(day);
        expect(await book.sendDue()).toBe(1);
      },
    };
  },
  others: [{ frequency: 'weekly' }, { locale: 'it' }, { criteria: { search: 'clock', facets: {} } }],
  traces: ['ada@example.com', 'watch', 'geneva'],
});

describe('asking for an alert', () => {
  it('mails the link that confirms it', async () => {
    const book = open();
    await book.request(request({ locale: 'fr' }));
    expect(mails).toEqual([
      {
        id: expect.any(String),
        to: 'ada@example.com',
        subject: expect.stringMatching(/alerte/),
        text: expect.stringContaining(`${env.SITE_URL}/fr/job-alert/?token=`),
        html: expect.stringContaining(`${env.SITE_URL}/fr/job-alert/?token=`),
      },
    ]);
    expect(await book.view(tokenOf(mails[0]))).toEqual({
      purpose: 'confirm',
      status: 'pending',
      frequency: 'daily',
      criteria: { search: 'watch', facets: { city: ['geneva', 'paris'] } },
      locale: 'fr',
      cancelToken: null,
    });
  });

  it('for the same criteria in other words is the same submission', async () => {
    const book = open();
    await book.request(request());
    await book.request(request({ criteria: { search: ' watch ', facets: { city: ['geneva', 'paris'], house: [] } } }));
    expect(mails).toHaveLength(1);
  });
});

describe('a cancelled alert', () => {
  it('says no more what it was about, and is mailed no more', async () => {
    const { book } = await confirmed();
    later(day);
    await book.sendDue();
    const cancel = cancelTokenOf(mails[0]);
    expect(await book.view(cancel)).toMatchObject({ frequency: 'daily', criteria: { search: 'watch' } });
    expect(await book.settle(cancel)).toMatchObject({ criteria: { search: '', facets: {} } });
    later(30 * day);
    expect(await open().sendDue()).toBe(0);
    expect(mails).toHaveLength(1);
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
    await book.request(request(again));
    await book.settle(tokenOf(mails.pop()));
    later(day);
    expect(await book.sendDue()).toBe(1);
    await book.settle(cancelTokenOf(mails[0]));
    later(day);
    expect(await book.sendDue()).toBe(0);
  });

  it('is one alert where neither is confirmed yet, and lasts as long as the later one', async () => {
    const book = open();
    await book.request(request());
    later(6 * day);
    await book.request(request(again));
    later(6 * day);
    expect((await book.settle(tokenOf(mails[1])))?.status).toBe('confirmed');
    later(day);
    expect(await book.sendDue()).toBe(1);
  });

  it('changes how often and in which language mails come, once it is confirmed', async () => {
    const { book } = await confirmed();
    await book.request(request({ ...again, frequency: 'weekly', locale: 'it' }));
    const token = tokenOf(mails.pop());
    expect(await book.view(token)).toMatchObject({ status: 'pending', frequency: 'weekly', locale: 'it' });
    later(day);
    expect(await book.sendDue()).toBe(1);
    expect(mails[0]?.text).toContain('/en/');
    expect(await book.settle(token)).toMatchObject({ status: 'confirmed', frequency: 'weekly', locale: 'it' });
    later(6 * day);
    expect(await book.sendDue()).toBe(0);
    later(day);
    expect(await book.sendDue()).toBe(1);
    expect(mails[1]?.text).toContain('/it/');
  });

  it('is a new alert after the other one is cancelled', async () => {
    const { book } = await confirmed();
    later(day);
    await book.sendDue();
    await book.settle(cancelTokenOf(mails[0]));
    await book.request(request(again));
    await book.settle(tokenOf(mails[1]));
    later(day);
    expect(await book.sendDue()).toBe(1);
  });

  it('is another alert for other criteria', async () => {
    const { book } = await confirmed();
    await confirmed(book, { criteria: { search: 'watch', facets: {} }, key: 'key-of-another-form' });
    later(day);
    expect(await book.sendDue()).toBe(2);
  });
});

describe('mails with offers', () => {
  it('are sent a day after the alert is confirmed, and a day after each other', async () => {
    const { book } = await confirmed();
    expect(await book.sendDue()).toBe(0);
    later(day - 1);
    expect(await book.sendDue()).toBe(0);
    later(1);
    expect(await book.sendDue()).toBe(1);
    later(day - 1);
    expect(await book.sendDue()).toBe(0);
    later(1);
    expect(await book.sendDue()).toBe(1);
  });

  it('are sent once a week where that is the wish', async () => {
    const { book } = await confirmed(open(), { frequency: 'weekly' });
    const sent: number[] = [];
    for (let days = 1; days <= 15; days++) {
      later(day);
      if (await book.sendDue()) sent.push(days);
    }
    expect(sent).toEqual([7, 14]);
  });

  it('are not sent before the alert is confirmed', async () => {
    const book = open();
    await book.request(request());
    later(2 * day);
    expect(await book.sendDue()).toBe(0);
  });

  it('tell of what is new since the last one, and are not sent where nothing is', async () => {
    const start = new Date();
    const { book } = await confirmed();
    const { criteria } = request();
    const asked = { ...criteria, facets: { city: ['geneva', 'paris'] } };
    offers = [];
    later(day);
    expect(await book.sendDue()).toBe(0);
    later(day);
    offers = [offerOf('H1')];
    expect(await book.sendDue()).toBe(1);
    expect(newOffers).toHaveBeenLastCalledWith(asked, start, 'en');
    later(day);
    await book.sendDue();
    expect(newOffers).toHaveBeenLastCalledWith(asked, new Date(start.getTime() + 2 * day), 'en');
  });

  it('tell the next time of what appears while one is made', async () => {
    const { book } = await confirmed();
    later(day);
    const asked = new Date();
    newOffers.mockImplementationOnce(async () => {
      later(2000);
      return offers;
    });
    expect(await book.sendDue()).toBe(1);
    later(day);
    await book.sendDue();
    expect(newOffers).toHaveBeenLastCalledWith(expect.anything(), asked, 'en');
  });

  it('lead to the offers, to the search and to the end of the alert, in one click too', async () => {
    const { book } = await confirmed();
    later(day);
    await book.sendDue();
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
    expect(await book.sendDue()).toBe(1);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('example.com');
    expect(await book.sendDue()).toBe(1);
    expect(mails.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'bea@example.com']);
  });

  it('are sent once by processes that run at the same time', async () => {
    const { book } = await confirmed();
    const others = [open(), open()];
    later(day);
    const sent = await Promise.all([book, ...others, book].map((one) => one.sendDue()));
    expect(sent.reduce((sum, mails) => sum + mails)).toBe(1);
    expect(mails).toHaveLength(1);
  });

  it('are sent by another process where the one that was to send them died', async () => {
    const { book } = await confirmed();
    later(day);
    send.mockImplementationOnce(() => new Promise(() => undefined));
    void book.sendDue();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const other = open();
    expect(await other.sendDue()).toBe(0);
    later(5000);
    expect(await other.sendDue()).toBe(1);
  });

  it('are sent by no other process while one sends them, however long it takes', async () => {
    const { book } = await confirmed();
    later(day);
    const mail = Promise.withResolvers<void>();
    send.mockImplementationOnce(() => mail.promise);
    const sent = book.sendDue();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await meanwhile(60_000);
    expect(await open().sendDue()).toBe(0);
    mail.resolve();
    expect(await sent).toBe(1);
    expect(await open().sendDue()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are one mail, be the process killed after it is sent, and another one the next day', async () => {
    const { book } = await confirmed();
    later(day);
    const outbox = killAfterNextMail();
    void book.sendDue();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    const first = outbox();
    later(5000);
    const other = open();
    expect(await other.sendDue()).toBe(1);
    expect(mails).toHaveLength(2);
    expect(outbox()).toEqual(first);
    later(day);
    expect(await other.sendDue()).toBe(1);
    expect(outbox()).toHaveLength(2);
  });

  it('are not sent where the alert is cancelled in the meantime', async () => {
    const { book } = await confirmed();
    later(day);
    await book.sendDue();
    later(day);
    newOffers.mockImplementationOnce(async () => {
      await book.settle(cancelTokenOf(mails[0]));
      return offers;
    });
    expect(await book.sendDue()).toBe(0);
  });
});
