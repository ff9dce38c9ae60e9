import { randomUUID } from 'node:crypto';
import { CircuitState } from 'cockatiel';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ContentError } from '../../upstreams/files/content-file';
import { lifecycle, upstreamBreakers } from '../process/lifecycle';
import { log } from '../process/log';
import { requestContext } from '../process/request-context';
import { withUpstreamLimits } from './upstream';
import { UpstreamError } from './upstream-error';

const timeoutMs = 2000;

/** Builds an upstream with a unique name, and returns it with its mocked implementation. */
const build = (overrides: object = {}) => {
  const implementation = {
    read: vi.fn(async (...args: unknown[]): Promise<unknown> => args),
    write: vi.fn(async (...args: unknown[]): Promise<unknown> => args),
    async *all() {
      yield 1;
    },
    site: 'a value',
  };
  const name = `test-${randomUUID()}`;
  const options = { name, timeoutMs, reads: ['read'], writes: ['write'], ...overrides } as const;
  return { implementation, name, options, decorated: withUpstreamLimits(implementation, options) };
};

const unavailable = () => new UpstreamError('unavailable', { cause: new Error('503') });
const programmingError = new TypeError('Cannot read properties of undefined');
const finalErrors: [string, Error][] = [
  ['a programming error', programmingError],
  ['a refusal', new UpstreamError('refused')],
  ['a content error', new ContentError('a.yaml', ['id'])],
];
const never = () => new Promise<never>(() => undefined);
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The result of a call, or its error, after the time limit has passed. */
const settle = async <T>(call: Promise<T>): Promise<T | Error> => {
  const settled = call.catch((error: Error) => error);
  await advance(timeoutMs);
  return settled;
};
const upstreamError = (name: string) => expect.objectContaining({ name: 'UpstreamError', problem: name });

let logged = vi.spyOn(log, 'warn');
beforeEach(() => {
  vi.useFakeTimers();
  logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

describe('an upstream', () => {
  it('returns what its implementation returns, with the same types', async () => {
    const { implementation, decorated } = build();
    expectTypeOf(decorated).toEqualTypeOf(implementation);
    expect(await decorated.read(1, { a: 2 })).toEqual([1, { a: 2 }]);
    expect(await decorated.write('x')).toEqual(['x']);
    expect(logged).not.toHaveBeenCalled();
  });

  it('passes through methods that are neither reads nor writes', async () => {
    const { implementation, decorated } = build();
    expect(decorated.all).toBe(implementation.all);
    expect(decorated.site).toBe('a value');
  });

  it('leaves no timer running', async () => {
    const { decorated } = build();
    await Promise.all([decorated.read(1), decorated.write(1)]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has a shorter time limit for reads once the content is loaded', async () => {
    const { implementation, decorated } = build({ readTimeoutMs: 100 });
    implementation.read.mockImplementation(never);
    implementation.write.mockImplementation(never);
    lifecycle.isLoaded = true;
    const read = decorated.read().catch((error: Error) => error);
    const write = decorated.write().catch((error: Error) => error);
    lifecycle.isLoaded = false;
    await advance(100);
    expect(await read).toEqual(upstreamError('timeout'));
    await advance(timeoutMs - 101);
    expect(logged).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(await write).toEqual(upstreamError('timeout'));
  });

  it('is not waited for again in a request during which it timed out', async () => {
    const { implementation, decorated } = build();
    await decorated.read('known');
    implementation.read.mockImplementation(never);
    await requestContext.run({ requestId: 'a' }, async () => {
      expect(await settle(decorated.read('known'))).toEqual(['known']);
      const calls = [decorated.read('known'), decorated.read('unknown').catch((error: Error) => error)];
      await advance(1);
      expect(await Promise.all(calls)).toEqual([['known'], upstreamError('timeout')]);
    });
    expect(implementation.read).toHaveBeenCalledTimes(2);
  });

  it('serves another request while a request that timed out is refused the same read', async () => {
    const { implementation, decorated } = build();
    implementation.read.mockImplementation(never);
    await requestContext.run({ requestId: 'slow' }, async () => {
      await settle(decorated.read('slow'));
      implementation.read.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 10, 'back')));
      const refused = decorated.read('equal').catch((error: Error) => error);
      const otherRead = requestContext.run({ requestId: 'new' }, () => decorated.read('equal'));
      await advance(10);
      expect(await Promise.all([refused, otherRead])).toEqual([upstreamError('timeout'), 'back']);
    });
  });

  it.each(['read', 'write'] as const)('has a time limit: %s', async (method) => {
    const { implementation, decorated } = build();
    implementation[method].mockImplementation(never);
    const call = decorated[method]();
    const failed = vi.fn();
    call.catch(failed);
    await advance(timeoutMs - 1);
    expect(failed).not.toHaveBeenCalled();
    await advance(1);
    await expect(call).rejects.toEqual(upstreamError('timeout'));
    expect(implementation[method]).toHaveBeenCalledTimes(1);
  });

  it.each(finalErrors)('rejects with %s, without a retry, an open breaker or an earlier result', async (_, error) => {
    const { implementation, decorated } = build();
    await decorated.read();
    implementation.read.mockRejectedValue(error);
    implementation.write.mockImplementation(() => {
      throw error;
    });
    expect(await settle(decorated.read())).toBe(error);
    expect(implementation.read).toHaveBeenCalledTimes(2);
    for (let calls = 0; calls < 10; calls++) expect(await settle(decorated.write())).toEqual(error);
    expect(implementation.write).toHaveBeenCalledTimes(10);
  });
});

