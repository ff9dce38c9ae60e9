import { expect, it } from 'vitest';
import { submissionFixtures } from '@/tests/support/submissions';
import { createTestEmail } from '@/tests/support/test-email';
import { createJobAlerts } from '../alerts/alerts';
import { createOptInSubscriptions } from '../subscriptions/opt-in';
import { erasePerson, loadPersonalData } from './person';

const { database, outbox, readStored: stored } = submissionFixtures();
const noop = async () => undefined;

const subscribe = async (email: string) => {
  const options = { database: database(), outbox: outbox() };
  await createJobAlerts({ ...options, buildEmail: createTestEmail }).request({
    email,
    frequency: 'daily',
    criteria: { search: 'watch', facets: {} },
    locale: 'en',
    key: `alert of ${email}`,
  });
  await createOptInSubscriptions({ requestConfirmation: noop, add: noop, remove: noop }, options).subscribe({
    list: 'press',
    email,
    firstName: 'Ada',
    lastName: 'Quillfeather',
    locale: 'en',
    key: `press of ${email}`,
  });
};

it('all data about an address is found, whatever its case, and erased', async () => {
  await subscribe('Ada@example.com');
  await subscribe('eve@example.com');
  const data = await loadPersonalData(database(), 'ada@Example.com');
  expect(Object.entries(data).map(([table, rows]) => [table, rows.length])).toEqual([
    ['alerts', 1],
    ['alertSubmissions', 1],
    ['subscriptions', 1],
    ['subscriptionSubmissions', 1],
    ['outbox', 2],
    ['countedMails', 2],
  ]);
  await erasePerson(database(), 'ada@example.com');
  for (const rows of Object.values(await loadPersonalData(database(), 'ada@example.com'))) expect(rows).toEqual([]);
  expect(await stored()).not.toMatch(/ada@example/i);
  expect((await loadPersonalData(database(), 'eve@example.com')).alerts).toHaveLength(1);
});
