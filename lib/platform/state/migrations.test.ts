import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { createTestDatabase } from '@/tests/support/state';
import { migrations } from './migrations';
import { createPostgresEngine } from './postgres';
import { createSqliteEngine } from './sqlite';

const { open, url, file } = createTestDatabase();

/** Migrates the database as the build with a migration does, and opens it as that build. */
const openBefore = async (last: string) => {
  const { dialect } = url() ? createPostgresEngine(url() ?? '') : createSqliteEngine(file());
  const database = new Kysely<unknown>({ dialect });
  const previous = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => previous },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  return database;
};

it('keeps the forms of servers without the migration, which treat those of other servers as accepted', async () => {
  const before = await openBefore('008-page-paths');
  await sql`INSERT INTO alert (id, email, "emailKey", status, frequency, criteria, locale, "createdAt", "claimedUntil")
    VALUES ('a', 'ada@example.com', 'ada@example.com', 'confirmed', 'daily', '{}', 'en', 1, 0)`.execute(before);
  const store = (key: string) =>
    sql`INSERT INTO "alertSubmission" (key, alert, frequency, locale, "transferConsentAt", "mailedAt", "claimedUntil")
      VALUES (${key}, 'a', 'weekly', 'it', 3, 4, 0)`.execute(before);
  await store('first');

  const form = { alert: 'a', frequency: 'weekly', locale: 'it', transferConsentAt: 3 } as const;
  await open().write((queries) =>
    queries
      .insertInto('alertSubmission')
      .values({ key: 'second', ...form })
      .execute(),
  );
  await store('third');
  const { rows } = await sql`SELECT * FROM "alertSubmission" ORDER BY key`.execute(before);
  const accepted = { mailedAt: expect.any(Number), claimedUntil: 0 };
  expect(rows).toEqual(['first', 'second', 'third'].map((key) => ({ key, ...form, ...accepted })));
  await before.destroy();
});