describe('a retry', () => {
  it('happens once, for a read, after an unavailable upstream', async () => {
    const { implementation, decorated } = build();
    const error = unavailable();
    implementation.read.mockRejectedValueOnce(error);
    expect(await settle(decorated.read(1))).toEqual([1]);
    implementation.read.mockClear().mockRejectedValue(error);
    expect(await settle(decorated.read(2))).toEqual(upstreamError('unavailable'));
    expect(implementation.read).toHaveBeenCalledTimes(2);
  });

  it('does not happen after a timeout', async () => {
    const { implementation, decorated } = build();
    implementation.read.mockRejectedValue(new UpstreamError('timeout'));
    expect(await settle(decorated.read())).toEqual(upstreamError('timeout'));
    expect(implementation.read).toHaveBeenCalledTimes(1);
  });

  it('does not happen for a write, which shares no call and no earlier result', async () => {
    const { implementation, decorated } = build();
    await Promise.all([decorated.write(1), decorated.write(1)]);
    implementation.write.mockRejectedValue(unavailable());
    expect(await settle(decorated.write(1))).toEqual(upstreamError('unavailable'));
    expect(implementation.write).toHaveBeenCalledTimes(3);
  });

  it('has only the remaining time', async () => {
    const { implementation, decorated } = build();
    implementation.read.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      throw unavailable();
    });
    implementation.read.mockImplementation(never);
    expect(await settle(decorated.read())).toEqual(upstreamError('timeout'));
    expect(implementation.read).toHaveBeenCalledTimes(2);
  });
});

describe('the circuit breaker', () => {
  const fail = async (decorated: ReturnType<typeof build>['decorated'], times: number) => {
    for (let i = 0; i < times; i++) await settle(decorated.write());
  };

  it('opens after five failures in a row of reads and writes', async () => {
    const { implementation, decorated, name } = build();
    implementation.write.mockRejectedValue(unavailable());
    await fail(decorated, 4);
    expect(await decorated.read()).toEqual([]);
    await fail(decorated, 4);
    expect(upstreamBreakers.get(name)?.state).toBe(CircuitState.Closed);
    expect(implementation.write).toHaveBeenCalledTimes(8);
    const last = decorated.write().catch((error: unknown) => error);
    expect(await last).toEqual(upstreamError('unavailable'));
    await expect(decorated.write()).rejects.toEqual(upstreamError('unavailable'));
    await expect(decorated.read(1)).rejects.toEqual(upstreamError('unavailable'));
    expect(implementation.write).toHaveBeenCalledTimes(9);
    expect(implementation.read).toHaveBeenCalledTimes(1);
    expect(upstreamBreakers.get(name)?.state).toBe(CircuitState.Open);
  });

  it('closes within ten seconds once the upstream is back, after one trial call', async () => {
    const { implementation, decorated } = build();
    implementation.write.mockRejectedValue(unavailable());
    for (let i = 0; i < 5; i++) await decorated.write().catch(() => undefined);
    await advance(9_999);
    implementation.write.mockClear().mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return 'back';
    });
    await expect(decorated.write()).rejects.toEqual(upstreamError('unavailable'));
    await advance(1);
    const calls = Array.from({ length: 3 }, () => decorated.write());
    await advance(0);
    expect(implementation.write).toHaveBeenCalledTimes(1);
    await advance(20);
    expect(await Promise.all(calls)).toEqual(['back', 'back', 'back']);
  });

  it('stays open for ten more seconds when the trial call fails', async () => {
    const { implementation, decorated } = build();
    implementation.write.mockRejectedValue(unavailable());
    for (let i = 0; i < 5; i++) await decorated.write().catch(() => undefined);
    await advance(10_000);
    await fail(decorated, 2);
    expect(implementation.write).toHaveBeenCalledTimes(6);
    await advance(10_000);
    await fail(decorated, 1);
    expect(implementation.write).toHaveBeenCalledTimes(7);
  });
});

