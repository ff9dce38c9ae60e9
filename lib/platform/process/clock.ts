import { oncePerProcess } from '../../shared/once-per-process.ts';
import { monotonicNow } from '../../shared/time.ts';
import { log } from './log.ts';

/** How far the database's clock is ahead of `monotonicNow`, in ms; null if servers share no database. */
export const databaseClock = oncePerProcess('database-clock', (): { aheadMs: number | null } => ({ aheadMs: null }));

/** The Unix time in ms by the clock that all servers share: that of the database. Without one, it is this server's. */
export const sharedNow = (): number =>
  databaseClock.aheadMs === null ? Date.now() : monotonicNow() + databaseClock.aheadMs;

const maxDifferenceMs = 60_000;
const pauseMs = 3_600_000;

let lastReportMs = Number.NEGATIVE_INFINITY;

/** Logs an error, at most once an hour, if the clock of this server differs by more than a minute from another one. */
export const checkClock = (upstream: string, timeMs: number): void => {
  const differenceMs = Date.now() - timeMs;
  if (!(Math.abs(differenceMs) > maxDifferenceMs) || performance.now() - lastReportMs < pauseMs) return;
  lastReportMs = performance.now();
  const seconds = Math.round(differenceMs / 1000);
  log.error({ event: 'clock.differs', upstream, seconds }, 'failed to agree on the time with an upstream');
};
