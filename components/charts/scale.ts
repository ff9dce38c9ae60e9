/** The position of a value between two others, in percent, rounded to two decimals. */
export const percentBetween = (value: number, from: number, to: number): number =>
  Math.round(((value - from) / (to - from)) * 10_000) / 100;
