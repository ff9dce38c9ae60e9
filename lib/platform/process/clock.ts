import { log } from '../process/log';

const maxDifferenceMs = 60_000;
const pauseMs = 3_600_000;

let lastReportMs = Number.NEGATIVE_INFINITY;

/**
 * Logs an error, at most once an hour, if the clock of this server differs by more than a minute from that of an
 * upstream: content would be shown and hidden at the wrong time.
 */
export const checkClock = (upstream: string, headers: Headers): void => {
  const ageMs = Number(headers.get('age') ?? 0) * 1000;
  const differenceMs = Date.now() - ageMs - Date.parse(headers.get('date') ?? '');
  if (!(Math.abs(differenceMs) > maxDifferenceMs) || performance.now() - lastReportMs < pauseMs) return;
  lastReportMs = performance.now();
  const seconds = Math.round(differenceMs / 1000);
  log.error({ event: 'clock.differs', upstream, seconds }, 'failed to agree on the time with an upstream');
};
