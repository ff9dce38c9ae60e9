import { setTimeout as wait } from 'node:timers/promises';
import { get } from './requests';
import type { Site } from './site';

const pauseMs = 20;

/**
 * Measures the longest times, in ms, of the health check and a page in memory while `work` runs; infinite if one fails.
 */
export const measureMaxLatency = async (
  site: Site,
  work: () => Promise<unknown>,
): Promise<{ healthMs: number; pageMs: number }> => {
  const measureMs = async (target: string) => {
    const { status, ms } = await get(site, target);
    return status === 200 ? ms : Number.POSITIVE_INFINITY;
  };
  const maxLatency = { healthMs: 0, pageMs: 0 };
  await measureMs('/en/');
  let isDone = false;
  const end = work().finally(() => {
    isDone = true;
  });
  do {
    const [healthMs, pageMs] = await Promise.all([measureMs('/api/health/'), measureMs('/en/')]);
    maxLatency.healthMs = Math.max(maxLatency.healthMs, healthMs);
    maxLatency.pageMs = Math.max(maxLatency.pageMs, pageMs);
    await wait(pauseMs);
  } while (!isDone);
  await end;
  return maxLatency;
};
