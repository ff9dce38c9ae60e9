/** Whether to run fewer rounds, as `npm test` does. */
export const isShortRun = process.env.ATTACKS === 'short';

/** The number of rounds: `many`, or `few` in the short form. */
export const rounds = (fullCount: number, shortCount: number): number => (isShortRun ? shortCount : fullCount);
