import { AsyncLocalStorage } from 'node:async_hooks';
import { bulkhead, ConsecutiveBreaker, ConstantBackoff, circuitBreaker, handleWhen, retry } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { log } from '../process/log';
import { isContractError } from './contract-error';
import { deadlineIn } from './deadline';
import { UpstreamError } from './upstream-error';

export interface Limits {
  /** The upstream as the log names it; decorators of one name share their breaker, their limits and their answers. */
  name: string;
  /** The time for the whole call: waiting for a slot and the second attempt included. */
  timeoutMs: number;
  /** How many calls run at once, 32 unless said; 1,000 more wait for a slot. */
  maxConcurrent?: number;
}

interface Call {
  method: string;
  /** What equal reads have in common; a write has none. */
  key?: string;
  ask: () => Promise<unknown>;
}

const retryAfterMs = 100;
const queueLength = 1000;
const breakerOptions = { failures: 5, openMs: 10_000 };
const cacheOptions = { max: 2000, ttl: 24 * 3_600_000, ttlResolution: 1000, perf: { now: () => Date.now() } };

const isProblem = (error: unknown, problem: UpstreamError['problem']) =>
  error instanceof UpstreamError && error.problem === problem;

/** Whether the same call may succeed later. */
const isPassing = (error: unknown): boolean => !isProblem(error, 'refused') && !isContractError(error);

const toFailure = (cause: unknown): Error =>
  cause instanceof UpstreamError || isContractError(cause) ? cause : new UpstreamError('unavailable', { cause });

/** What stands before the methods of an upstream, with the state that all its calls share. */
export const guard = ({ name, timeoutMs, maxConcurrent = 32 }: Limits) => {
  const slots = bulkhead(maxConcurrent, queueLength);
  /** The failure of another upstream, which the implementation asked, is counted by the guard of that one. */
  const isOfAnother = (error: unknown) =>
    error instanceof UpstreamError && error.upstream !== undefined && error.upstream !== name;
  const breaker = circuitBreaker(
    handleWhen((error) => isPassing(error) && !isOfAnother(error)),
    {
      breaker: new ConsecutiveBreaker(breakerOptions.failures),
      halfOpenAfter: breakerOptions.openMs,
    },
  );
  const retryOnce = retry(
    handleWhen((error) => isPassing(error) && !isProblem(error, 'timeout')),
    { maxAttempts: 1, backoff: new ConstantBackoff(retryAfterMs) },
  );
  const inFlight = new Map<string, Promise<unknown>>();
  const lastGood = new LRUCache<string, NonNullable<unknown>>(cacheOptions);

  /** A call that waits for a slot is started by the one that frees it, and would run in that one's request context. */
  const inOwnContext = <T>(run: () => T): (() => T) => (slots.executionSlots > 0 ? run : AsyncLocalStorage.bind(run));

  const remember = (key: string, answer: unknown) => {
    if (answer === null || answer === undefined) lastGood.delete(key);
    else lastGood.set(key, answer);
  };

  const answer = async ({ method, key, ask }: Call): Promise<unknown> => {
    const started = performance.now();
    const deadline = deadlineIn(timeoutMs);
    let attempts = 0;
    const attempt = () =>
      deadline.before(() => {
        attempts++;
        return ask();
      });
    const run = () => breaker.execute(() => (key === undefined ? attempt() : retryOnce.execute(attempt)));
    // The breaker knows nothing of calls whose time ended in the queue.
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
      const known = key !== undefined && isPassing(failure) ? lastGood.get(key) : undefined;
      const ms = Math.round(performance.now() - started);
      const facts = { upstream: name, method, problem, ms, attempts, lastGood: known !== undefined };
      log.warn({ ...facts, err: failure.cause ?? failure }, 'upstream failed');
      if (known === undefined) throw failure;
      return known;
    } finally {
      deadline.clear();
    }
  };

  return {
    /** Makes one call of equal ones in flight, retries once, and answers as it last did while the upstream fails. */
    read: (method: string, given: unknown[], ask: Call['ask']): Promise<unknown> => {
      const key = `${method} ${JSON.stringify(given)}`;
      const running = inFlight.get(key);
      if (running) return running;
      const call = answer({ method, key, ask }).finally(() => {
        if (inFlight.get(key) === call) inFlight.delete(key);
      });
      inFlight.set(key, call);
      return call;
    },

    /** Asks once. A read that starts after it joins none that started before. */
    write: (method: string, ask: Call['ask']): Promise<unknown> =>
      answer({ method, ask }).finally(() => inFlight.clear()),
  };
};
