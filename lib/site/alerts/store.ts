import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Locale } from '../../i18n/locales';
import { alertFrequencies, type JobAlert, type JobSearch } from '../../model/job';
import { facetNames } from '../../model/lists/list-query';
import { log } from '../../platform/process/log';
import type { Database, Queries } from '../../platform/state/database';
import { pendingDays } from '../../platform/state/link-tokens';
import { acceptedColumns, KeyReusedError } from '../../platform/state/outbox';
import type { Tables } from '../../platform/state/tables';
import { dayMs } from '../../shared/time';
import type { AlertRequest, AlertStatus } from './contract';

const periodsMs: Record<JobAlert['frequency'], number> = { daily: dayMs, weekly: 7 * dayMs };

/** A stored alert; times are Unix ms. `email` and `criteria` of a cancelled alert are erased. */
export interface Alert {
  id: string;
  email: string;
  frequency: JobAlert['frequency'];
  criteria: JobSearch;
  locale: Locale;
  status: AlertStatus;
  /** When the last mail with offers was sent, or the time of the confirmation. */
  since: number;
}

const emptySearch: JobSearch = { search: '', facets: {} };

/** A canonical text: the same for searches with the same results. */
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
    .select(({ fn }) => fn.coalesce('lastSentAt', 'confirmedAt', 'createdAt').as('since'));

/** Criteria as any build has stored them: facets that the site no longer has are left out. */
const storedCriteria = z.object({ search: z.string(), facets: z.record(z.string(), z.array(z.string())) }).transform(
  ({ search, facets }): JobSearch => ({
    search,
    facets: Object.fromEntries(facetNames.flatMap((name) => (facets[name] ? [[name, facets[name]]] : []))),
  }),
);

type Row = Awaited<ReturnType<ReturnType<typeof selectAlerts>['execute']>>[number];

/** Rejects if the criteria cannot be read. */
const toAlert = ({ email, criteria, ...rest }: Row): Alert => ({
  ...rest,
  email: email ?? '',
  criteria: storedCriteria.parse(JSON.parse(criteria)),
});

/** The alerts of rows. One that cannot be read is logged, and does not hold up the others. */
const toAlerts = (rows: Row[]): Alert[] =>
  rows.flatMap((row) => {
    try {
      return [toAlert(row)];
    } catch (error) {
      log.error({ err: error, alert: row.id }, 'a stored alert cannot be read');
      return [];
    }
  });

/** The stored alerts: one per address and criteria, however many submissions there are. */
export const alertStore = ({ read, write, checkpoint }: Database) => ({
  async find(id: string): Promise<Alert | null> {
    const row = await read((queries) => selectAlerts(queries).where('id', '=', id).executeTakeFirst());
    return row ? toAlert(row) : null;
  },

  /** Erases alerts that nobody confirmed in time. */
  async expire(now: number) {
    const since = now - pendingDays * dayMs;
    const isOld = (alert: ExpressionBuilder<Tables, 'alert'>) =>
      alert.and([alert('status', '=', 'pending'), alert('createdAt', '<=', since)]);
    if (!(await read((queries) => queries.selectFrom('alert').select('id').where(isOld).executeTakeFirst()))) return;
    await write((queries) => queries.deleteFrom('alert').where(isOld).execute());
    await checkpoint();
  },

  /**
   * Stores a submission, once per key, and then calls `accept` with the id of the alert, in one transaction. Throws
   * KeyReused if the key belongs to another request.
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
        const submission = { alert: id, frequency, locale, ...consent, ...acceptedColumns(now) };
        await queries
          .insertInto('alertSubmission')
          .values({ key, ...submission })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(submission))
          .execute();
        await accept(queries, id);
      },
      [key, identity.emailKey],
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

  /** Cancels an alert and erases its address and criteria, after `accept` in the same transaction. */
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

  /** The alerts that are due for a mail. */
  async due(now: number): Promise<Alert[]> {
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
   * Records that the mail of a due alert is in the outbox, where `accept` puts it, in one transaction. Returns false if
   * the alert is not due any more.
   */
  settleDue: (
    { id, since }: Pick<Alert, 'id' | 'since'>,
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
          .where(({ fn }) => fn.coalesce('lastSentAt', 'confirmedAt'), '=', since)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await accept(queries);
        return true;
      },
      [id],
    ),
});
