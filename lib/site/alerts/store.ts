import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Locale } from '../../i18n/locales';
import { alertFrequencies, type JobAlert, type JobSearch } from '../../model/job';
import { facetNames } from '../../model/lists/list-query';
import { log } from '../../platform/process/log';
import type { Database, Queries } from '../../platform/state/database';
import { confirmationDays } from '../../platform/state/link-tokens';
import { toMailbox } from '../../platform/state/mail-allowance';
import { buildAcceptedColumns, KeyReusedError } from '../../platform/state/outbox';
import type { Tables } from '../../platform/state/tables';
import { dayMs } from '../../shared/time';
import type { AlertRequest, AlertStatus } from './contract';

const periodsMs: Record<JobAlert['frequency'], number> = { daily: dayMs, weekly: 7 * dayMs };

/** A stored alert. Times are Unix times in milliseconds. `email` and `criteria` of a cancelled alert are erased. */
export interface Alert {
  id: string;
  email: string;
  frequency: JobAlert['frequency'];
  criteria: JobSearch;
  locale: Locale;
  status: AlertStatus;
  /** The time of the last email with offers or of resuming; before that, of the confirmation. */
  sinceMs: number;
}

const emptySearch: JobSearch = { search: '', facets: {} };

/** The canonical text of a search, equal for searches with the same results. */
const toCanonicalText = ({ search, facets }: JobSearch): string => {
  const sorted = facetNames.map((name) => [name, [...new Set(facets[name])].sort()] as const);
  return JSON.stringify({
    search: search.trim().replace(/\s+/g, ' '),
    facets: Object.fromEntries(sorted.filter(([, values]) => values.length > 0)),
  } satisfies JobSearch);
};

const selectAlerts = (queries: Queries) =>
  queries
    .selectFrom('alert')
    .select(['id', 'email', 'frequency', 'criteria', 'locale', 'status'])
    .select(({ fn }) => fn.coalesce('lastSentAt', 'confirmedAt', 'createdAt').as('sinceMs'));

/** Criteria as any build of the site has stored them. Facets that no longer exist are dropped. */
const storedCriteria = z.object({ search: z.string(), facets: z.record(z.string(), z.array(z.string())) }).transform(
  ({ search, facets }): JobSearch => ({
    search,
    facets: Object.fromEntries(facetNames.flatMap((name) => (facets[name] ? [[name, facets[name]]] : []))),
  }),
);

type Row = Awaited<ReturnType<ReturnType<typeof selectAlerts>['execute']>>[number];

/** Throws if the stored criteria are invalid. */
const toAlert = ({ email, criteria, ...rest }: Row): Alert => ({
  ...rest,
  email: email ?? '',
  criteria: storedCriteria.parse(JSON.parse(criteria)),
});

/** The alerts in database rows. An alert with invalid criteria is logged and left out. */
const toAlerts = (rows: Row[]): Alert[] =>
  rows.flatMap((row) => {
    try {
      return [toAlert(row)];
    } catch (error) {
      log.error({ event: 'alerts.row_invalid', err: error, alert: row.id }, 'failed to read a stored alert');
      return [];
    }
  });

