import { setTimeout as wait } from 'node:timers/promises';
import { get } from '../../attacks/support/ask';
import { problemOfPage } from '../../attacks/support/pages';
import type { Site } from '../../attacks/support/site';

interface Options {
  paths: readonly string[];
  visitors: number;
  /** Between two pages of one visitor, in ms. */
  pause?: number;
}

/** Visitors who read pages one after the other until they are stopped. */
export const startVisitors = (site: Pick<Site, 'port'>, { paths, visitors, pause = 15 }: Options) => {
  const problems: string[] = [];
  let requests = 0;
  let stopped = false;
  const visit = async () => {
    while (!stopped) {
      const path = paths[requests++ % paths.length] ?? '/';
      const problem = problemOfPage(await get(site, path));
      if (problem) problems.push(`${path}: ${problem}`);
      await wait(pause);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visit));
  return {
    /** Sends no more requests, waits for the last answers, and returns what was wrong with which. */
    async stop() {
      stopped = true;
      await all;
      return { requests, problems };
    },
  };
};
