import { dayMs } from '../../shared/time.ts';
import type { Database } from './database.ts';

const retentionMs = 7 * dayMs;

/**
 * The static files of the builds that were in use during the last week. While servers are updated one after the other,
 * and after that in pages that are still open, a page of one build may request its scripts from a server of another
 * one.
 */
export const createBuildFiles = ({ read, write }: Database) => {
  const listPaths = async (): Promise<Set<string>> => {
    const rows = await read((queries) => queries.selectFrom('buildFile').select('address').execute());
    return new Set(rows.map(({ address }) => address));
  };

  return {
    listPaths,

    async find(path: string): Promise<Buffer | null> {
      const row = await read((queries) =>
        queries.selectFrom('buildFile').select('content').where('address', '=', path).executeTakeFirst(),
      );
      return row ? Buffer.from(row.content) : null;
    },

    /** Stores the files of the current build, and erases files that no server has used for a week. */
    async store(paths: readonly string[], readContent: (path: string) => Promise<Buffer>): Promise<void> {
      const usedAt = Date.now();
      const existing = await listPaths();
      const added = paths
        .filter((path) => !existing.has(path))
        .map(async (path) => ({ address: path, content: await readContent(path), usedAt }));
      const rows = await Promise.all(added);
      await write(
        async (queries) => {
          await queries.updateTable('buildFile').set({ usedAt }).where('address', 'in', paths).execute();
          if (rows.length > 0)
            await queries
              .insertInto('buildFile')
              .values(rows)
              .onConflict((conflict) => conflict.column('address').doUpdateSet({ usedAt }))
              .execute();
          await queries
            .deleteFrom('buildFile')
            .where('usedAt', '<=', usedAt - retentionMs)
            .execute();
        },
        ['build files'],
      );
    },
  };
};

export type BuildFiles = ReturnType<typeof createBuildFiles>;
