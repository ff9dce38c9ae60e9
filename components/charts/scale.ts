/** Where a value stands between two others, in percent. */
export const percentBetween = (value: number, from: number, to: number): number =>
  Math.round(((value - from) / (to - from)) * 10_000) / 100;
