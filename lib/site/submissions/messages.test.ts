import { describe, expect, it, vi } from 'vitest';
import { advanceTime, dayMs, submissionFixtures } from '@/tests/support/submissions';
import { formatDate } from '../../i18n/formats';
import { loadServerStrings } from '../../i18n/load-strings';
import { type Locale, locales } from '../../i18n/locales';
import { env } from '../../platform/env';
import { UpstreamError } from '../../platform/http/upstream-error';
import { log } from '../../platform/process/log';
import { KeyReusedError } from '../../platform/state/outbox';
import { reportCategories } from '../../shared/constants';
import { createMessages } from './messages';

const { emails, send, openDatabase, openOutbox, deliver, eraseExpired, readStored, site } = submissionFixtures();
/** The messages as a new process opens them. Their entries of the outbox are sent immediately. */
const open = () => {
  const { sendContact, sendReport, sendJobList } = createMessages({ ...site(), reportsTo: 'ethics@halcyre.example' });
  return {
    sendContact: async (message: Parameters<typeof sendContact>[0]) => {
      await sendContact(message);
      await deliver();
    },
    sendReport: async (report: Parameters<typeof sendReport>[0]) => {
      const reference = await sendReport(report);
      await deliver();
      return reference;
    },
    sendJobList: async (list: Parameters<typeof sendJobList>[0]) => {
      await sendJobList(list);
      await deliver();
    },
  };
};

const buildContact = (parts: object = {}) => ({
  name: 'Ada Quillfeather',
  email: 'ada@example.com',
  subject: { key: 'press', label: 'Press', email: 'press@halcyre.example' },
  message: 'Where is <the> workshop?\n\nAda',
  locale: 'en' as const,
  key: 'key-of-the-form',
  ...parts,
});
const report = (parts: object = {}) => ({
  category: 'corruption' as const,
  place: 'Orvaine, Paris',
  time: 'In May',
  facts: 'A bribe of <cash>.',
  locale: 'en' as const,
  key: 'key-of-the-form',
  ...parts,
});

describe.each([
  ['a message', () => open().sendContact(buildContact()), () => open().sendContact(buildContact({ message: 'Other' }))],
  ['a report', () => open().sendReport(report()), () => open().sendReport(report({ facts: 'Other' }))],
])('%s', (_, submit, submitOther) => {
  it('is emailed once, however often it is sent, by processes that share a file', async () => {
    await Promise.all([submit(), submit()]);
    await submit();
    expect(emails).toHaveLength(1);
  });

  it('is refused with the key of another submission', async () => {
    await submit();
    await expect(submitOther()).rejects.toThrow(KeyReusedError);
    expect(emails).toHaveLength(1);
  });

  it('stores neither the sender nor the content on disk', async () => {
    await submit();
    expect(await readStored()).toContain('message');
    expect(await readStored()).not.toMatch(
      /ada@|Quillfeather|workshop|Orvaine|bribe|corruption|key-of-the-form|halcyre/,
    );
  });

  it('is encrypted until it is sent', async () => {
    const entries = openOutbox();
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    send.mockRejectedValueOnce(new UpstreamError('unavailable'));
    await submit();
    expect(await entries.readStatus()).toMatchObject({ waiting: 1 });
    expect(await readStored()).not.toMatch(/ada@|Quillfeather|workshop|Orvaine|bribe|corruption/);
    advanceTime(60_000);
    await deliver();
    expect(emails).toHaveLength(1);
  });

  it('is forgotten after a day', async () => {
    await submit();
    advanceTime(dayMs + 1);
    await eraseExpired();
    await submit();
    expect(emails).toHaveLength(2);
    expect(emails[0]?.id).toBe(emails[1]?.id);
  });
});

