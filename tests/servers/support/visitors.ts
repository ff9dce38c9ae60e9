import { setTimeout as wait } from 'node:timers/promises';
import { findPageProblem } from '../../attacks/support/pages';
import { get } from '../../attacks/support/requests';
import type { Site } from '../../attacks/support/site';

interface Options {
  paths: readonly string[];
  /** The number of visitors. */
  visitorCount: number;
  /** The pause between two pages of one visitor. */
  pauseMs?: number;
}

/** Starts visitors who request pages one after the other until they are stopped. */
export const startVisitors = (site: Pick<Site, 'port'>, { paths, visitorCount, pauseMs = 15 }: Options) => {
  const problems: string[] = [];
  let requestCount = 0;
  let isStopped = false;
  const visit = async () => {
    while (!isStopped) {
      const path = paths[requestCount++ % paths.length] ?? '/';
      const problem = findPageProblem(await get(site, path));
      if (problem) problems.push(`${path}: ${problem}`);
      await wait(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: visitorCount }, visit));
  return {
    /** Stops the visitors after their last responses. Resolves with the number of requests, and with all problems. */
    async stop() {
      isStopped = true;
      await all;
      return { requestCount, problems };
    },
  };
};
