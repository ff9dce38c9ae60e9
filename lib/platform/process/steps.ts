import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Long work as a generator, which yields wherever the event loop may run other work. */
export type Steps<T> = Generator<void, T, void>;

/** The result type of a function that returns `Steps`. */
export type StepsResult<F extends (...args: never[]) => Steps<unknown>> =
  ReturnType<F> extends Generator<unknown, infer T, never> ? T : never;

/** Runs long work, and yields to the event loop after each step so that the server can respond to requests. */
export const runSteps = async <T>(steps: Steps<T>): Promise<T> => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await yieldToEventLoop();
  }
};

/** Runs long work to its end without yielding to the event loop. */
export const runStepsSync = <T>(steps: Steps<T>): T => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
