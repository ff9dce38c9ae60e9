import pLimit from 'p-limit';

type Work = () => Promise<void>;

/**
 * Runs work, up to `atOnce` at a time. What visitors wait for starts before what is done in the background. Both
 * functions resolve when the work is done. Work must never reject.
 */
export const turns = (atOnce: number) => {
  const limit = pLimit(atOnce);
  const visitors: Work[] = [];
  const background: Work[] = [];

  const start = async (waiting: Work[], work: Work): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(() => work().then(resolve));
    // Not necessarily this work: the most urgent at that time.
    void limit(async () => (visitors.shift() ?? background.shift())?.());
    return promise;
  };

  return {
    forVisitor: (work: Work) => start(visitors, work),
    inBackground: (work: Work) => start(background, work),
    waiting: () => limit.pendingCount,
  };
};
export type Turns = ReturnType<typeof turns>;
