import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one entry of Node's tick queue. V8 drops the shape of objects when a garbage collection finds none of them, and
 * the code of `process.nextTick`, once optimized for it, stays slow. It must be called before anything else.
 */
export const keepTick = (): void =>
  process.nextTick(() => {
    kept.push(executionAsyncResource());
  });
