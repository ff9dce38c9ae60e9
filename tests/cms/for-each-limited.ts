import pLimit from 'p-limit';

/** Calls `work` for each item, eight at a time. */
export const forEachLimited = async <T>(items: T[], work: (item: T) => Promise<void>): Promise<void> => {
  const limit = pLimit(8);
  await Promise.all(items.map((item) => limit(() => work(item))));
};
