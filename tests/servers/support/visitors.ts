import { setTimeout as wait } from 'node:timers/promises';
import { findPageProblem } from '../../attacks/support/pages';
import { get } from '../../attacks/support/requests';
import type { Site } from '../../attacks/support/site';

interface Options {
  paths: readonly string[];
  visitors: number;
  /** Between two pages of one visitor, in ms. */
  pauseMs?: number;
}

/** Visitors who read pages one after the other until they are stopped. */
export const startVisitors = (site: Pick<Site, 'port'>, { paths, visitors, pauseMs = 15 }: Options) => {
  const problems: string[] = [];
  let requests = 0;
  let isStopped = false;
  const visit = async () => {
    while (!isStopped) {
      const path = paths[requests++ % paths.length] ?? '/';
      const problem = findPageProblem(await get(site, path));
      if (problem) problems.push(`${path}: ${problem}`);
      await wait(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visit));
  return {
    /** Sends no more requests, waits for the last answers, and returns what was wrong with which. */
    async stop() {
      isStopped = true;
      await all;
      return { requests, problems };
    },
  };
};
