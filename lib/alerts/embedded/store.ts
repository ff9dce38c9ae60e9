import { randomUUID } from 'node:crypto';
import type { Locale } from '../../i18n/locales';
import { facetNames } from '../../lists/list-query';
import { alertFrequencies, type JobAlert, type JobSearch } from '../../model/job';
import { type Claim, claimLength, claimsOn } from '../../state/claim';
import { openDatabase } from '../../state/sqlite';
import { type ClaimedSubmission, type KnownSubmission, mailState } from '../../state/submission';
import { pendingDays } from '../../state/tickets';
import type { AlertRequest, AlertStatus } from '../contract';

const day = 86_400_000;
const periods: Record<JobAlert['frequency'], number> = { daily: day, weekly: 7 * day };

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

type Row = Omit<Alert, 'criteria' | 'email'> & { email: string | null; criteria: string };

const schema = `
  CREATE TABLE IF NOT EXISTS alert (
    id TEXT PRIMARY KEY,
    email TEXT COLLATE NOCASE,
    frequency TEXT NOT NULL,
    criteria TEXT NOT NULL,
    locale TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'cancelled')),
    createdAt INTEGER NOT NULL,
    confirmedAt INTEGER,
    lastSentAt INTEGER,
    claimedUntil INTEGER NOT NULL DEFAULT 0,
    UNIQUE (email, criteria)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS pendingAlert ON alert (createdAt) WHERE status = 'pending';
  CREATE TABLE IF NOT EXISTS submission (
    key TEXT PRIMARY KEY,
    alert TEXT NOT NULL REFERENCES alert ON DELETE CASCADE,
    frequency TEXT NOT NULL,
    locale TEXT NOT NULL,
    mailedAt INTEGER,
    claimedUntil INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS submissionOfAlert ON submission (alert);
`;
const columns = 'id, email, frequency, criteria, locale, status, coalesce(lastSentAt, confirmedAt, createdAt) AS since';
const nothing: JobSearch = { search: '', facets: {} };

/** A canonical text: the same for searches with the same results. */
const textOf = ({ search, facets }: JobSearch): string => {
  const sorted = facetNames.map((name) => [name, [...new Set(facets[name])].sort()] as const);
  return JSON.stringify({
    search: search.trim().replace(/\s+/g, ' '),
    facets: Object.fromEntries(sorted.filter(([, values]) => values.length > 0)),
  } satisfies JobSearch);
};

const toAlert = (row: unknown): Alert | null => {
  if (!row) return null;
  const { email, criteria, ...kept } = row as Row;
  return { ...kept, email: email ?? '', criteria: JSON.parse(criteria) };
};

/**
 * The alerts in a SQLite file that processes share: one per address and criteria, however many submissions there are.
 * Changes are on disk when a method returns.
 */
export const alertStore = (file: string) => {
  const database = openDatabase(file, schema);
  const { prepare, transaction, forget } = database;
  const claimed = {
    submission: claimsOn(database, { table: 'submission', key: 'key', doneAt: 'mailedAt' }),
    alert: claimsOn(database, { table: 'alert', key: 'id', doneAt: 'lastSentAt' }),
  };
  const statements = {
    alert: prepare(`SELECT ${columns} FROM alert WHERE id = ?`),
    alike: prepare('SELECT id FROM alert WHERE email = ? AND criteria = ?'),
    add: prepare(
      `INSERT INTO alert (id, email, criteria, frequency, locale, status, createdAt) VALUES (?, ?, ?, ?, ?, 'pending', ?)`,
    ),
    renew: prepare(`UPDATE alert SET createdAt = ? WHERE id = ? AND status = 'pending'`),
    expire: prepare(`DELETE FROM alert WHERE status = 'pending' AND createdAt <= ?`),
    submission: prepare(
      `SELECT email = ? AND criteria = ? AND submission.frequency = ? AND submission.locale = ? AS same,
        mailedAt, submission.claimedUntil
      FROM submission JOIN alert ON alert.id = submission.alert WHERE key = ?`,
    ),
    submit: prepare(
      `INSERT OR REPLACE INTO submission (key, alert, frequency, locale, claimedUntil) VALUES (?, ?, ?, ?, ?)`,
    ),
    confirm: prepare(
      `UPDATE alert SET status = 'confirmed', frequency = ?, locale = ?, confirmedAt = coalesce(confirmedAt, ?)
      WHERE id = ? AND status <> 'cancelled'`,
    ),
    cancel: prepare(
      `UPDATE alert SET status = 'cancelled', email = NULL, criteria = ? WHERE id = ? AND status <> 'cancelled'`,
    ),
    due: prepare(
      `SELECT ${columns} FROM alert
      WHERE status = 'confirmed' AND claimedUntil <= ? AND frequency = ? AND coalesce(lastSentAt, confirmedAt) <= ?`,
    ),
    claim: prepare(
      `UPDATE alert SET claimedUntil = ?
      WHERE id = ? AND status = 'confirmed' AND claimedUntil <= ? AND coalesce(lastSentAt, confirmedAt) = ?`,
    ),
  };

  return {
    find: (id: string): Alert | null => toAlert(statements.alert.get(id)),

    /** Erases alerts that nobody confirmed in time. */
    expire(now: number) {
      if (statements.expire.run(now - pendingDays * day).changes > 0) forget();
    },

    /**
     * Stores a submission and claims its confirmation mail. Returns the alert id with the claim, or the reason why
     * there is no mail to send now. Throws KeyReused.
     */
    claimSubmission({ key, email, criteria, frequency, locale }: AlertRequest, now: number) {
      return transaction((): ClaimedSubmission => {
        const text = textOf(criteria);
        const known = statements.submission.get(email, text, frequency, locale, key);
        const state = mailState(known as KnownSubmission | undefined, now);
        if (state) return state;
        const alike = statements.alike.get(email, text);
        const id = String(alike?.id ?? randomUUID());
        if (alike) statements.renew.run(now, id);
        else statements.add.run(id, email, text, frequency, locale, now);
        statements.submit.run(key, id, frequency, locale, now + claimLength);
        return { id, claim: claimed.submission(key, now) };
      });
    },

    confirm(id: string, { frequency, locale }: Pick<Alert, 'frequency' | 'locale'>, now: number) {
      statements.confirm.run(frequency, locale, now, id);
    },

    /** Cancels an alert and erases its address and criteria. */
    cancel(id: string) {
      if (statements.cancel.run(JSON.stringify(nothing), id).changes > 0) forget();
    },

    /** The alerts that are due for a mail. */
    due: (now: number): Alert[] =>
      alertFrequencies.flatMap((frequency) =>
        statements.due.all(now, frequency, now - periods[frequency]).flatMap((row) => toAlert(row) ?? []),
      ),

    /** Claims the next mail of an alert; null where another process has, or where it is due no more. */
    claim: ({ id, since }: Pick<Alert, 'id' | 'since'>, now: number): Claim | null =>
      statements.claim.run(now + claimLength, id, now, since).changes > 0 ? claimed.alert(id, now) : null,
  };
};
