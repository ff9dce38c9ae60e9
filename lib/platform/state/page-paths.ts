import { toBatches } from '../../shared/batches';
import type { Database } from './database';

const batchSize = 500;

/**
 * Creates the record of the paths that pages have had, each with the id of the page that had it last. Its methods reject
 * with an UpstreamError when the database is unavailable.
 */
export const createPagePaths = ({ read, write }: Database) => {
  const list = async (): Promise<Map<string, string>> => {
    const rows = await read((queries) => queries.selectFrom('pagePath').selectAll().execute());
    return new Map(rows.map(({ path, page }) => [path, page]));
  };

  return {
    /** Returns the ids of the pages by path. */
    list,

    /** Adds the current paths of pages, each with the id of its page. */
    async record(pageIds: ReadonlyMap<string, string>): Promise<void> {
      const recordedIds = await list();
      const rows = [...pageIds].flatMap(([path, page]) => (recordedIds.get(path) === page ? [] : { path, page }));
      if (rows.length === 0) return;
      await write(
        async (queries) => {
          for (const batch of toBatches(rows, batchSize))
            await queries
              .insertInto('pagePath')
              .values(batch)
              .onConflict((conflict) =>
                conflict.column('path').doUpdateSet(({ ref }) => ({ page: ref('excluded.page') })),
              )
              .execute();
        },
        ['page-paths'],
      );
    },
  };
};

export type PagePaths = ReturnType<typeof createPagePaths>;
