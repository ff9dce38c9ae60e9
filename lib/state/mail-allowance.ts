import path from 'node:path';
import { env } from '../env';
import { fingerprint } from './signing';
import { openDatabase } from './sqlite';

const hour = 3_600_000;
const day = 24 * hour;
const most = { anHour: 3, aDay: 6 };

// `id` and `recipient` are fingerprints: the table does not reveal addresses.
const schema = `
  CREATE TABLE IF NOT EXISTS mail (
    id TEXT PRIMARY KEY,
    recipient TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mailOfRecipient ON mail (recipient, at);
`;

interface AllowedMail {
  /** The mailing list, or another subject; each has its own limit. */
  list: string;
  email: string;
  /** The same for every attempt of the same mail, so that it counts once. */
  id: string;
}

const open = (file: string) => {
  const { prepare, transaction, forget } = openDatabase(file, schema);
  const statements = {
    known: prepare('SELECT 1 FROM mail WHERE id = ?'),
    count: prepare(
      'SELECT count(*) AS aDay, coalesce(sum(at > ?), 0) AS anHour FROM mail WHERE recipient = ? AND at > ?',
    ),
    add: prepare('INSERT INTO mail (id, recipient, at) VALUES (?, ?, ?)'),
    remove: prepare('DELETE FROM mail WHERE id = ?'),
    eraseOld: prepare('DELETE FROM mail WHERE at <= ?'),
  };
  return {
    /** Counts a mail unless it is already counted or over the limit. */
    count: (id: string, recipient: string, now: number): 'counted' | 'known' | 'too many' =>
      transaction(() => {
        if (statements.known.get(id)) return 'known';
        const { anHour, aDay } = Object(statements.count.get(now - hour, recipient, now - day)) as typeof most;
        if (anHour >= most.anHour || aDay >= most.aDay) return 'too many';
        statements.add.run(id, recipient, now);
        return 'counted';
      }),
    remove: (id: string) => statements.remove.run(id),
    eraseOld(now: number) {
      if (statements.eraseOld.run(now - day).changes > 0) forget();
    },
  };
};

/**
 * Limits the confirmation mails that anybody can trigger to an address: 3 per hour and 6 per day for each list. The
 * counts are in a SQLite file that processes share, created on first use.
 */
export const mailAllowance = (file: string) => {
  let opened: ReturnType<typeof open> | undefined;
  const counts = () => {
    opened ??= open(file);
    return opened;
  };

  return {
    /** Sends a mail unless its address is over the limit; returns whether it was sent. Failed mails are not counted. */
    async sendWithin({ list, email, id }: AllowedMail, send: () => Promise<void>): Promise<boolean> {
      const who = [list, email.toLowerCase()];
      const recipient = await fingerprint('mail-recipient', JSON.stringify(who));
      const mail = await fingerprint('mail', JSON.stringify([...who, id]));
      const counted = counts().count(mail, recipient, Date.now());
      if (counted === 'too many') return false;
      try {
        await send();
      } catch (error) {
        if (counted === 'counted') counts().remove(mail);
        throw error;
      }
      return true;
    },

    /** Erases counts that are older than a day. */
    async eraseOld() {
      counts().eraseOld(Date.now());
    },
  };
};

export type MailAllowance = ReturnType<typeof mailAllowance>;

/** The allowance of this site. */
export const siteMailAllowance = mailAllowance(path.join(env.DATA_DIR, 'mail-allowance.sqlite'));
