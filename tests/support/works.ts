import { setImmediate as settle } from 'node:timers/promises';

/** Works that note when they start, and finish when the test says so. */
export const newWorks = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    await promise;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, work, end };
};
