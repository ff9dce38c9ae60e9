import { randomUUID } from 'node:crypto';
import type { SubscriptionList } from '../../model/subscription';
import { claimLength, claimsOn } from '../../state/claim';
import { openDatabase } from '../../state/sqlite';
import { type ClaimedSubmission, type KnownSubmission, mailState } from '../../state/submission';
import { pendingDays } from '../../state/tickets';
import type { SubscriptionRequest, SubscriptionStatus } from '../contract';

const pendingTime = pendingDays * 86_400_000;

// `person` is who is to be written to, as JSON: a subscription takes it from the submission that is confirmed.
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

interface Known extends KnownSubmission {
  subscription: string;
}

/** A subscription as a link to it sees it. */
interface Kept {
  id: string;
  list: SubscriptionList;
  status: SubscriptionStatus;
}

/**
 * The subscriptions in a SQLite file that several processes may share. There is one for a list and an address, whatever
 * the number of submissions that ask for it. What a method has done when it returns is on disk.
 */
export const subscriptionStore = (file: string) => {
  const database = openDatabase(file, schema);
  const { prepare, transaction, forget } = database;
  const claimed = claimsOn(database, { table: 'submission', key: 'key', doneAt: 'mailedAt' });
  const statements = {
    find: prepare(
      `SELECT id, list, iif(status = 'confirmed' AND EXISTS (
        SELECT 1 FROM submission AS asked
        WHERE asked.key = ? AND asked.subscription = subscription.id AND asked.person <> subscription.person
      ), 'pending', status) AS status
      FROM subscription WHERE id = ?`,
    ),
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
      `UPDATE subscription SET status = 'confirmed', person = asked.person, confirmedAt = coalesce(confirmedAt, ?)
      FROM submission AS asked
      WHERE asked.key = ? AND asked.subscription = subscription.id AND subscription.id = ? AND status <> 'cancelled'`,
    ),
    cancel: prepare(
      `UPDATE subscription SET status = 'cancelled', email = NULL, person = NULL WHERE id = ? AND status <> 'cancelled'`,
    ),
    cancelSubmissions: prepare('UPDATE submission SET person = NULL WHERE subscription = ?'),
    expire: prepare('DELETE FROM submission WHERE createdAt <= ? RETURNING subscription'),
    eraseForsaken: prepare(
      `DELETE FROM subscription
      WHERE id = ? AND status = 'pending' AND NOT EXISTS (SELECT 1 FROM submission AS asked WHERE asked.subscription = subscription.id)`,
    ),
  };

  return {
    /** A subscription; where `key` asks for something else than is confirmed, it is pending. */
    find: (id: string, key: string) => statements.find.get(key, id) as Kept | undefined,

    /** Erases what was submitted long ago, and the subscriptions that nobody confirmed in time. */
    expire(now: number) {
      const erased = transaction(() => {
        const expired = statements.expire.all(now - pendingTime);
        for (const { subscription = null } of expired) statements.eraseForsaken.run(subscription);
        return expired.length;
      });
      if (erased > 0) forget();
    },

    /**
     * Keeps what is asked for, and claims the mail that confirms it: gives the subscription's id with the claim, or why
     * it is not to be mailed now. Throws KeyReused.
     */
    claimSubmission({ key, list, email, ...who }: SubscriptionRequest, now: number) {
      const { firstName, lastName, locale, media, country } = who;
      const person = JSON.stringify({ firstName, lastName, locale, media, country });
      const claim = (): ClaimedSubmission => {
        const known = statements.submission.get(list, email, person, key) as Known | undefined;
        const state = mailState(known, now);
        if (state) return state;
        const alike = statements.alike.get(list, email);
        const id = String(alike?.id ?? randomUUID());
        if (!alike) statements.add.run(id, list, email);
        statements.submit.run(key, id, person, now, now + claimLength);
        if (known) statements.eraseForsaken.run(known.subscription);
        return { id, claim: claimed(key, now) };
      };
      return transaction(claim);
    },

    confirm(id: string, key: string, now: number) {
      statements.confirm.run(now, key, id);
    },

    /** Cancels a subscription and erases whom it was for. */
    cancel(id: string) {
      const cancelled = transaction(() => {
        statements.cancelSubmissions.run(id);
        return statements.cancel.run(id).changes;
      });
      if (cancelled > 0) forget();
    },
  };
};
