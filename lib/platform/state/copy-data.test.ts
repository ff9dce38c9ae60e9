import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '@/tests/support/state';
import { copyData } from './copy-data';
import { createStateDatabase, type Database } from './database';
import { createSqliteEngine } from './sqlite';

const { folder, open } = createTestDatabase();
const openFile = () => createStateDatabase(() => createSqliteEngine(path.join(folder(), 'old.sqlite')));

const addAlert = (database: Database, id: string, email: string) =>
  database.write(async (queries) => {
    const fields = { emailKey: email, criteria: '{}', frequency: 'daily', locale: 'jp' } as const;
    const times = { createdAt: 1, confirmedAt: 1_780_300_000_000, lastSentAt: null };
    await queries
      .insertInto('alert')
      .values({ id, email, status: 'confirmed', ...fields, ...times })
      .execute();
    await queries
      .insertInto('alertSubmission')
      .values({ key: `key-of-${id}`, alert: id, frequency: 'daily', locale: 'jp' })
      .execute();
  });
const alerts = (database: Database) =>
  database.read((queries) => queries.selectFrom('alert').selectAll().orderBy('id').execute());

it('copies the rows that the target lacks, once', async () => {
  const [from, to] = [openFile(), open()];
  for (let number = 0; number < 1200; number++) await addAlert(from, `${number}`, `visitor-${number}@example.com`);
  const first = await copyData(from, to);
  expect(first.slice(0, 3)).toEqual([
    { table: 'alert', copied: 1200, existing: 0 },
    { table: 'alertSubmission', copied: 1200, existing: 0 },
    { table: 'subscription', copied: 0, existing: 0 },
  ]);
  expect(await alerts(to)).toEqual(await alerts(from));
  await addAlert(from, 'new', 'new@example.com');
  expect((await copyData(from, to))[0]).toEqual({ table: 'alert', copied: 1, existing: 1200 });
});

it('leaves the rows of the target unchanged, and rejects if a row conflicts with one', async () => {
  const [from, to] = [openFile(), open()];
  await addAlert(from, 'old', 'ada@example.com');
  await addAlert(to, 'other', 'ada@example.com');
  await expect(copyData(from, to)).rejects.toMatchObject({ cause: { message: expect.stringMatching(/unique/i) } });
  expect((await alerts(to)).map(({ id }) => id)).toEqual(['other']);
});
