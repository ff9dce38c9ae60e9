/** Whether fewer rounds are made, as `npm test` does. */
export const short = process.env.ATTACKS === 'short';

/** How many rounds to make: `many`, or `few` in the short form. */
export const rounds = (many: number, few: number): number => (short ? few : many);
