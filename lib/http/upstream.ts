import { oncePerProcess } from '../process/once-per-process';
import { guard, type Limits } from './guard';

type AsyncMethod<T> = {
  [K in keyof T]: T[K] extends (...given: never[]) => Promise<unknown> ? K : never;
}[keyof T] &
  string;

interface Options<T> extends Limits {
  /** Methods that only read and whose answers may be shared and cached: no personal data, no single-use values. */
  reads?: readonly AsyncMethod<T>[];
  /** Methods that must run for every call. */
  writes?: readonly AsyncMethod<T>[];
}

/**
 * Puts limits before the implementation of an upstream, an object of functions; methods that are not named pass through.
 * A named one rejects with an UpstreamError, or with a ContractError, which is passed on and is no failure of the upstream.
 *
 * - Every call has a time limit and a slot of the bulkhead, and one that fails is a line in the log.
 * - After five failures in a row, whatever was asked, the circuit breaker lets no call through for ten seconds. Failures of
 *   another upstream, which the implementation asked, are that one's alone.
 * - A read whose failure may pass (no timeout, nothing refused) is retried once.
 * - Equal reads in flight are one call: those whose arguments are the same as JSON.
 * - While an upstream is unavailable or too slow, a read gives its last good answer of the past 24 hours; null is none.
 *
 * Callers share the answers of reads: never change one.
 */
export const upstream = <T extends object>(implementation: T, options: Options<T>): T => {
  const { reads = [], writes = [], ...limits } = options;
  const { read, write } = oncePerProcess(`upstream-${limits.name}`, () => guard(limits));
  const call = (method: AsyncMethod<T>, given: unknown[]) =>
    (implementation[method] as (...given: unknown[]) => Promise<unknown>)(...given);
  return {
    ...implementation,
    ...Object.fromEntries([
      ...reads.map((method) => [method, (...given: unknown[]) => read(method, given, () => call(method, given))]),
      ...writes.map((method) => [method, (...given: unknown[]) => write(method, () => call(method, given))]),
    ]),
  };
};
