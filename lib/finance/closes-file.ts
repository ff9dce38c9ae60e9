import { openDatabase } from '../state/sqlite';
import type { Close } from './contract';

const years = 11;

const schema = `
  CREATE TABLE IF NOT EXISTS close (
    share TEXT NOT NULL,
    date TEXT NOT NULL,
    price REAL NOT NULL,
    PRIMARY KEY (share, date)
  ) STRICT, WITHOUT ROWID;
`;

const open = (file: string) => {
  const { prepare, transaction } = openDatabase(file, schema);
  return {
    transaction,
    set: prepare(
      'INSERT INTO close (share, date, price) VALUES (?, ?, ?) ON CONFLICT (share, date) DO UPDATE SET price = excluded.price',
    ),
    between: prepare('SELECT date, price FROM close WHERE share = ? AND date >= ? AND date < ? ORDER BY date'),
    eraseOld: prepare('DELETE FROM close WHERE date < ?'),
  };
};

const isoDate = (date: Date) => date.toISOString().slice(0, 10);

const oldest = (): string => {
  const now = new Date();
  return isoDate(new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate())));
};

/**
 * The closing prices of a share in a SQLite file that processes share, created on first use: one a day, of the past eleven
 * years. `share` tells apart the shares and vendors of one file.
 */
export const closesFile = (file: string, share: string) => {
  let opened: ReturnType<typeof open> | undefined;
  const closes = () => {
    opened ??= open(file);
    return opened;
  };

  return {
    /** Adds closing prices; those of known days are replaced. */
    add: (added: Close[]): void => {
      const { transaction, set, eraseOld } = closes();
      transaction(() => {
        for (const { date, price } of added) set.run(share, date, price);
        eraseOld.run(oldest());
      });
    },
    /** The closing prices of the days from `since` until before `end`, oldest first. */
    between: (since: string, end: string): Close[] =>
      closes()
        .between.all(share, since, end)
        .map(({ date, price }) => ({ date: String(date), price: Number(price) })),
  };
};

export type ClosesFile = ReturnType<typeof closesFile>;
