/** A day in ms. */
export const dayMs = 86_400_000;

/** The UTC day of a moment, as an ISO date. A number is in Unix ms. */
export const formatIsoDate = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10);

/** The Unix time in ms by a monotonic clock: the system clock may be set back while the server runs. */
export const monotonicNow = (): number => performance.timeOrigin + performance.now();
