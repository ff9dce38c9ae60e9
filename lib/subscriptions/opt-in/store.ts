import { randomUUID } from 'node:crypto';
import type { SubscriptionList } from '../../model/subscription-list';
import { claimLength, claimsOn } from '../../state/claim';
import { openDatabase } from '../../state/sqlite';
import { type ClaimedSubmission, type KnownSubmission, mailState } from '../../state/submission';
import { pendingDays } from '../../state/tickets';
import type { SubscriptionRequest, SubscriptionStatus } from '../contract';

const pendingTime = pendingDays * 86_400_000;

// `person` is the subscriber as JSON. A subscription takes it from the submission that is confirmed.
const schema = `
  CREATE TABLE IF NOT EXISTS subscription (
    id TEXT PRIMARY KEY,
    list TEXT NOT NULL,
    email TEXT COLLATE NOCASE,
    person TEXT,
    status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'cancelled')),
    confirmedAt INTEGER,
    UNIQUE (list, email)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS submission (
    key TEXT PRIMARY KEY,
    subscription TEXT NOT NULL REFERENCES subscription ON DELETE CASCADE,
    person TEXT,
    createdAt INTEGER NOT NULL,
    mailedAt INTEGER,
    claimedUntil INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS submissionOfSubscription ON submission (subscription);
  CREATE INDEX IF NOT EXISTS submissionByTime ON submission (createdAt);
`;

/** What a form says about a person. */
export type Person = Omit<SubscriptionRequest, 'key' | 'list' | 'email'>;

interface Known extends KnownSubmission {
  subscription: string;
}

/** A subscription, as the holder of a link sees it. */
export interface Kept {
  id: string;
  list: SubscriptionList;
  /** Null once it is cancelled. */
  email: string | null;
  status: SubscriptionStatus;
  /** Whether it was ever confirmed: 1 or 0. */
  wasConfirmed: number;
}

/**
 * The subscriptions in a SQLite file that processes share: one per list and address, however many submissions there
 * are. Changes are on disk when a method returns.
 */
export const subscriptionStore = (file: string) => {
  const database = openDatabase(file, schema);
  const { prepare, transaction, forget } = database;
  const claimed = claimsOn(database, { table: 'submission', key: 'key', doneAt: 'mailedAt' });
  const statements = {
    find: prepare(
      `SELECT id, list, email, confirmedAt IS NOT NULL AS wasConfirmed, iif(status = 'confirmed' AND EXISTS (
        SELECT 1 FROM submission AS requested
        WHERE requested.key = ? AND requested.subscription = subscription.id AND requested.person <> subscription.person
      ), 'pending', status) AS status
      FROM subscription WHERE id = ?`,
    ),
    person: prepare('SELECT person FROM submission WHERE key = ?'),
    alike: prepare('SELECT id FROM subscription WHERE list = ? AND email = ?'),
    add: prepare('INSERT INTO subscription (id, list, email) VALUES (?, ?, ?)'),
    submission: prepare(
      `SELECT list = ? AND email = ? AND submission.person = ? AS same, mailedAt, claimedUntil, subscription
      FROM submission JOIN subscription ON subscription.id = submission.subscription WHERE key = ?`,
    ),
    submit: prepare(
      'INSERT OR REPLACE INTO submission (key, subscription, person, createdAt, claimedUntil) VALUES (?, ?, ?, ?, ?)',
    ),
    confirm: prepare(
      `UPDATE subscription SET status = 'confirmed', person = requested.person, confirmedAt = coalesce(confirmedAt, ?)
      FROM submission AS requested
      WHERE requested.key = ? AND requested.subscription = subscription.id AND subscription.id = ? AND status <> 'cancelled'`,
    ),
    cancel: prepare(
      `UPDATE subscription SET status = 'cancelled', email = NULL, person = NULL WHERE id = ? AND status <> 'cancelled'`,
    ),
    cancelSubmissions: prepare('UPDATE submission SET person = NULL WHERE subscription = ?'),
    expire: prepare('DELETE FROM submission WHERE createdAt <= ? RETURNING subscription'),
    expiring: prepare('SELECT key, subscription FROM submission WHERE createdAt <= ?'),
    eraseUnconfirmed: prepare(
      `DELETE FROM subscription
      WHERE id = ? AND status = 'pending' AND NOT EXISTS (SELECT 1 FROM submission AS requested WHERE requested.subscription = subscription.id)`,
    ),
  };

  return {
    /** A subscription; it is pending if the submission of `key` differs from what is confirmed. */
    find: (id: string, key: string) => statements.find.get(key, id) as Kept | undefined,

    /** The data of the form of a submission; null once it is erased. */
    person(key: string): Person | null {
      const { person = null } = statements.person.get(key) ?? {};
      return person && JSON.parse(String(person));
    },

    /** The submissions that expire within an hour. */
    expiring: (now: number) =>
      statements.expiring.all(now - pendingTime + 3_600_000) as unknown as { key: string; subscription: string }[],

    /** Erases old submissions, and subscriptions that nobody confirmed in time. */
    expire(now: number) {
      const erased = transaction(() => {
        const expired = statements.expire.all(now - pendingTime);
        for (const { subscription = null } of expired) statements.eraseUnconfirmed.run(subscription);
        return expired.length;
      });
      if (erased > 0) forget();
    },

    /**
     * Stores a submission and claims its confirmation mail. Returns the subscription id with the claim, or the reason
     * why there is no mail to send now. Throws KeyReused.
     */
    claimSubmission({ key, list, email, ...who }: SubscriptionRequest, now: number) {
      const { firstName, lastName, locale, media, country } = who;
      const person = JSON.stringify({ firstName, lastName, locale, media, country } satisfies Person);
      const claim = (): ClaimedSubmission => {
        const known = statements.submission.get(list, email, person, key) as Known | undefined;
        const state = mailState(known, now);
        if (state) return state;
        const alike = statements.alike.get(list, email);
        const id = String(alike?.id ?? randomUUID());
        if (!alike) statements.add.run(id, list, email);
        statements.submit.run(key, id, person, now, now + claimLength);
        if (known) statements.eraseUnconfirmed.run(known.subscription);
        return { id, claim: claimed(key, now) };
      };
      return transaction(claim);
    },

    confirm(id: string, key: string, now: number) {
      statements.confirm.run(now, key, id);
    },

    /** Cancels a subscription and erases the person. */
    cancel(id: string) {
      const cancelled = transaction(() => {
        statements.cancelSubmissions.run(id);
        return statements.cancel.run(id).changes;
      });
      if (cancelled > 0) forget();
    },
  };
};