describe.each<Locale>(['fr', 'jp'])('in %s', (locale) => {
  it('a message goes to the team of its subject, with Reply-To', async () => {
    await open().sendContact(buildContact({ locale }));
    const t = await loadServerStrings(locale, 'mails');
    const [{ to, replyTo, subject, text, html } = {}] = emails;
    expect({ to, replyTo }).toEqual({ to: 'press@halcyre.example', replyTo: 'ada@example.com' });
    expect(subject).toBe(t('contact.subject', { subject: 'Press' }));
    for (const part of ['Ada Quillfeather', 'ada@example.com', 'Where is <the> workshop?\n\nAda'])
      expect(text).toContain(part);
    expect(html).toContain('Where is &lt;the&gt; workshop?<br><br>Ada');
  });

  it('visitors get a receipt of their request for a visit, with the days, but without their words', async () => {
    const subject = { key: 'visit', label: 'Visit', email: 'visits@halcyre.example' };
    await open().sendContact(buildContact({ locale, subject, day: '2027-01-05', otherDay: '2027-01-07' }));
    const t = await loadServerStrings(locale, 'mails');
    const [message, receipt] = ['visits@halcyre.example', 'ada@example.com'].map((to) =>
      emails.find((email) => email.to === to),
    );
    expect(emails).toHaveLength(2);
    for (const day of ['2027-01-05', '2027-01-07'])
      for (const email of [message, receipt]) expect(email?.text).toContain(formatDate(locale, day));
    expect(receipt).toMatchObject({ subject: t('visit.subject'), headers: { 'Auto-Submitted': 'auto-generated' } });
    expect(receipt?.text).not.toMatch(/Quillfeather|workshop\?/);
  });

  it('an email says that its sender agreed to the transfer if the form requests it', async () => {
    const notice = (await loadServerStrings(locale, 'mails'))('transfer');
    await open().sendContact(buildContact({ locale, transferConsent: true }));
    await open().sendReport(report({ locale, transferConsent: true, key: 'key-of-the-report' }));
    for (const { text } of emails) expect(text).toContain(notice);
  });

  it('a report goes only to the people who investigate it, and its subject reveals nothing', async () => {
    const reference = await open().sendReport(report({ locale }));
    const [t, labels] = await Promise.all([loadServerStrings(locale, 'mails'), loadServerStrings(locale, 'report')]);
    const [{ to, replyTo, subject, text, html } = {}] = emails;
    expect({ to, replyTo }).toEqual({ to: 'ethics@halcyre.example', replyTo: undefined });
    expect(subject).toBe(t('report.subject', { reference }));
    for (const part of [labels('form.category-corruption'), 'Orvaine, Paris', 'In May', 'A bribe of <cash>.'])
      expect(text).toContain(part);
    expect(text?.split(t('report.withheld'))).toHaveLength(3);
    expect(html).toContain('A bribe of &lt;cash&gt;.');
  });
});

it.each(locales)('every report category has a label in %s', async (locale) => {
  const t = await loadServerStrings(locale, 'report');
  for (const category of reportCategories) expect(t(`form.category-${category}`)).not.toContain('form.');
});

describe('the reference of a report', () => {
  it('is the same for every attempt, different for another report, and does not reveal the key', async () => {
    const reference = await open().sendReport(report());
    expect(reference).toMatch(/^[\dA-F]{5}-[\dA-F]{5}$/);
    expect(await open().sendReport(report())).toBe(reference);
    expect(await open().sendReport(report({ key: 'key-of-another' }))).not.toBe(reference);
  });

  it('comes with a name and an address if they are provided', async () => {
    await open().sendReport(report({ name: 'Ada Quillfeather', email: 'ada@example.com' }));
    expect(emails[0]?.replyTo).toBe('ada@example.com');
    expect(emails[0]?.text).toContain('Ada Quillfeather');
  });
});

describe('a list of offers', () => {
  const offer = {
    title: 'Watchmaker',
    lang: 'fr',
    details: 'Orvaine · Paris, France',
    path: '/en/talents/offer/europe/watchmaker-1/',
  };
  const sendList = (parts: object = {}) =>
    open().sendJobList({
      email: 'ada@example.com',
      ids: ['J-1', 'J-2', 'CALL-0800-SPAM'],
      knownIds: ['J-1', 'J-2'],
      locale: 'en',
      key: 'key-of-the-form',
      offers: [offer],
      listPath: '/en/talents/job-offers/',
      ...parts,
    });

  it.each<Locale>(['en', 'jp'])(
    'has the offers in %s with links, and links to the whole list, but names no unknown ids',
    async (locale) => {
      await sendList({ locale });
      const t = await loadServerStrings(locale, 'mails');
      const [{ to, subject = '', text = '', html = '', headers } = {}] = emails;
      expect({ to, subject, headers }).toEqual({
        to: 'ada@example.com',
        subject: t('list.subject', { count: 1 }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      expect(text).toContain(`Watchmaker\nOrvaine · Paris, France\n${env.SITE_URL}${offer.path}`);
      expect(text).toContain(`${env.SITE_URL}/en/talents/job-offers/?ids=J-1%2CJ-2`);
      expect(html).toContain(`href="${env.SITE_URL}${offer.path}"`);
      for (const content of [subject, text, html]) expect(content).not.toMatch(/SPAM|list\.|\{\{|undefined/);
    },
  );

  it('is emailed once, even if an offer closes between two attempts', async () => {
    await sendList();
    await sendList({ offers: [offer, offer] });
    expect(emails).toHaveLength(1);
    await expect(sendList({ ids: ['J-3'] })).rejects.toThrow(KeyReusedError);
  });

  it('is not stored once it is sent, and nothing at all of it after a day', async () => {
    await sendList();
    expect(await readStored()).not.toMatch(/ada@|ids=J-1|"J-1"|Watchmaker|key-of-the-form/);
    advanceTime(dayMs + 1);
    await eraseExpired();
    const rows = await openDatabase().read((queries) => queries.selectFrom('outbox').selectAll().execute());
    expect(rows).toEqual([]);
  });

  it('goes to one address three times an hour at most', async () => {
    for (const key of ['first-key', 'second-key', 'third-key', 'fourth-key']) await sendList({ key });
    expect(emails).toHaveLength(3);
  });
});
