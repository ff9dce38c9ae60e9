import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { submissionFixtures } from '@/tests/support/submissions';
import { createJobAlerts } from './alerts';
import { createMessages } from './messages';
import { erasePerson, loadPersonalData } from './retention';
import { createSubscriptions } from './subscriptions';

const { openDatabase, readStored, deliver, site } = submissionFixtures();

/** Sends every form with an address. */
const sendForms = async (email: string) => {
  const form = { email, locale: 'en' as const };
  const sources = { describeCriteria: async () => null, findNewOffers: vi.fn(), searchPath: vi.fn() };
  await createJobAlerts({ ...site(), sources }).requestAlert({
    ...form,
    frequency: 'daily',
    criteria: { search: 'watch', facets: {} },
    key: `alert of ${email}`,
  });
  await createSubscriptions(site()).subscribe({
    ...form,
    list: 'press',
    firstName: 'Ada',
    lastName: 'Quillfeather',
    key: `press of ${email}`,
  });
  const messages = createMessages({ ...site(), reportsTo: 'ethics@example.com' });
  await messages.sendJobList({
    ...form,
    ids: ['1'],
    offers: [],
    knownIds: [],
    listPath: '/',
    key: `list of ${email}`,
  });
  const subject = { key: 'press', label: 'Press', email: 'press@example.com' };
  await messages.sendContact({ ...form, name: 'Ada', subject, message: 'Where?', key: `message of ${email}` });
  const facts = { category: 'corruption', place: 'Paris', time: 'May', facts: 'A bribe.' } as const;
  await messages.sendReport({ ...form, ...facts, key: `report of ${email}` });
};

/** Columns that hold an address, or something of a person, as such or as a fingerprint or encrypted. */
const personalColumns: Record<string, string[]> = {
  alert: ['email', 'emailKey', 'criteria'],
  alertSubmission: ['alert', 'key'],
  subscription: ['email', 'emailKey', 'person'],
  subscriptionSubmission: ['subscription', 'key', 'person'],
  outbox: ['key', 'digest', 'content', 'about', 'recipient', 'sender'],
  countedMail: ['id', 'recipient'],
};

/** Columns of text without an address. */
const otherColumns: Record<string, string[]> = {
  alert: ['id', 'status', 'frequency', 'locale'],
  alertSubmission: ['frequency', 'locale'],
  subscription: ['id', 'status', 'list'],
  outbox: ['kind'],
  // The ids of captchas and the keys of forms.
  usedId: ['id', 'user'],
  close: ['share', 'date'],
  buildFile: ['address'],
  // Paths and referrers with an address are not counted.
  missingPath: ['path', 'referrer'],
  // Former paths of pages, and the pages' ids.
  pagePath: ['path', 'page'],
  // Fingerprints of networks.
  rateLimit: ['key'],
  // Only servers of 1.0.0 use it, for fingerprints of messages.
  message: ['key', 'content'],
};

/** The columns of each table that can hold text. */
const listTextColumns = async () => {
  const tables = await openDatabase().read((queries) => queries.introspection.getTables());
  const columns = tables.map(({ name, columns }) => [
    name,
    columns.filter(({ dataType }) => /text|char/i.test(dataType)).map(({ name }) => name),
  ]);
  return Object.fromEntries(columns);
};

/** All rows of the tables with personal columns. */
const readPersonalRows = async (): Promise<Record<string, unknown[]>> => {
  const tables = Object.keys(personalColumns);
  const rows = tables.map((name) =>
    openDatabase().read(async (queries) => (await sql`SELECT * FROM ${sql.table(name)}`.execute(queries)).rows),
  );
  return Object.fromEntries((await Promise.all(rows)).map((rows, index) => [tables[index], rows]));
};

it('every column that can hold an address is classified', async () => {
  const classified = [...Object.keys(personalColumns), ...Object.keys(otherColumns)].map((table) => [
    table,
    [...(personalColumns[table] ?? []), ...(otherColumns[table] ?? [])],
  ]);
  const sort = (columns: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(columns).map(([table, names]) => [table, names.toSorted()]));
  expect(sort(await listTextColumns())).toEqual(sort(Object.fromEntries(classified)));
});

it.each([
  ['waiting', async () => 0],
  ['sent', deliver],
])('all data about an address is found, whatever its case, and erased, while its emails are %s', async (_, wait) => {
  await sendForms('eve@example.com');
  await wait();
  const rowsOfEve = await readPersonalRows();
  await sendForms('Ada@example.com');
  await wait();
  for (const [table, rows] of Object.entries(await readPersonalRows()))
    expect(rows.length, table).toBeGreaterThan(rowsOfEve[table]?.length ?? 0);

  const data = await loadPersonalData(openDatabase(), 'ada@Example.com');
  expect(Object.entries(data).map(([table, rows]) => [table, rows.length])).toEqual([
    ['alerts', 1],
    ['alertSubmissions', 1],
    ['subscriptions', 1],
    ['subscriptionSubmissions', 1],
    ['outbox', 5],
    ['countedMails', 3],
  ]);
  await erasePerson(openDatabase(), 'ada@example.com');
  expect(await readPersonalRows()).toEqual(rowsOfEve);
  expect(await readStored()).not.toMatch(/ada@example/i);
});
