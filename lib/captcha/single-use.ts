import path from 'node:path';
import { env } from '../env';
import { fromUpstream } from '../http/upstream-error';
import { openDatabase } from '../state/sqlite';

/** How many ms longer than needed a use is remembered, should the machine's clock be set back a little. */
const spare = 60_000;

// A machine that loses its power may forget the uses of its last moments, which is cheap: what is used soon expires.
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
      statements.eraseOld.run(Date.now() - spare);
      statements.add.run(id, user, until);
      return statements.userOf.get(id)?.user === user;
    });
};

export interface SingleUse {
  /**
   * Whether `user` may use the thing with this id: the first who asks may, as often as they ask, and nobody else. It is
   * remembered until this Unix time in ms. Rejects with an UpstreamError where it cannot be written down.
   */
  spend(id: string, user: string, until: number): Promise<boolean>;
}

/** What is good for one user, in a SQLite file that several processes may share; it is made when it is first needed. */
export const singleUse = (file: () => string): SingleUse => {
  let opened: ReturnType<typeof open> | undefined;
  const spend: SingleUse['spend'] = async (id, user, until) => {
    opened ??= open(file());
    return opened(id, user, until);
  };
  return { spend: (id, user, until) => fromUpstream(spend(id, user, until), 'unavailable') };
};

/** The challenges and passes of this site that are used. */
export const siteSingleUse = singleUse(() => path.join(env.DATA_DIR, 'captcha.sqlite'));
