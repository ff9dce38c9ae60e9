import { AsyncLocalStorage } from 'node:async_hooks';
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  bulkhead,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  type IBackoff,
  retry,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { steadyTime } from '../../shared/steady-time';
import { lifecycle } from '../process/lifecycle';
import { log } from '../process/log';
import { requestContext } from '../process/request-context';
import { tracer } from '../process/tracing';
import { isContractError } from './contract-error';
import { deadlineIn } from './deadline';
import { UpstreamError } from './upstream-error';

export interface Limits {
  /**
   * The name of the upstream in the log. Decorators with the same name share their breaker, limits and cached answers.
   */
  name: string;
  /** The time limit of the whole call, including the wait for a slot and the retry. */
  timeoutMs: number;
  /** The time limit of reads once the content of the site is loaded, while visitors wait for them; default `timeoutMs`. */
  readTimeoutMs?: number;
  /** How many calls run at the same time, default 32; up to 1,000 more wait for a slot. */
  maxConcurrent?: number;
}

interface Call {
  method: string;
  /** The key that equal reads share; writes have none. */
  key?: string;
  invoke: () => Promise<unknown>;
}

const retryAfterMs = 100;
const queueLength = 1000;
const breakerOptions = { failures: 5, openMs: 10_000 };
const cacheOptions = { max: 2000, ttl: 24 * 3_600_000, ttlResolution: 1000, perf: { now: steadyTime } };

/** Cockatiel compares `duration` with the system clock, which may be set back: the breaker would stay open for as long. */
const openFor = (ms: number): IBackoff<unknown> => {
  const until = performance.now() + ms;
  return {
    get duration() {
      return performance.now() < until ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    },
    next: () => openFor(ms),
  };
};

const isProblem = (error: unknown, problem: UpstreamError['problem']) =>
  error instanceof UpstreamError && error.problem === problem;

/** Whether an error is a mistake of our own code. It says nothing about the upstream. */
const isOwnMistake = (error: unknown): error is Error =>
  [TypeError, RangeError, ReferenceError, SyntaxError].some((type) => error instanceof type);

/** Whether the same call may succeed later. */
const isPassing = (error: unknown): boolean =>
  !isProblem(error, 'refused') && !isContractError(error) && !isOwnMistake(error);

const toFailure = (cause: unknown): Error =>
  cause instanceof UpstreamError || isContractError(cause) || isOwnMistake(cause)
    ? cause
    : new UpstreamError('unavailable', { cause });

/** The limits in front of an upstream's methods, with the state that all its calls share. */
export const guard = ({ name, timeoutMs, readTimeoutMs = timeoutMs, maxConcurrent = 32 }: Limits) => {
  const slots = bulkhead(maxConcurrent, queueLength);
  /** The failure of another upstream, which the implementation asked, is counted by the guard of that one. */
  const isOfAnother = (error: unknown) =>
    error instanceof UpstreamError && error.upstream !== undefined && error.upstream !== name;
  const breaker = circuitBreaker(
    handleWhen((error) => isPassing(error) && !isOfAnother(error)),
    {
      breaker: new ConsecutiveBreaker(breakerOptions.failures),
      halfOpenAfter: { next: () => openFor(breakerOptions.openMs) },
    },
  );
  const retryOnce = retry(
    handleWhen((error) => isPassing(error) && !isProblem(error, 'timeout')),
    { maxAttempts: 1, backoff: new ConstantBackoff(retryAfterMs) },
  );
  const inFlight = new Map<string, Promise<unknown>>();
  const lastGood = new LRUCache<string, NonNullable<unknown>>(cacheOptions);

  /** A queued call is started by the call that frees its slot, so it must be bound to its own request context. */
  const inOwnContext = <T>(run: () => T): (() => T) => (slots.executionSlots > 0 ? run : AsyncLocalStorage.bind(run));

  const remember = (key: string, answer: unknown) => {
    if (answer === null || answer === undefined) lastGood.delete(key);
    else lastGood.set(key, answer);
  };

  /** Whether this request has waited too long for the upstream already: it gets at once what is known. */
  const isLate = () => requestContext.getStore()?.late?.has(name) ?? false;

  const answer = async ({ method, key, invoke }: Call, span: Span): Promise<unknown> => {
    const started = performance.now();
    const request = requestContext.getStore();
    const usual = key !== undefined && lifecycle.isLoaded ? readTimeoutMs : timeoutMs;
    const deadline = deadlineIn(key !== undefined && isLate() ? 0 : usual);
    let attempts = 0;
    const attempt = () =>
      deadline.before(() => {
        attempts++;
        return invoke();
      });
    const run = () => breaker.execute(() => (key === undefined ? attempt() : retryOnce.execute(attempt)));
    // Calls that time out in the queue do not count for the breaker.
    const runInTime = inOwnContext(() => deadline.before(run));
    try {
      const answered = await deadline.before(() => slots.execute(runInTime));
      if (key !== undefined) remember(key, answered);
      return answered;
    } catch (error) {
      const failure = toFailure(error);
      if (!(failure instanceof UpstreamError)) throw failure;
      failure.upstream ??= name;
      const { problem } = failure;
      if (problem === 'timeout' && request) {
        request.late ??= new Set();
        request.late.add(failure.upstream);
      }
      const known = key !== undefined && isPassing(failure) ? lastGood.get(key) : undefined;
      const ms = Math.round(performance.now() - started);
      const facts = { upstream: name, method, problem, ms, attempts, lastGood: known !== undefined };
      span.setAttributes({
        'error.type': problem,
        'upstream.attempts': attempts,
        'upstream.last_good': facts.lastGood,
      });
      span.setStatus({ code: SpanStatusCode.ERROR });
      log.warn({ ...facts, err: failure.cause ?? failure }, 'upstream failed');
      if (known === undefined) throw failure;
      return known;
    } finally {
      deadline.clear();
      span.end();
    }
  };

  const answerInSpan = (call: Call): Promise<unknown> => {
    const attributes = { 'upstream.name': name, 'upstream.call': call.method };
    return tracer.startActiveSpan(`${name} ${call.method}`, { kind: SpanKind.CLIENT, attributes }, (span) =>
      answer(call, span),
    );
  };

  const startRead = (read: Call & { key: string }): Promise<unknown> => {
    if (isLate()) return answerInSpan(read);
    const { key } = read;
    const call = answerInSpan(read).finally(() => {
      if (inFlight.get(key) === call) inFlight.delete(key);
    });
    inFlight.set(key, call);
    return call;
  };

  return {
    /**
     * Shares one call between equal reads in flight and of one response, retries once, and falls back to the last good answer. The call of
     * a late request fails at once, so it is not shared.
     */
    read: (method: string, given: unknown[], invoke: Call['invoke']): Promise<unknown> => {
      const key = `${method} ${JSON.stringify(given)}`;
      const answers = requestContext.getStore()?.answers;
      const known = answers?.get(`${name} ${key}`) ?? inFlight.get(key) ?? startRead({ method, key, invoke });
      answers?.set(`${name} ${key}`, known);
      return known;
    },

    /** Calls once. Later reads do not join a read that started before the write ended. */
    write: (method: string, invoke: Call['invoke']): Promise<unknown> =>
      answerInSpan({ method, invoke }).finally(() => inFlight.clear()),
  };
};
