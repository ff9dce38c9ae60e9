import { oncePerProcess } from '../../shared/once-per-process';
import { noteRead as note } from '../process/reads';
import { guard, type Limits } from './guard';

type AsyncMethod<T> = {
  [K in keyof T]: T[K] extends (...given: never[]) => Promise<unknown> ? K : never;
}[keyof T] &
  string;

/** The tag of a read, from its arguments. */
type Tags<T> = {
  [K in AsyncMethod<T>]: T[K] extends (...given: infer Given) => unknown ? (...given: Given) => string : never;
};

interface Options<T> extends Limits {
  /** Methods that only read and whose answers may be shared and cached: no personal data, no single-use values. */
  reads?: readonly AsyncMethod<T>[];
  /** The tags of what reads give (`model/tags`): a response that shows it is made again when that changes. */
  tags?: Partial<Tags<T>>;
  /** Methods that must run for every call. */
  writes?: readonly AsyncMethod<T>[];
}

/**
 * Adds limits to the implementation of an upstream, an object of functions. Methods that are not named pass through. A
 * named method rejects with an UpstreamError; or with a ContractError or a mistake of our own code, such as a TypeError,
 * which are rethrown and do not count as failures.
 *
 * - Every call has a time limit and a slot of the bulkhead. Every failure is one line in the log.
 * - After five failures in a row of any methods, the circuit breaker blocks all calls for ten seconds. Failures of another
 *   upstream that the implementation calls do not count.
 * - A read that fails temporarily (not a timeout or a refusal) is retried once.
 * - A request whose call has timed out does not wait for further reads of this upstream.
 * - Equal reads in flight share one call. Reads are equal when their arguments are equal as JSON.
 * - While the upstream is unavailable or too slow, a read returns its last good answer of the past 24 hours, if it was
 *   not null.
 *
 * Callers share the answers of reads: never change one.
 */
export const upstream = <T extends object>(implementation: T, options: Options<T>): T => {
  const { reads = [], tags = {}, writes = [], ...limits } = options;
  const { read, write } = oncePerProcess(`upstream-${limits.name}`, () => guard(limits));
  const call = (method: AsyncMethod<T>, given: unknown[]) =>
    (implementation[method] as (...given: unknown[]) => Promise<unknown>)(...given);
  /** Notes the read before it is shared with others or answered from what is known. */
  const noteRead = (method: AsyncMethod<T>, given: unknown[]) => {
    const tagOf = (tags as Partial<Record<string, (...given: unknown[]) => string>>)[method];
    if (tagOf) note(tagOf(...given));
  };
  return {
    ...implementation,
    ...Object.fromEntries([
      ...reads.map((method) => [
        method,
        (...given: unknown[]) => {
          noteRead(method, given);
          return read(method, given, () => call(method, given));
        },
      ]),
      ...writes.map((method) => [method, (...given: unknown[]) => write(method, () => call(method, given))]),
    ]),
  };
};