describe('the bulkhead', () => {
  it('runs a limited number of concurrent calls and queues the rest', async () => {
    const { implementation, decorated } = build({ maxConcurrent: 2 });
    const ends: (() => void)[] = [];
    implementation.read.mockImplementation((id) => new Promise((resolve) => ends.push(() => resolve(id))));
    const calls = [1, 2, 3].map((id) => decorated.read(id));
    await advance(100);
    expect(implementation.read).toHaveBeenCalledTimes(2);
    ends[0]?.();
    await advance(0);
    expect(implementation.read).toHaveBeenCalledTimes(3);
    for (const end of ends) end();
    expect(await Promise.all(calls)).toEqual([1, 2, 3]);
  });

  it('runs queued calls in their own request context', async () => {
    const { implementation, decorated } = build({ maxConcurrent: 1 });
    const requests: unknown[] = [];
    implementation.read.mockImplementation(async () => {
      requests.push(requestContext.getStore()?.requestId);
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
    const calls = ['r-1', 'r-2', 'r-3'].map((requestId) =>
      requestContext.run({ requestId }, () => decorated.read(requestId)),
    );
    await advance(100);
    await Promise.all(calls);
    expect(requests).toEqual(['r-1', 'r-2', 'r-3']);
  });

  it('refuses calls when the queue is full', async () => {
    const { implementation, decorated } = build({ maxConcurrent: 2 });
    implementation.write.mockImplementation(never);
    const calls = Array.from({ length: 1002 }, () => decorated.write());
    for (const call of calls) call.catch(() => undefined);
    await expect(decorated.write()).rejects.toEqual(upstreamError('unavailable'));
    await advance(timeoutMs);
    for (const call of calls) await expect(call).rejects.toBeInstanceOf(UpstreamError);
    expect(implementation.write).toHaveBeenCalledTimes(2);
  });

  it('does not report calls that time out in the queue to the breaker', async () => {
    const { implementation, decorated } = build({ maxConcurrent: 1 });
    implementation.write.mockImplementation((ms) => new Promise((resolve) => setTimeout(resolve, Number(ms))));
    const calls = [1500, 1500, 1, 1, 1, 1, 1, 1].map((ms) => decorated.write(ms).catch((error: Error) => error));
    await advance(timeoutMs);
    const [first, ...rest] = await Promise.all(calls);
    expect(first).toBeUndefined();
    for (const other of rest) expect(other).toEqual(upstreamError('timeout'));
    expect(implementation.write).toHaveBeenCalledTimes(2);
    expect(await settle(decorated.write(1))).toBeUndefined();
  });

  it('frees its slots when the upstream never responds', async () => {
    const { implementation, decorated } = build({ maxConcurrent: 2 });
    implementation.write.mockImplementationOnce(never).mockImplementationOnce(never);
    const calls = [decorated.write(), decorated.write()].map((call) => call.catch(() => 'failed'));
    await advance(timeoutMs);
    expect(await Promise.all(calls)).toEqual(['failed', 'failed']);
    expect(await Promise.all([decorated.write(1), decorated.write(2)])).toEqual([[1], [2]]);
  });
});

describe('concurrent equal reads', () => {
  it('share one call', async () => {
    const { implementation, decorated } = build();
    const calls = [decorated.read({ a: 1 }), decorated.read({ a: 1 }), decorated.read({ a: 2 })];
    const [one, two, other] = await Promise.all(calls);
    expect(two).toBe(one);
    expect(other).not.toBe(one);
    expect(implementation.read).toHaveBeenCalledTimes(2);
    await decorated.read({ a: 1 });
    expect(implementation.read).toHaveBeenCalledTimes(3);
  });

  it('fail together, with one line in the log', async () => {
    const { implementation, decorated } = build();
    implementation.read.mockRejectedValue(unavailable());
    const calls = [decorated.read(1), decorated.read(1)].map((call) => call.catch((error: Error) => error));
    await advance(timeoutMs);
    for (const call of calls) expect(await call).toEqual(upstreamError('unavailable'));
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('are not shared across a write', async () => {
    const { implementation, decorated } = build();
    implementation.read.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 100, 'old')));
    const before = decorated.read();
    await decorated.write();
    implementation.read.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 200, 'new')));
    const after = decorated.read();
    await advance(100);
    const joined = decorated.read();
    await advance(100);
    expect(await Promise.all([before, after, joined])).toEqual(['old', 'new', 'new']);
    expect(implementation.read).toHaveBeenCalledTimes(2);
  });
});

