import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// Migrations describe the tables at the time when they were written, which may differ from `Tables`.
type Schema = Kysely<unknown>['schema'];

const primaryKey = (column: ColumnDefinitionBuilder) => column.primaryKey();
const required = (column: ColumnDefinitionBuilder) => column.notNull();
const zeroByDefault = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

const createSubmissionTable = (schema: Schema, table: string) =>
  schema
    .createTable(table)
    .addColumn('key', 'text', primaryKey)
    .addColumn('mailedAt', 'bigint')
    .addColumn('claimedUntil', 'bigint', required);

const createConfirmableTable = (schema: Schema, table: string) =>
  schema
    .createTable(table)
    .addColumn('id', 'text', primaryKey)
    .addColumn('email', 'text')
    .addColumn('emailKey', 'text')
    .addColumn('status', 'text', required)
    .addColumn('confirmedAt', 'bigint');

const start = async ({ schema }: Kysely<unknown>) => {
  await createConfirmableTable(schema, 'alert')
    .addColumn('frequency', 'text', required)
    .addColumn('criteria', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('lastSentAt', 'bigint')
    .addColumn('claimedUntil', 'bigint', zeroByDefault)
    .addUniqueConstraint('oneAlertPerSearch', ['emailKey', 'criteria'])
    .execute();
  await schema.createIndex('alertByStatus').on('alert').columns(['status', 'createdAt']).execute();
  await createSubmissionTable(schema, 'alertSubmission')
    .addColumn('alert', 'text', (column) => column.notNull().references('alert.id').onDelete('cascade'))
    .addColumn('frequency', 'text', required)
    .addColumn('locale', 'text', required)
    .execute();
  await schema.createIndex('submissionOfAlert').on('alertSubmission').column('alert').execute();

  await createConfirmableTable(schema, 'subscription')
    .addColumn('list', 'text', required)
    .addColumn('person', 'text')
    .addUniqueConstraint('oneSubscriptionPerList', ['list', 'emailKey'])
    .execute();
  await createSubmissionTable(schema, 'subscriptionSubmission')
    .addColumn('subscription', 'text', (column) => column.notNull().references('subscription.id').onDelete('cascade'))
    .addColumn('person', 'text')
    .addColumn('createdAt', 'bigint', required)
    .execute();
  const subscriptionIndex = schema.createIndex('submissionOfSubscription').on('subscriptionSubmission');
  await subscriptionIndex.column('subscription').execute();
  await schema.createIndex('submissionByTime').on('subscriptionSubmission').column('createdAt').execute();

  await createSubmissionTable(schema, 'message')
    .addColumn('content', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await schema.createIndex('messageByTime').on('message').column('createdAt').execute();

  await schema
    .createTable('countedMail')
    .addColumn('id', 'text', primaryKey)
    .addColumn('recipient', 'text', required)
    .addColumn('at', 'bigint', required)
    .execute();
  await schema.createIndex('mailOfRecipient').on('countedMail').columns(['recipient', 'at']).execute();

  await schema
    .createTable('usedId')
    .addColumn('id', 'text', primaryKey)
    .addColumn('user', 'text', required)
    .addColumn('until', 'bigint', required)
    .execute();
  await schema.createIndex('usedByTime').on('usedId').column('until').execute();

  // The names, types and order that rate-limiter-flexible expects.
  await schema
    .createTable('rateLimit')
    .addColumn('key', 'varchar(255)', primaryKey)
    .addColumn('points', 'integer', zeroByDefault)
    .addColumn('expire', 'bigint')
    .execute();
};

const closes = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('close')
    .addColumn('share', 'text', required)
    .addColumn('date', 'text', required)
    .addColumn('price', 'double precision', required)
    .addPrimaryKeyConstraint('oneCloseADay', ['share', 'date'])
    .execute();
};

const buildFiles = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('buildFile')
    .addColumn('address', 'text', primaryKey)
    .addColumn('content', 'bytea', required)
    .addColumn('usedAt', 'bigint', required)
    .execute();
};

const transferConsent = async ({ schema }: Kysely<unknown>) => {
  await schema.alterTable('alertSubmission').addColumn('transferConsentAt', 'bigint').execute();
};

const outbox = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('outbox')
    .addColumn('key', 'text', primaryKey)
    .addColumn('digest', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('content', 'text')
    .addColumn('about', 'text')
    .addColumn('recipient', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('dueAt', 'bigint', required)
    .addColumn('attempts', 'integer', zeroByDefault)
    .addColumn('sentAt', 'bigint')
    .addColumn('failedAt', 'bigint')
    .execute();
  await schema.createIndex('outboxByTime').on('outbox').columns(['sentAt', 'failedAt', 'dueAt']).execute();
  await schema.createIndex('outboxByRecipient').on('outbox').column('recipient').execute();
};

const missingPaths = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('missingPath')
    .addColumn('path', 'text', primaryKey)
    .addColumn('count', 'bigint', required)
    .addColumn('referrer', 'text')
    .addColumn('lastAt', 'bigint', required)
    .execute();
};

/** The outbox also recognises repeated messages, so the fingerprints in the table that did are no longer needed. */
const sender = async (database: Kysely<unknown>) => {
  await database.schema.alterTable('outbox').addColumn('sender', 'text').execute();
  await database.deleteFrom('message' as never).execute();
};

const pagePaths = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('pagePath')
    .addColumn('path', 'text', primaryKey)
    .addColumn('page', 'text', required)
    .execute();
};

/**
 * Gives the columns that only 1.0.0 uses a default, so that 1.1.0 can ignore them: a form is accepted, and no server has
 * claimed it. SQLite cannot change the default of a column.
 */
const unusedColumns = async ({ schema }: Kysely<unknown>) => {
  for (const table of ['alertSubmission', 'subscriptionSubmission']) {
    await schema.alterTable(table).dropColumn('mailedAt').execute();
    await schema
      .alterTable(table)
      .addColumn('mailedAt', 'bigint', (column) => column.defaultTo(1))
      .execute();
    await schema.alterTable(table).dropColumn('claimedUntil').execute();
    await schema.alterTable(table).addColumn('claimedUntil', 'bigint', zeroByDefault).execute();
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
