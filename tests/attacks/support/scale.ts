/** Whether to run fewer rounds, as `npm test` does. */
export const short = process.env.ATTACKS === 'short';

/** The number of rounds: `many`, or `few` in the short form. */
export const rounds = (many: number, few: number): number => (short ? few : many);
