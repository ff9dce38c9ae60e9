import { setTimeout as wait } from 'node:timers/promises';
import { get } from './ask';
import type { Site } from './site';

const pause = 20;

/** The longest times, in ms, that the health check and a page in memory took while `work` ran; infinite if one failed. */
export const meanwhile = async (
  site: Site,
  work: () => Promise<unknown>,
): Promise<{ health: number; page: number }> => {
  const timeOf = async (target: string) => {
    const { status, ms } = await get(site, target);
    return status === 200 ? ms : Number.POSITIVE_INFINITY;
  };
  const longest = { health: 0, page: 0 };
  await timeOf('/en/');
  let over = false;
  const end = work().finally(() => {
    over = true;
  });
  do {
    const [health, page] = await Promise.all([timeOf('/api/health/'), timeOf('/en/')]);
    longest.health = Math.max(longest.health, health);
    longest.page = Math.max(longest.page, page);
    await wait(pause);
  } while (!over);
  await end;
  return longest;
};
