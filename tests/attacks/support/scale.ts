/** Whether to run fewer rounds, as `npm test` does. */
export const isShortRun = process.env.ATTACKS === 'short';

/** Returns `fullCount` or, in a short run, `shortCount`. */
export const scaleCount = (fullCount: number, shortCount: number): number => (isShortRun ? shortCount : fullCount);
