import { expect, it } from 'vitest';
import { submissionFixtures } from '@/tests/support/submissions';
import { createTestEmail } from '@/tests/support/test-email';
import { createJobAlerts } from '../alerts/alerts';
import { createOptInSubscriptions } from '../subscriptions/opt-in';
import { erasePerson, loadPersonalData } from './person';

const { openDatabase, openOutbox, readStored } = submissionFixtures();
const noop = async () => undefined;

const subscribe = async (email: string) => {
  const options = { database: openDatabase(), outbox: openOutbox() };
  await createJobAlerts({ ...options, buildEmail: createTestEmail, describeCriteria: async () => null }).requestAlert({
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
  const data = await loadPersonalData(openDatabase(), 'ada@Example.com');
  expect(Object.entries(data).map(([table, rows]) => [table, rows.length])).toEqual([
    ['alerts', 1],
    ['alertSubmissions', 1],
    ['subscriptions', 1],
    ['subscriptionSubmissions', 1],
    ['outbox', 2],
    ['countedMails', 2],
  ]);
  await erasePerson(openDatabase(), 'ada@example.com');
  for (const rows of Object.values(await loadPersonalData(openDatabase(), 'ada@example.com'))) expect(rows).toEqual([]);
  expect(await readStored()).not.toMatch(/ada@example/i);
  expect((await loadPersonalData(openDatabase(), 'eve@example.com')).alerts).toHaveLength(1);
});
