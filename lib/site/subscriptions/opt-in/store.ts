import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { locales } from '../../../i18n/locales';
import type { Database, Queries } from '../../../platform/state/database';
import { confirmationDays } from '../../../platform/state/link-tokens';
import { toMailbox } from '../../../platform/state/mail-allowance';
import { buildAcceptedColumns, KeyReusedError } from '../../../platform/state/outbox';
import type { Tables } from '../../../platform/state/tables';
import type { SubscriptionList } from '../../../shared/constants';
import { dayMs } from '../../../shared/time';
import type { SubscriptionRequest, SubscriptionStatus } from '../contract';

const pendingMs = confirmationDays * dayMs;

/** The details of a person from a form, as they are stored. */
export const storedPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  locale: z.enum(locales),
  media: z.string().optional(),
  country: z.string().optional(),
  transferConsent: z.literal(true).optional(),
});
export type Person = z.infer<typeof storedPerson>;

/** A subscription, as the holder of a link sees it. */
export interface StoredSubscription {
  id: string;
  list: SubscriptionList;
  /** Null once it is cancelled. */
  email: string | null;
  status: SubscriptionStatus;
  wasConfirmed: boolean;
}

/** Erases a subscription that is not confirmed and has no submission. */
const eraseUnconfirmed = async (queries: Queries, id: string) => {
  await queries
    .deleteFrom('subscription')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('subscriptionSubmission').select('key').where('subscription', '=', id))),
    )
    .execute();
};

/**
 * The stored subscriptions: one for each list and address, however many submissions there are. Changes are on disk when
 * a method resolves.
 */
export const createSubscriptionStore = (database: Database) => {
  const { read, write, checkpoint } = database;

  return {
    /**
     * The subscription with an id; null if there is none. It is pending if the submission with `key` differs from what
     * is confirmed.
     */
    async find(id: string, key: string): Promise<StoredSubscription | null> {
      const row = await read((queries) =>
        queries
          .selectFrom('subscription')
          .leftJoin('subscriptionSubmission as requested', (join) =>
            join.onRef('requested.subscription', '=', 'subscription.id').on('requested.key', '=', key),
          )
          .select([
            'id',
            'list',
            'email',
            'status',
            'confirmedAt',
            'subscription.person',
            'requested.person as requested',
          ])
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      if (!row) return null;
      const { list, email, status, confirmedAt, person, requested } = row;
      const isCurrent = !requested || requested === person;
      return {
        id,
        list,
        email,
        status: status === 'confirmed' && !isCurrent ? 'pending' : status,
        wasConfirmed: confirmedAt !== null,
      };
    },

    /** The details from the form of a submission; null once they are erased. */
    async findPerson(key: string): Promise<Person | null> {
      const row = await read((queries) =>
        queries.selectFrom('subscriptionSubmission').select('person').where('key', '=', key).executeTakeFirst(),
      );
      return row?.person ? storedPerson.parse(JSON.parse(row.person)) : null;
    },

    /** The submissions that expire within an hour of `now`, in Unix milliseconds. */
    listExpiring: (now: number) =>
      read((queries) =>
        queries
          .selectFrom('subscriptionSubmission')
          .select(['key', 'subscription'])
          .where('createdAt', '<=', now - pendingMs + 3_600_000)
          .execute(),
      ),

    /** Erases old submissions, and subscriptions that nobody confirmed in time. */
    async expire(now: number) {
      const isOld = (submission: ExpressionBuilder<Tables, 'subscriptionSubmission'>) =>
        submission('createdAt', '<=', now - pendingMs);
      const selectOld = (queries: Queries) => queries.selectFrom('subscriptionSubmission').select('key').where(isOld);
      if (!(await read((queries) => selectOld(queries).executeTakeFirst()))) return;
      await write(async (queries) => {
        const expired = await queries
          .deleteFrom('subscriptionSubmission')
          .where(isOld)
          .returning('subscription')
          .execute();
        for (const { subscription } of expired) await eraseUnconfirmed(queries, subscription);
      });
      await checkpoint();
    },

    /**
     * Stores a submission, once per key, and then calls `accept` with the id of the subscription, in one transaction.
     * Rejects with a KeyReusedError if the key belongs to another request.
     */
    async submit(
      { key, list, email, ...rest }: SubscriptionRequest,
      accept: (transaction: Queries, id: string) => Promise<void>,
    ): Promise<void> {
      const { firstName, lastName, locale, media, country, transferConsent } = rest;
      const person = JSON.stringify({ firstName, lastName, locale, media, country, transferConsent } satisfies Person);
      const emailKey = email.toLowerCase();
      const now = Date.now();
      await write(
        async (queries) => {
          const existing = await queries
            .selectFrom('subscriptionSubmission as submission')
            .innerJoin('subscription', 'subscription.id', 'submission.subscription')
            .select(['list', 'emailKey', 'submission.person', 'mailedAt', 'submission.subscription'])
            .where('key', '=', key)
            .executeTakeFirst();
          const isSame = existing?.list === list && existing.emailKey === emailKey && existing.person === person;
          if (existing && !isSame) throw new KeyReusedError();
          if (existing?.mailedAt) return;
          const match = await queries
            .selectFrom('subscription')
            .select('id')
            .where('list', '=', list)
            .where('emailKey', '=', emailKey)
            .executeTakeFirst();
          const id = match?.id ?? randomUUID();
          if (!match)
            await queries.insertInto('subscription').values({ id, list, email, emailKey, status: 'pending' }).execute();
          const submission = { subscription: id, person, createdAt: now, ...buildAcceptedColumns(now) };
          await queries
            .insertInto('subscriptionSubmission')
            .values({ key, ...submission })
            .onConflict((conflict) => conflict.column('key').doUpdateSet(submission))
            .execute();
          await accept(queries, id);
        },
        [key, `${list} ${toMailbox(email)}`],
      );
    },

    /** Confirms a subscription with the details from the submission with `key`. */
    async confirm(id: string, key: string, now: number) {
      await write(async (queries) => {
        const requested = await queries
          .selectFrom('subscriptionSubmission')
          .select('person')
          .where('key', '=', key)
          .where('subscription', '=', id)
          .executeTakeFirst();
        if (!requested) return;
        await queries
          .updateTable('subscription')
          .set(({ fn, val }) => ({
            status: 'confirmed',
            person: requested.person,
            confirmedAt: fn.coalesce('confirmedAt', val(now)),
          }))
          .where('id', '=', id)
          .where('status', '<>', 'cancelled')
          .execute();
      });
    },

    /** Calls `accept`, cancels the subscription and erases the person, in one transaction. */
    async cancel(id: string, accept: (transaction: Queries) => Promise<void>) {
      const cancelled = await write(async (queries) => {
        await accept(queries);
        await queries
          .updateTable('subscriptionSubmission')
          .set({ person: null })
          .where('subscription', '=', id)
          .execute();
        return queries
          .updateTable('subscription')
          .set({ status: 'cancelled', email: null, emailKey: null, person: null })
          .where('id', '=', id)
          .where('status', '<>', 'cancelled')
          .executeTakeFirst();
      });
      if (cancelled.numUpdatedRows > 0n) await checkpoint();
    },
  };
};
