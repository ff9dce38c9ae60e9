import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Long work as a generator that yields where other work may run. */
export type Steps<T> = Generator<void, T, void>;

/** The result type of a function that returns `Steps`. */
export type StepsResult<F extends (...args: never[]) => Steps<unknown>> =
  ReturnType<F> extends Generator<unknown, infer T, never> ? T : never;

/** Runs long work, with pauses in which requests are answered. */
export const runSteps = async <T>(steps: Steps<T>): Promise<T> => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await yieldToEventLoop();
  }
};

/** The same without a pause. */
export const runSync = <T>(steps: Steps<T>): T => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
