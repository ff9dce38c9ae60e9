import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Migrations describe the tables at the time when they were written, which may differ from `Tables`.

type Connection = Kysely<unknown>;

/** A table with the SQL types and constraints of its columns. */
const buildTable = ({ schema }: Connection, name: string, columns: Record<string, string>) =>
  Object.entries(columns).reduce<CreateTableBuilder<string, string>>(
    (table, [column, type]) => table.addColumn(column, sql.raw(type)),
    schema.createTable(name),
  );

const createTable = (database: Connection, name: string, columns: Record<string, string>) =>
  buildTable(database, name, columns).execute();

const createIndex = ({ schema }: Connection, name: string, table: string, columns: string[]) =>
  schema.createIndex(name).on(table).columns(columns).execute();

const submission = { key: 'text primary key', mailedAt: 'bigint', claimedUntil: 'bigint not null' };

const confirmable = {
  id: 'text primary key',
  email: 'text',
  emailKey: 'text',
  status: 'text not null',
  confirmedAt: 'bigint',
};

const start = async (database: Connection) => {
  await buildTable(database, 'alert', {
    ...confirmable,
    frequency: 'text not null',
    criteria: 'text not null',
    locale: 'text not null',
    createdAt: 'bigint not null',
    lastSentAt: 'bigint',
    claimedUntil: 'bigint default 0 not null',
  })
    .addUniqueConstraint('oneAlertPerSearch', ['emailKey', 'criteria'])
    .execute();
  await createIndex(database, 'alertByStatus', 'alert', ['status', 'createdAt']);
  await createTable(database, 'alertSubmission', {
    ...submission,
    alert: 'text not null references alert (id) on delete cascade',
    frequency: 'text not null',
    locale: 'text not null',
  });
  await createIndex(database, 'submissionOfAlert', 'alertSubmission', ['alert']);

  await buildTable(database, 'subscription', { ...confirmable, list: 'text not null', person: 'text' })
    .addUniqueConstraint('oneSubscriptionPerList', ['list', 'emailKey'])
    .execute();
  await createTable(database, 'subscriptionSubmission', {
    ...submission,
    subscription: 'text not null references subscription (id) on delete cascade',
    person: 'text',
    createdAt: 'bigint not null',
  });
  await createIndex(database, 'submissionOfSubscription', 'subscriptionSubmission', ['subscription']);
  await createIndex(database, 'submissionByTime', 'subscriptionSubmission', ['createdAt']);

  await createTable(database, 'message', { ...submission, content: 'text not null', createdAt: 'bigint not null' });
  await createIndex(database, 'messageByTime', 'message', ['createdAt']);

  await createTable(database, 'countedMail', {
    id: 'text primary key',
    recipient: 'text not null',
    at: 'bigint not null',
  });
  await createIndex(database, 'mailOfRecipient', 'countedMail', ['recipient', 'at']);

  await createTable(database, 'usedId', { id: 'text primary key', user: 'text not null', until: 'bigint not null' });
  await createIndex(database, 'usedByTime', 'usedId', ['until']);

  // The names, types and order that rate-limiter-flexible expects.
  await createTable(database, 'rateLimit', {
    key: 'varchar(255) primary key',
    points: 'integer default 0 not null',
    expire: 'bigint',
  });
};

const closes = async (database: Connection) => {
  await buildTable(database, 'close', {
    share: 'text not null',
    date: 'text not null',
    price: 'double precision not null',
  })
    .addPrimaryKeyConstraint('oneCloseADay', ['share', 'date'])
    .execute();
};

const buildFiles = (database: Connection) =>
  createTable(database, 'buildFile', {
    address: 'text primary key',
    content: 'bytea not null',
    usedAt: 'bigint not null',
  });

const transferConsent = async ({ schema }: Connection) => {
  await schema.alterTable('alertSubmission').addColumn('transferConsentAt', 'bigint').execute();
};

const outbox = async (database: Connection) => {
  await createTable(database, 'outbox', {
    key: 'text primary key',
    digest: 'text not null',
    kind: 'text not null',
    content: 'text',
    about: 'text',
    recipient: 'text not null',
    createdAt: 'bigint not null',
    dueAt: 'bigint not null',
    attempts: 'integer default 0 not null',
    sentAt: 'bigint',
    failedAt: 'bigint',
  });
  await createIndex(database, 'outboxByTime', 'outbox', ['sentAt', 'failedAt', 'dueAt']);
  await createIndex(database, 'outboxByRecipient', 'outbox', ['recipient']);
};

const missingPaths = (database: Connection) =>
  createTable(database, 'missingPath', {
    path: 'text primary key',
    count: 'bigint not null',
    referrer: 'text',
    lastAt: 'bigint not null',
  });

/** The outbox also recognises repeated messages, so the fingerprints in the table that did are no longer needed. */
const sender = async (database: Connection) => {
  await database.schema.alterTable('outbox').addColumn('sender', 'text').execute();
  await database.deleteFrom('message' as never).execute();
};

const pagePaths = (database: Connection) =>
  createTable(database, 'pagePath', { path: 'text primary key', page: 'text not null' });

/**
 * Gives the columns that only 1.0.0 uses a default, so that 2.0.0 can ignore them: a form is accepted, and no server has
 * claimed it. SQLite cannot change the default of a column.
 */
const unusedColumns = async ({ schema }: Connection) => {
  const columns = { mailedAt: 'bigint default 1', claimedUntil: 'bigint default 0 not null' };
  for (const table of ['alertSubmission', 'subscriptionSubmission'])
    for (const [column, type] of Object.entries(columns)) {
      await schema.alterTable(table).dropColumn(column).execute();
      await schema.alterTable(table).addColumn(column, sql.raw(type)).execute();
    }
};

/**
 * The schema changes by name, in their order. Add new ones at the end, and never change one that has run. During an
 * update, servers of the previous version use the new schema too: remove what they need in the version after this one.
 */
export const migrations: Record<string, Migration> = {
  '001-start': { up: start },
  '002-closes': { up: closes },
  '003-build-files': { up: buildFiles },
  '004-transfer-consent': { up: transferConsent },
  '005-outbox': { up: outbox },
  '006-missing-paths': { up: missingPaths },
  '007-sender': { up: sender },
  '008-page-paths': { up: pagePaths },
  '009-unused-columns': { up: unusedColumns },
};