describe('the last good result', () => {
  it.each([
    ['is unavailable', unavailable()],
    ['times out', new UpstreamError('timeout')],
  ])('is returned when the upstream %s, for the same arguments', async (_, error) => {
    const { implementation, decorated } = build();
    const good = await decorated.read(1);
    implementation.read.mockRejectedValue(error);
    expect(await settle(decorated.read(1))).toBe(good);
    expect(await settle(decorated.read(2))).toBeInstanceOf(UpstreamError);
  });

  it('is returned while the breaker is open', async () => {
    const { implementation, decorated } = build();
    const good = await decorated.read(1);
    implementation.write.mockRejectedValue(unavailable());
    for (let i = 0; i < 5; i++) await decorated.write().catch(() => undefined);
    expect(await decorated.read(1)).toBe(good);
    expect(implementation.read).toHaveBeenCalledTimes(1);
  });

  it('is at most 24 hours old', async () => {
    const { implementation, decorated } = build();
    const good = await decorated.read(1);
    implementation.read.mockRejectedValue(unavailable());
    await advance(24 * 3_600_000 - 3 * timeoutMs);
    expect(await settle(decorated.read(1))).toBe(good);
    await advance(2 * timeoutMs);
    expect(await settle(decorated.read(1))).toEqual(upstreamError('unavailable'));
  });

  it.each([null, undefined])('is dropped once the result is %s', async (empty) => {
    const { implementation, decorated } = build();
    await decorated.read(1);
    implementation.read.mockResolvedValueOnce(empty);
    expect(await decorated.read(1)).toBe(empty);
    implementation.read.mockRejectedValue(unavailable());
    expect(await settle(decorated.read(1))).toEqual(upstreamError('unavailable'));
  });

  it('is cached for the 2,000 latest reads', async () => {
    const { implementation, decorated } = build();
    for (let id = 0; id <= 2000; id++) await decorated.read(id);
    implementation.read.mockRejectedValue(unavailable());
    expect(await settle(decorated.read(1))).toEqual([1]);
    expect(await settle(decorated.read(0))).toEqual(upstreamError('unavailable'));
  });
});

describe('the log', () => {
  it('has one line for each failure, without the arguments', async () => {
    const { implementation, decorated, name } = build();
    await decorated.read('ada@example.com');
    implementation.read.mockRejectedValue(unavailable());
    implementation.write.mockImplementation(never);
    await settle(decorated.read('ada@example.com'));
    await settle(decorated.write('ada@example.com'));
    const call = { event: 'upstream.call_failed', upstream: name };
    const err = expect.objectContaining({ isTaskCancelledError: true });
    expect(logged.mock.calls).toEqual([
      [
        { ...call, method: 'read', problem: 'unavailable', ms: 100, err: new Error('503') },
        'failed to call an upstream',
      ],
      [{ ...call, method: 'write', problem: 'timeout', ms: timeoutMs, err }, 'failed to call an upstream'],
    ]);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('ada@example.com');
  });

  it('has no line for a content error, which is logged elsewhere', async () => {
    const { implementation, decorated } = build();
    implementation.read.mockRejectedValue(new ContentError('a.yaml', ['id']));
    await settle(decorated.read());
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('the state', () => {
  it('is shared by all bundles, with errors that they all recognise', async () => {
    const { implementation, options, decorated } = build();
    vi.resetModules();
    const other = await import('./upstream');
    const errors = await import('./upstream-error');
    const { ContractError } = await import('./upstream-error');
    expect(other.withUpstreamLimits).not.toBe(withUpstreamLimits);
    const redecorated = other.withUpstreamLimits(implementation, options);

    const good = await decorated.read(1);
    implementation.read.mockRejectedValue(new errors.UpstreamError('unavailable'));
    expect(await settle(redecorated.read(1))).toBe(good);
    implementation.write.mockRejectedValue(new errors.UpstreamError('refused'));
    const error = await settle(decorated.write());
    expect(error).toEqual(upstreamError('refused'));
    expect(error).toBeInstanceOf(UpstreamError);
    expect(error).toBeInstanceOf(errors.UpstreamError);

    const contractError = new ContractError('the key was reused');
    implementation.write.mockRejectedValue(contractError);
    expect(await settle(decorated.write())).toBe(contractError);

    implementation.write.mockRejectedValue(unavailable());
    for (let i = 0; i < 5; i++) await settle(redecorated.write());
    implementation.write.mockClear();
    await settle(decorated.write());
    expect(implementation.write).not.toHaveBeenCalled();
  });

  it('is separate for upstreams with different names', async () => {
    const [one, two] = [build(), build()];
    one.implementation.write.mockRejectedValue(unavailable());
    for (let i = 0; i < 5; i++) await settle(one.decorated.write());
    expect(await two.decorated.write(1)).toEqual([1]);
  });
});
