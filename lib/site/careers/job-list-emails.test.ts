import { describe, expect, it } from 'vitest';
import { advanceTime, dayMs, submissionFixtures } from '@/tests/support/submissions';
import { createTestEmail } from '@/tests/support/test-email';
import { loadServerStrings } from '../../i18n/load-strings';
import { locales } from '../../i18n/locales';
import { env } from '../../platform/env';
import { KeyReusedError } from '../../platform/state/outbox';
import { createJobListEmails } from './job-list-emails';

const { emails, openDatabase, openOutbox, deliver, readStored } = submissionFixtures();

const offer = {
  title: 'Watchmaker',
  lang: 'fr',
  details: 'Orvaine · Paris, France',
  path: '/en/talents/offer/europe/watchmaker-1/',
};
type ListRequest = Parameters<ReturnType<typeof createJobListEmails>['send']>[0];

/** Sends a list as a new process does, and delivers what is in the outbox. */
const send = async (parts: Partial<ListRequest> = {}) => {
  await createJobListEmails({ database: openDatabase(), outbox: openOutbox(), buildEmail: createTestEmail }).send({
    email: 'ada@example.com',
    ids: ['J-1', 'J-2', 'CALL-0800-SPAM'],
    knownIds: ['J-1', 'J-2'],
    locale: 'en',
    key: 'key-of-the-form',
    offers: [offer],
    listPath: '/en/talents/job-offers/',
    ...parts,
  });
  await deliver();
};

describe.each(locales)('in %s', (locale) => {
  it('the email lists the offers with links, and links to the whole list, but names no unknown ids', async () => {
    await send({ locale });
    const t = await loadServerStrings(locale, 'jobs');
    const [{ to, subject = '', text = '', html = '', headers } = {}] = emails;
    expect({ to, subject, headers }).toEqual({
      to: 'ada@example.com',
      subject: t('mail.list-subject', { count: 1 }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(text).toContain(`Watchmaker\nOrvaine · Paris, France\n${env.SITE_URL}${offer.path}`);
    expect(text).toContain(`${env.SITE_URL}/en/talents/job-offers/?ids=J-1%2CJ-2`);
    expect(html).toContain(`href="${env.SITE_URL}${offer.path}"`);
    for (const content of [subject, text, html]) expect(content).not.toMatch(/SPAM|mail\.|\{\{|undefined/);
  });
});

it('is emailed once, even if an offer closes between two attempts', async () => {
  await send();
  await send({ offers: [offer, offer] });
  expect(emails).toHaveLength(1);
  await expect(send({ ids: ['J-3'] })).rejects.toThrow(KeyReusedError);
});

it('stores neither the address nor the list once it is sent, and nothing at all after a day', async () => {
  await send();
  expect(await readStored()).not.toMatch(/ada@|J-1|Watchmaker|key-of-the-form/);
  advanceTime(dayMs + 1);
  await openOutbox().eraseSent();
  const rows = await openDatabase().read((queries) => queries.selectFrom('outbox').selectAll().execute());
  expect(rows).toEqual([]);
});

it('goes to one address three times an hour at most', async () => {
  for (const key of ['first-key', 'second-key', 'third-key', 'fourth-key']) await send({ key });
  expect(emails).toHaveLength(3);
});
