import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// Migrations describe the tables at the time when they were written, which may differ from `Tables`.
type Schema = Kysely<unknown>['schema'];

const createSubmissionTable = (schema: Schema, table: string) =>
  schema
    .createTable(table)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('mailedAt', 'bigint')
    .addColumn('claimedUntil', 'bigint', (column) => column.notNull());

const createConfirmableTable = (schema: Schema, table: string) =>
  schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text')
    .addColumn('emailKey', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('confirmedAt', 'bigint');

const start = async ({ schema }: Kysely<unknown>) => {
  await createConfirmableTable(schema, 'alert')
    .addColumn('frequency', 'text', (column) => column.notNull())
    .addColumn('criteria', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('lastSentAt', 'bigint')
    .addColumn('claimedUntil', 'bigint', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('oneAlertPerSearch', ['emailKey', 'criteria'])
    .execute();
  await schema.createIndex('alertByStatus').on('alert').columns(['status', 'createdAt']).execute();
  await createSubmissionTable(schema, 'alertSubmission')
    .addColumn('alert', 'text', (column) => column.notNull().references('alert.id').onDelete('cascade'))
    .addColumn('frequency', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('submissionOfAlert').on('alertSubmission').column('alert').execute();

  await createConfirmableTable(schema, 'subscription')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addUniqueConstraint('oneSubscriptionPerList', ['list', 'emailKey'])
    .execute();
  await createSubmissionTable(schema, 'subscriptionSubmission')
    .addColumn('subscription', 'text', (column) => column.notNull().references('subscription.id').onDelete('cascade'))
    .addColumn('person', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  const subscriptionIndex = schema.createIndex('submissionOfSubscription').on('subscriptionSubmission');
  await subscriptionIndex.column('subscription').execute();
  await schema.createIndex('submissionByTime').on('subscriptionSubmission').column('createdAt').execute();

  await createSubmissionTable(schema, 'message')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('messageByTime').on('message').column('createdAt').execute();

  await schema
    .createTable('countedMail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('mailOfRecipient').on('countedMail').columns(['recipient', 'at']).execute();

  await schema
    .createTable('usedId')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('usedByTime').on('usedId').column('until').execute();

  // The names, types and order that rate-limiter-flexible expects.
  await schema
    .createTable('rateLimit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
};

const closes = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('close')
    .addColumn('share', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('price', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('oneCloseADay', ['share', 'date'])
    .execute();
};

const buildFiles = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('buildFile')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addColumn('usedAt', 'bigint', (column) => column.notNull())
    .execute();
};

const transferConsent = async ({ schema }: Kysely<unknown>) => {
  await schema.alterTable('alertSubmission').addColumn('transferConsentAt', 'bigint').execute();
};

const outbox = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('outbox')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('about', 'text')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sentAt', 'bigint')
    .addColumn('failedAt', 'bigint')
    .execute();
  await schema.createIndex('outboxByTime').on('outbox').columns(['sentAt', 'failedAt', 'dueAt']).execute();
  await schema.createIndex('outboxByRecipient').on('outbox').column('recipient').execute();
};

const missingPaths = async ({ schema }: Kysely<unknown>) => {
  await schema
    .createTable('missingPath')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('referrer', 'text')
    .addColumn('lastAt', 'bigint', (column) => column.notNull())
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
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.notNull())
    .execute();
};

/**
 * The schema changes by name, in their order. Add new ones at the end, and never change one that has run. During an
 * update, servers of the previous build use the new schema too: do not remove what they need.
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
};
