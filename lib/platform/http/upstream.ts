import { AsyncLocalStorage } from 'node:async_hooks';
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  noop,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '../../shared/once-per-process';
import { monotonicNow } from '../../shared/time';
import { lifecycle, upstreamBreakers } from '../process/lifecycle';
import { log } from '../process/log';
import { requestContext } from '../process/request-context';
import { tracer } from '../process/tracing';
import { UpstreamError } from './upstream-error';

type AsyncMethod<T> = {
  [K in keyof T]: T[K] extends (...args: never[]) => Promise<unknown> ? K : never;
}[keyof T] &
  string;

interface Limits {
  /** The name of the upstream in the log. Upstreams of the same name share their breaker, limits and cached results. */
  name: string;
  /** The time limit of the whole call, including the wait for a slot and the retry. */
  timeoutMs: number;
  /** The time limit of reads once the content is loaded and visitors wait for them; default `timeoutMs`. */
  readTimeoutMs?: number;
  /** The maximum number of concurrent calls, default 32; up to 1,000 more wait for a slot. */
  maxConcurrent?: number;
}

interface Options<T> extends Limits {
  /** Methods that only read, and whose results can be shared and cached: no personal data, no single-use values. */
  reads?: readonly AsyncMethod<T>[];
  /** Methods that must run on every call. */
  writes?: readonly AsyncMethod<T>[];
}

interface Call {
  method: string;
  invoke: () => Promise<unknown>;
}

/** A call that only reads. Reads with the same key have the same result. */
interface ReadCall extends Call {
  key: string;
}

const maxQueueLength = 1000;
const retryAfterMs = 100;
const maxConsecutiveFailures = 5;
const openMs = 10_000;
const lastGoodOptions = { max: 2000, ttl: 24 * 3_600_000, ttlResolution: 1000, perf: { now: monotonicNow } };

const isUnavailable = (error: unknown) => error instanceof UpstreamError && error.problem === 'unavailable';

/** Whether the same call may succeed later. Refusals, contract errors and programming errors are permanent. */
const isTransient = (error: unknown) =>
  error instanceof TaskCancelledError || (error instanceof UpstreamError && error.problem !== 'refused');

/** Converts the errors of the limits to an UpstreamError, and returns other errors unchanged. */
const toUpstreamError = (cause: unknown): unknown => {
  if (cause instanceof TaskCancelledError) return new UpstreamError('timeout', { cause });
  return cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError
    ? new UpstreamError('unavailable', { cause })
    : cause;
};

