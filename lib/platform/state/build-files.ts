import { dayLength } from '../../shared/time.ts';
import type { Database } from './database.ts';

/** How long files are kept after the last server that had them, in ms. */
const keptFor = 7 * dayLength;

/**
 * The static files of the builds that run or ran last week. While servers are updated, one after the other, a page of one
 * build asks a server with another for its scripts; so does a page that was opened before the update.
 */
export const buildFiles = ({ read, write }: Database) => {
  const addresses = async (): Promise<Set<string>> => {
    const rows = await read((queries) => queries.selectFrom('buildFile').select('address').execute());
    return new Set(rows.map(({ address }) => address));
  };

  return {
    addresses,

    async find(address: string): Promise<Buffer | null> {
      const row = await read((queries) =>
        queries.selectFrom('buildFile').select('content').where('address', '=', address).executeTakeFirst(),
      );
      return row ? Buffer.from(row.content) : null;
    },

    /** Stores the files of a build that runs; erases those of builds that have not run for a week. */
    async keep(files: readonly string[], contentOf: (address: string) => Promise<Buffer>): Promise<void> {
      const usedAt = Date.now();
      const known = await addresses();
      const added = files
        .filter((address) => !known.has(address))
        .map(async (address) => ({ address, content: await contentOf(address), usedAt }));
      const rows = await Promise.all(added);
      await write(
        async (queries) => {
          await queries.updateTable('buildFile').set({ usedAt }).where('address', 'in', files).execute();
          if (rows.length > 0)
            await queries
              .insertInto('buildFile')
              .values(rows)
              .onConflict((conflict) => conflict.column('address').doUpdateSet({ usedAt }))
              .execute();
          await queries
            .deleteFrom('buildFile')
            .where('usedAt', '<=', usedAt - keptFor)
            .execute();
        },
        ['build files'],
      );
    },
  };
};

export type BuildFiles = ReturnType<typeof buildFiles>;
