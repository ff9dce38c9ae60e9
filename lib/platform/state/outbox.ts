import { dayMs } from '../../shared/time.ts';
import { ContractError, UpstreamError } from '../http/upstream-error.ts';
import { log } from '../process/log.ts';
import { type Database, type Queries, siteDatabase } from './database.ts';
import { decrypt, encrypt, fingerprint } from './signing.ts';

/** The error when a key is used for two different entries. */
export class KeyReusedError extends ContractError {
  constructor() {
    super('The key belongs to another submission.');
    this.name = 'KeyReusedError';
  }
}

/** A message or form to send. */
export interface OutboxEntry {
  /** The idempotency key: the same for every attempt to add the entry. */
  key: string;
  /** The kind of entry, which selects its sender in `lib/site/submissions/deliver.ts`. */
  kind: string;
  /** The content, which must be serialisable as JSON. */
  content: unknown;
  /** The recipient's address. */
  email: string;
  /** The address of the visitor who wrote the message, if it has one. */
  sender?: string;
  /** The id of the record to which the entry belongs, such as an alert. */
  about?: string;
}

/** An entry that only this process may send until its lease expires. */
export interface LeasedEntry {
  key: string;
  kind: string;
  content: unknown;
  createdAt: number;
  /** The number of attempts, including this one. */
  attempts: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** The duration of a lease, after which another process may retry. No attempt takes longer: emails have 30 seconds. */
const leaseMs = minuteMs;
/** The delay after a failed attempt, which doubles up to half an hour. */
const getRetryDelayMs = (attempts: number): number => Math.min(30 * secondMs * 2 ** (attempts - 1), 30 * minuteMs);

/** The fingerprint of an address, without case, as the outbox stores it. */
export const fingerprintAddress = (email: string): Promise<string> =>
  fingerprint('outbox-recipient', email.toLowerCase());

/**
 * Adds an entry within a transaction; does nothing if it was added before. `identity` is what entries with the same
 * key must have in common, by default the content; otherwise it throws a KeyReusedError.
 */
export const addToOutbox = async (
  transaction: Queries,
  { key, kind, content, email, sender, about }: OutboxEntry,
  identity = content,
): Promise<void> => {
  const now = Date.now();
  const json = JSON.stringify(content);
  const [keyDigest, digest, recipient] = await Promise.all([
    fingerprint('outbox-key', key),
    fingerprint('outbox-content', JSON.stringify([kind, identity])),
    fingerprintAddress(email),
  ]);
  const existing = await transaction
    .selectFrom('outbox')
    .select('digest')
    .where('key', '=', keyDigest)
    .executeTakeFirst();
  if (existing && existing.digest !== digest) throw new KeyReusedError();
  if (existing) return;
  const entry = {
    key: keyDigest,
    digest,
    recipient,
    sender: sender ? await fingerprintAddress(sender) : null,
    kind,
    about: about ?? null,
    createdAt: now,
    dueAt: now,
    attempts: 0,
  };
  await transaction
    .insertInto('outbox')
    .values({ ...entry, content: await encrypt('outbox', json) })
    .execute();
};

/** Deletes the unsent entries of a record, within a transaction. */
export const dropFromOutbox = async (transaction: Queries, about: string): Promise<void> => {
  await transaction.deleteFrom('outbox').where('about', '=', about).where('sentAt', 'is', null).execute();
};

/**
 * Creates the outbox of a database. An entry is stored in the same transaction as its record, and any process sends it
 * afterwards, at least once. Its content is encrypted, and erased once it is sent; its key is erased a day later.
 */
export const createOutbox = ({ read, write }: Database) => {
  const selectUnsent = (queries: Queries) =>
    queries.selectFrom('outbox').where('sentAt', 'is', null).where('failedAt', 'is', null);

  /**
   * Records a failed attempt. The entry is due again after a growing delay. After a day, or if the upstream refuses it,
   * the entry counts as failed and is stored until `retryFailed` is called.
   */
  const recordFailure = async (
    { key, kind, createdAt, attempts }: Omit<LeasedEntry, 'content'>,
    error: unknown,
  ): Promise<void> => {
    const now = Date.now();
    const isRefused = error instanceof UpstreamError && error.problem === 'refused';
    const hasFailed = isRefused || now - createdAt >= dayMs;
    const change = hasFailed ? { failedAt: now } : { dueAt: now + getRetryDelayMs(attempts) };
    const updateAttempt = (queries: Queries) =>
      queries.updateTable('outbox').set(change).where('key', '=', key).where('attempts', '=', attempts).execute();
    await write(updateAttempt, [key]);
    if (hasFailed) log.error({ event: 'outbox.failed', kind, attempts, err: error }, 'failed to send an outbox entry');
    else
      log.warn(
        { event: 'outbox.postponed', kind, attempts, err: error },
        'failed to send an outbox entry; it will be retried',
      );
  };

  return {
    /**
     * Leases up to `limit` due entries, the oldest first, so that no other process sends them. An entry that cannot be
     * decrypted counts as a failed attempt, and does not block the others.
     */
    async lease(limit: number): Promise<LeasedEntry[]> {
      const now = Date.now();
      const selectDueKeys = (queries: Queries) =>
        selectUnsent(queries).select('key').where('dueAt', '<=', now).orderBy('dueAt').limit(limit);
      if (!(await read((queries) => selectDueKeys(queries).executeTakeFirst()))) return [];
      const rows = await write(
        (queries) =>
          queries
            .updateTable('outbox')
            .set((row) => ({ dueAt: now + leaseMs, attempts: row('attempts', '+', 1) }))
            .where('key', 'in', selectDueKeys(queries))
            .returning(['key', 'kind', 'content', 'createdAt', 'attempts'])
            .execute(),
        ['outbox'],
      );
      const leased = rows.map(async ({ content, ...row }): Promise<LeasedEntry[]> => {
        try {
          return [{ ...row, content: JSON.parse(await decrypt('outbox', content ?? '')) }];
        } catch (error) {
          await recordFailure(row, error);
          return [];
        }
      });
      return (await Promise.all(leased)).flat();
    },

    /** Records that an entry was sent, and erases its content. */
    async recordSent({ key }: LeasedEntry): Promise<void> {
      await write(
        (queries) =>
          queries.updateTable('outbox').set({ sentAt: Date.now(), content: null }).where('key', '=', key).execute(),
        [key],
      );
    },

    recordFailure,

    /** Makes all failed entries due again, and returns their number. */
    async retryFailed(): Promise<number> {
      const now = Date.now();
      const { numUpdatedRows } = await write((queries) =>
        queries
          .updateTable('outbox')
          .set({ failedAt: null, createdAt: now, dueAt: now, attempts: 0 })
          .where('failedAt', 'is not', null)
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },

    /** The numbers of waiting and failed entries, and the age of the oldest waiting one, in seconds. */
    async readStatus(): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
      const { waiting, failed, oldest } = await read((queries) =>
        queries
          .selectFrom('outbox')
          .where('sentAt', 'is', null)
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('failedAt', 'is', null).as('waiting'),
            fn.countAll<number>().filterWhere('failedAt', 'is not', null).as('failed'),
            fn.min('createdAt').filterWhere('failedAt', 'is', null).as('oldest'),
          ])
          .executeTakeFirstOrThrow(),
      );
      const oldestSeconds = oldest === null ? 0 : Math.round((Date.now() - Number(oldest)) / secondMs);
      return { waiting: Number(waiting), failed: Number(failed), oldestSeconds };
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox of this site. */
export const siteOutbox = createOutbox(siteDatabase);