/** Builds the limits of an upstream, whose state all its calls share. */
const buildPipeline = ({ name, timeoutMs, readTimeoutMs = timeoutMs, maxConcurrent = 32 }: Limits) => {
  const slots = bulkhead(maxConcurrent, maxQueueLength);
  const breaker = circuitBreaker(handleWhen(isTransient), {
    breaker: new ConsecutiveBreaker(maxConsecutiveFailures),
    halfOpenAfter: openMs,
  });
  upstreamBreakers.set(name, breaker);
  const retryOnce = retry(handleWhen(isUnavailable), { maxAttempts: 1, backoff: new ConstantBackoff(retryAfterMs) });
  const lastGood = new LRUCache<string, NonNullable<unknown>>(lastGoodOptions);
  const inFlight = new Map<string, Promise<unknown>>();

  /** Runs a call within its time limit. The breaker does not count a call that times out while it waits for a slot. */
  const runWithLimits = ({ invoke }: Call, limitMs: number, policy: IPolicy = noop): Promise<unknown> => {
    const deadlineMs = performance.now() + limitMs;
    const run = async () => {
      const remainingMs = deadlineMs - performance.now();
      if (remainingMs < 1) throw new UpstreamError('timeout');
      return wrap(breaker, timeout(remainingMs, TimeoutStrategy.Aggressive), policy).execute(invoke);
    };
    // The call that frees a slot starts the queued call, which needs its own request context.
    return slots.execute(AsyncLocalStorage.bind(run));
  };

  const write = (call: Call) => runWithLimits(call, timeoutMs);
  const read = (call: Call) => runWithLimits(call, lifecycle.isLoaded ? readTimeoutMs : timeoutMs, retryOnce);

  /** Whether the upstream has timed out during this request. */
  const hasTimedOut = () => requestContext.getStore()?.timedOutUpstreams?.has(name) ?? false;

  const recordTimeout = () => {
    const request = requestContext.getStore();
    if (request) request.timedOutUpstreams = (request.timedOutUpstreams ?? new Set()).add(name);
  };

  /** Runs a call in a span, and logs a failure of the upstream. Other errors are rethrown without a line in the log. */
  const runInSpan = <C extends Call>(call: C, run: (call: C) => Promise<unknown>): Promise<unknown> => {
    const { method } = call;
    const attributes = { 'upstream.name': name, 'upstream.call': method };
    return tracer.startActiveSpan(`${name} ${method}`, { kind: SpanKind.CLIENT, attributes }, async (span: Span) => {
      const startMs = performance.now();
      try {
        return await run(call);
      } catch (error) {
        const failure = toUpstreamError(error);
        if (!(failure instanceof UpstreamError)) throw failure;
        failure.upstream = name;
        const { problem, cause = failure } = failure;
        if (problem === 'timeout') recordTimeout();
        span.setAttribute('error.type', problem).setStatus({ code: SpanStatusCode.ERROR });
        const ms = Math.round(performance.now() - startMs);
        log.warn(
          { event: 'upstream.call_failed', upstream: name, method, problem, ms, err: cause },
          'failed to call an upstream',
        );
        throw failure;
      } finally {
        span.end();
      }
    });
  };

  const storeLastGood = (key: string, result: unknown) => {
    if (result === null || result === undefined) lastGood.delete(key);
    else lastGood.set(key, result);
  };

  /** Returns the result of a read, or its last good one while the upstream is unavailable. */
  const orLastGood = async ({ key }: ReadCall, promise: Promise<unknown>): Promise<unknown> => {
    try {
      const result = await promise;
      storeLastGood(key, result);
      return result;
    } catch (error) {
      const cached = isTransient(error) ? lastGood.get(key) : undefined;
      if (cached === undefined) throw error;
      return cached;
    }
  };

  /** Starts a read, or joins the same read in flight. */
  const shareInFlight = (read: ReadCall, start: (read: ReadCall) => Promise<unknown>): Promise<unknown> => {
    const { key } = read;
    const existing = inFlight.get(key);
    if (existing) return existing;
    const promise = start(read).finally(() => {
      if (inFlight.get(key) === promise) inFlight.delete(key);
    });
    inFlight.set(key, promise);
    return promise;
  };

  return {
    read: (call: ReadCall): Promise<unknown> =>
      hasTimedOut()
        ? orLastGood(call, Promise.reject(Object.assign(new UpstreamError('timeout'), { upstream: name })))
        : shareInFlight(call, () => orLastGood(call, runInSpan(call, read))),

    /** Runs a write. Later reads do not join a read that started before the write ended. */
    write: (call: Call): Promise<unknown> => runInSpan(call, write).finally(() => inFlight.clear()),
  };
};

/**
 * Adds limits to `client`, an object of functions that call a remote system. Methods in neither `reads` nor `writes`
 * pass through. The others reject with an UpstreamError; any other error that the client throws, such as a
 * ContractError or a programming error, is rethrown and does not count as a failure.
 *
 * - Every call has a time limit, and needs one of a limited number of slots. Every failure is logged once.
 * - After five failures in a row of any methods, the circuit breaker blocks all calls for ten seconds.
 * - A read that fails temporarily (not a timeout or a refusal) is retried once.
 * - A request whose call has timed out does not wait for further reads of this upstream.
 * - Concurrent reads with the same arguments, compared as JSON, share one call.
 * - While the upstream is unavailable or too slow, a read returns its last good result of the past 24 hours, if that
 *   was not null.
 *
 * Callers share the results of reads, and must not change them.
 */
export const withUpstreamLimits = <T extends object>(
  client: T,
  { reads = [], writes = [], ...limits }: Options<T>,
): T => {
  const { read, write } = oncePerProcess(`upstream-${limits.name}`, () => buildPipeline(limits));
  const createCall = (method: AsyncMethod<T>, args: unknown[]) => ({
    method,
    invoke: () => (client[method] as (...params: unknown[]) => Promise<unknown>)(...args),
  });
  const buildKey = (method: string, args: unknown[]) => `${method} ${JSON.stringify(args)}`;
  return {
    ...client,
    ...Object.fromEntries([
      ...reads.map((method) => [
        method,
        (...args: unknown[]) => read({ ...createCall(method, args), key: buildKey(method, args) }),
      ]),
      ...writes.map((method) => [method, (...args: unknown[]) => write(createCall(method, args))]),
    ]),
  };
};
