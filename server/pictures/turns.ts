type Work = () => Promise<void>;

/**
 * Runs work, up to `atOnce` at a time, each kind in its order. Visitors come first: work in the background starts only
 * while nothing else runs, so there is one at a time, and what visitors have asked for goes before what is made ahead.
 * Work must never reject.
 */
export const turns = (atOnce: number) => {
  const waiting = { visitor: [] as Work[], asked: [] as Work[], ahead: [] as Work[] };
  let running = 0;

  const next = () =>
    waiting.visitor.shift() ?? (running === 0 ? (waiting.asked.shift() ?? waiting.ahead.shift()) : undefined);

  const start = async (): Promise<void> => {
    const work = running < atOnce ? next() : undefined;
    if (!work) return;
    running += 1;
    // The caller of `take` first finishes what it does.
    await Promise.resolve();
    await work();
    running -= 1;
    void start();
  };

  return {
    /** Resolves when the work is done. */
    async take(kind: keyof typeof waiting, work: Work): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting[kind].push(() => work().then(resolve));
      void start();
      return promise;
    },
    waiting: (kind: keyof typeof waiting): number => waiting[kind].length,
  };
};
export type Turns = ReturnType<typeof turns>;
