import { claimLength, claimsOn } from '../state/claim';
import { openDatabase } from '../state/sqlite';
import { type ClaimedSubmission, type KnownSubmission, mailState } from '../state/submission';

const day = 86_400_000;

// `key` and `content` are fingerprints: the table contains no sender and no content.
const schema = `
  CREATE TABLE IF NOT EXISTS message (
    key TEXT PRIMARY KEY,
    content TEXT NOT NULL,
    createdAt INTEGER NOT NULL,
    mailedAt INTEGER,
    claimedUntil INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messageByTime ON message (createdAt);
`;

/** The messages that were mailed in the last day, in a SQLite file that processes share. */
export const messageStore = (file: string) => {
  const database = openDatabase(file, schema);
  const { prepare, transaction, forget } = database;
  const claimed = claimsOn(database, { table: 'message', key: 'key', doneAt: 'mailedAt' });
  const statements = {
    find: prepare('SELECT content = ? AS same, mailedAt, claimedUntil FROM message WHERE key = ?'),
    add: prepare('INSERT OR REPLACE INTO message (key, content, createdAt, claimedUntil) VALUES (?, ?, ?, ?)'),
    eraseOld: prepare('DELETE FROM message WHERE createdAt <= ?'),
  };

  return {
    /** Claims the mail of a message, or returns the reason why there is no mail to send now. Throws KeyReused. */
    claim(key: string, content: string, now: number): ClaimedSubmission {
      if (statements.eraseOld.run(now - day).changes > 0) forget();
      return transaction(() => {
        const known = statements.find.get(content, key) as KnownSubmission | undefined;
        const state = mailState(known, now);
        if (state) return state;
        statements.add.run(key, content, now, now + claimLength);
        return { id: key, claim: claimed(key, now) };
      });
    },
  };
};
