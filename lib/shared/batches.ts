/** Splits a list into lists of at most `batchSize` items. */
export const toBatches = <T>(items: readonly T[], batchSize: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
