import path from 'node:path';
import { env } from '../env';
import { fromUpstream } from '../http/upstream-error';
import { openDatabase } from '../state/sqlite';

/** How long uses are kept after they expire, in ms, in case the system clock is set back a little. */
const clockTolerance = 60_000;

// A power failure may lose the last few uses. That is acceptable, because used ids expire soon.
const schema = `
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS used (
    id TEXT PRIMARY KEY,
    user TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS usedByTime ON used (until);
`;

const open = (file: string) => {
  const { prepare, transaction } = openDatabase(file, schema);
  const statements = {
    eraseOld: prepare('DELETE FROM used WHERE until <= ?'),
    add: prepare('INSERT INTO used (id, user, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
    userOf: prepare('SELECT user FROM used WHERE id = ?'),
  };
  return (id: string, user: string, until: number): boolean =>
    transaction(() => {
      statements.eraseOld.run(Date.now() - clockTolerance);
      statements.add.run(id, user, until);
      return statements.userOf.get(id)?.user === user;
    });
};

export interface SingleUse {
  /**
   * Whether `user` may use this id: only the first user may, any number of times. The use is stored until the Unix time
   * `until`, in ms. Rejects with an UpstreamError when it cannot be stored.
   */
  spend(id: string, user: string, until: number): Promise<boolean>;
}

/** Ids that belong to their first user, in a SQLite file that processes share, created on first use. */
export const singleUse = (file: () => string): SingleUse => {
  let opened: ReturnType<typeof open> | undefined;
  const spend: SingleUse['spend'] = async (id, user, until) => {
    opened ??= open(file());
    return opened(id, user, until);
  };
  return { spend: (id, user, until) => fromUpstream(spend(id, user, until), 'unavailable') };
};

/** The used challenges and captcha passes of this site. */
export const siteSingleUse = singleUse(() => path.join(env.DATA_DIR, 'captcha.sqlite'));
