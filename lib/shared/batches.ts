/** The items in lists of at most `size`. */
export const toBatches = <T>(items: readonly T[], batchSize: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