/** The stored alerts: one for each address and criteria, however many submissions there are. */
export const createAlertStore = ({ read, write, checkpoint }: Database) => ({
  async find(id: string): Promise<Alert | null> {
    const row = await read((queries) => selectAlerts(queries).where('id', '=', id).executeTakeFirst());
    return row ? toAlert(row) : null;
  },

  /** Erases alerts that nobody confirmed in time. */
  async expire(now: number) {
    const since = now - confirmationDays * dayMs;
    const isOld = (alert: ExpressionBuilder<Tables, 'alert'>) =>
      alert.and([alert('status', '=', 'pending'), alert('createdAt', '<=', since)]);
    if (!(await read((queries) => queries.selectFrom('alert').select('id').where(isOld).executeTakeFirst()))) return;
    await write((queries) => queries.deleteFrom('alert').where(isOld).execute());
    await checkpoint();
  },

  /**
   * Stores a submission and then calls `accept` with the alert's id, in one transaction. For a submission that was
   * already accepted with the same `key`, it does nothing. Rejects with a KeyReusedError if the key belongs to another
   * request.
   */
  async submit(
    { key, email, criteria, frequency, locale, transferConsent }: AlertRequest,
    accept: (transaction: Queries, id: string) => Promise<void>,
  ): Promise<void> {
    const now = Date.now();
    const identity = { emailKey: email.toLowerCase(), criteria: toCanonicalText(criteria) };
    await write(
      async (queries) => {
        const existing = await queries
          .selectFrom('alertSubmission as submission')
          .innerJoin('alert', 'alert.id', 'submission.alert')
          .select(['emailKey', 'criteria', 'submission.frequency', 'submission.locale', 'mailedAt'])
          .where('key', '=', key)
          .executeTakeFirst();
        const isSame =
          existing?.emailKey === identity.emailKey &&
          existing.criteria === identity.criteria &&
          existing.frequency === frequency &&
          existing.locale === locale;
        if (existing && !isSame) throw new KeyReusedError();
        if (existing?.mailedAt) return;
        const match = await queries
          .selectFrom('alert')
          .select('id')
          .where('emailKey', '=', identity.emailKey)
          .where('criteria', '=', identity.criteria)
          .executeTakeFirst();
        const id = match?.id ?? randomUUID();
        if (match)
          await queries
            .updateTable('alert')
            .set({ createdAt: now })
            .where('id', '=', id)
            .where('status', '=', 'pending')
            .execute();
        else
          await queries
            .insertInto('alert')
            .values({ id, email, ...identity, frequency, locale, status: 'pending', createdAt: now, claimedUntil: 0 })
            .execute();
        const consent = { transferConsentAt: transferConsent ? now : null };
        const submission = { alert: id, frequency, locale, ...consent, ...buildAcceptedColumns(now) };
        await queries
          .insertInto('alertSubmission')
          .values({ key, ...submission })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(submission))
          .execute();
        await accept(queries, id);
      },
      [key, toMailbox(email)],
    );
  },

  async confirm(id: string, { frequency, locale }: Pick<Alert, 'frequency' | 'locale'>, now: number) {
    await write((queries) =>
      queries
        .updateTable('alert')
        .set(({ fn, val }) => ({
          status: 'confirmed',
          frequency,
          locale,
          confirmedAt: fn.coalesce('confirmedAt', val(now)),
        }))
        .where('id', '=', id)
        .where('status', '<>', 'cancelled')
        .execute(),
    );
  },

  /** Calls `accept`, cancels the alert and erases its address and criteria, in one transaction. */
  async cancel(id: string, accept: (transaction: Queries) => Promise<void>) {
    await write(async (queries) => {
      await accept(queries);
      await queries
        .updateTable('alert')
        .set({ status: 'cancelled', email: null, emailKey: null, criteria: JSON.stringify(emptySearch) })
        .where('id', '=', id)
        .where('status', '<>', 'cancelled')
        .execute();
    });
    await checkpoint();
  },

  /**
   * Changes the frequency and criteria of an alert. Returns false, and changes nothing, if the address has another alert
   * with these criteria.
   */
  edit: (id: string, { criteria, frequency }: Pick<Alert, 'criteria' | 'frequency'>): Promise<boolean> =>
    write(async (queries) => {
      const canonicalCriteria = toCanonicalText(criteria);
      const duplicate = await queries
        .selectFrom('alert')
        .select('id')
        .where('emailKey', '=', queries.selectFrom('alert').select('emailKey').where('id', '=', id))
        .where('criteria', '=', canonicalCriteria)
        .where('id', '<>', id)
        .executeTakeFirst();
      if (duplicate) return false;
      await queries
        .updateTable('alert')
        .set({ criteria: canonicalCriteria, frequency })
        .where('id', '=', id)
        .where('status', '<>', 'cancelled')
        .execute();
      return true;
    }),

  /** Calls `accept` and pauses a confirmed alert, in one transaction. */
  async pause(id: string, accept: (transaction: Queries) => Promise<void>) {
    await write(async (queries) => {
      await accept(queries);
      await queries
        .updateTable('alert')
        .set({ status: 'paused' })
        .where('id', '=', id)
        .where('status', '=', 'confirmed')
        .execute();
    });
  },

  /** Resumes a paused alert. Its next email has the offers that are new from `now`, in Unix milliseconds. */
  async resume(id: string, now: number) {
    await write((queries) =>
      queries
        .updateTable('alert')
        .set({ status: 'confirmed', lastSentAt: now })
        .where('id', '=', id)
        .where('status', '=', 'paused')
        .execute(),
    );
  },

  /** The alerts that are due for an email at `now`, in Unix milliseconds. */
  async findDue(now: number): Promise<Alert[]> {
    const rows = await read((queries) =>
      selectAlerts(queries)
        .where('status', '=', 'confirmed')
        .where('claimedUntil', '<=', now)
        .where((due) =>
          due.or(
            alertFrequencies.map((frequency) =>
              due.and([
                due('frequency', '=', frequency),
                due(due.fn.coalesce('lastSentAt', 'confirmedAt'), '<=', now - periodsMs[frequency]),
              ]),
            ),
          ),
        )
        .execute(),
    );
    return toAlerts(rows);
  },

  /**
   * Records that the email of a due alert has been queued and calls `accept`, which queues it, in one transaction.
   * Returns false if the alert is no longer due.
   */
  queueIfDue: (
    { id, sinceMs }: Pick<Alert, 'id' | 'sinceMs'>,
    until: number,
    accept: (transaction: Queries) => Promise<void>,
  ): Promise<boolean> =>
    write(
      async (queries) => {
        const { numUpdatedRows } = await queries
          .updateTable('alert')
          .set({ lastSentAt: until })
          .where('id', '=', id)
          .where('status', '=', 'confirmed')
          .where('claimedUntil', '<=', Date.now())
          .where(({ fn }) => fn.coalesce('lastSentAt', 'confirmedAt'), '=', sinceMs)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await accept(queries);
        return true;
      },
      [id],
    ),
});
