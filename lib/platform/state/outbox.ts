import { ContractError, UpstreamError } from '../http/upstream-error.ts';
import { log } from '../process/log.ts';
import { type Database, type Queries, siteDatabase } from './database.ts';
import { decrypt, encrypt, fingerprint } from './signing.ts';

/** A key was used for two different entries. */
export class KeyReusedError extends ContractError {
  constructor() {
    super('The key belongs to another submission.');
    this.name = 'KeyReusedError';
  }
}

/** Something to send. */
export interface OutboxEntry {
  /** The same for every attempt to add the entry. */
  key: string;
  /** Who sends it: see `lib/site/outbox`. */
  kind: string;
  /** Plain JSON. */
  content: unknown;
  /** The address that it is sent to. */
  email: string;
  /** The record that it is about. */
  about?: string;
}

/** An entry that this process has the lease on, until its time is over. */
export interface LeasedEntry {
  key: string;
  kind: string;
  content: unknown;
  createdAt: number;
  /** How many attempts there were, with this one. */
  attempts: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;
/** Longer than any attempt to send takes: mails have 30 seconds. After it, another process tries again. */
const leaseMs = minuteMs;
/** The pause after a failed attempt: it doubles, up to half an hour. */
const getRetryDelayMs = (attempts: number): number => Math.min(30 * secondMs * 2 ** (attempts - 1), 30 * minuteMs);

/**
 * The columns of a submission whose mail is in the outbox. By them it counts as sent for servers of the build before, which
 * send mails themselves.
 */
export const acceptedColumns = (now: number) => ({ mailedAt: now, claimedUntil: 0 });

export const fingerprintRecipient = (email: string): Promise<string> =>
  fingerprint('outbox-recipient', email.toLowerCase());

/**
 * What is to be sent: stored with the record that it belongs to, in one transaction, and sent afterwards by any process, at
 * least once. Its content is encrypted, and erased once it is sent; its key is known for a day more.
 */
export const createOutbox = ({ read, write, checkpoint }: Database) => {
  const selectUnsent = (queries: Queries) =>
    queries.selectFrom('outbox').where('sentAt', 'is', null).where('failedAt', 'is', null);

  /**
   * Records that an attempt has failed. The entry is due again after a pause that grows; after a day, or if it is refused
   * for good, it has failed: it is kept until somebody has it sent again.
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
    if (hasFailed) log.error({ event: 'outbox.failed', kind, attempts, err: error }, 'failed to send an entry');
    else
      log.warn({ event: 'outbox.postponed', kind, attempts, err: error }, 'failed to send an entry; it is tried again');
  };

  return {
    /**
     * Adds an entry within a transaction; does nothing if it was added before. Throws KeyReused if the key came with
     * another content. `digestOf` is what must be the same, by default the content.
     */
    async add(
      transaction: Queries,
      { key, kind, content, email, about }: OutboxEntry,
      identity = content,
    ): Promise<void> {
      const now = Date.now();
      const json = JSON.stringify(content);
      const [keyDigest, digest, recipient] = await Promise.all([
        fingerprint('outbox-key', key),
        fingerprint('outbox-content', JSON.stringify([kind, identity])),
        fingerprintRecipient(email),
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
    },

    /**
     * Takes entries that are due, the oldest first, so that no other process sends them meanwhile. One that cannot be
     * decrypted counts as a failed attempt, and holds up no other.
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

    /** Records that an entry is sent, and erases its content. */
    async recordSent({ key }: LeasedEntry): Promise<void> {
      await write(
        (queries) =>
          queries.updateTable('outbox').set({ sentAt: Date.now(), content: null }).where('key', '=', key).execute(),
        [key],
      );
    },

    recordFailure,

    /** Drops what is not sent yet about a record, within a transaction. */
    async drop(transaction: Queries, about: string): Promise<void> {
      await transaction.deleteFrom('outbox').where('about', '=', about).where('sentAt', 'is', null).execute();
    },

    /** Forgets what was sent more than a day ago, and removes erased content from the disk. */
    async eraseSent(): Promise<void> {
      await write((queries) =>
        queries
          .deleteFrom('outbox')
          .where('sentAt', '<=', Date.now() - dayMs)
          .execute(),
      );
      await checkpoint();
    },

    /** Has everything that has failed sent again; returns how many entries. */
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

    /** How many entries wait or have failed, and how long the oldest has waited, in seconds. */
    async status(): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
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
