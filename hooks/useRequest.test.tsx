import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RequestError } from '@/lib/browser/request';
import { useRequest } from './useRequest';

const renderRequest = () => {
  const { result, unmount } = renderHook(() => useRequest<string>());
  const getState = () => [result.current.status, result.current.data];
  /** Sends a request; returns the functions that settle it, and its signal. */
  const send = async () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let signal = AbortSignal.abort();
    await act(async () => {
      result.current.send((requestSignal) => {
        signal = requestSignal;
        return promise;
      });
    });
    return {
      signal,
      respond: (data: string) => act(async () => resolve(data)),
      fail: () => act(async () => reject(new Error('down'))),
    };
  };
  const reset = () => act(async () => result.current.reset());
  return { getState, send, reset, unmount };
};

it('returns the data, and retains it while another request is loading', async () => {
  const { getState, send } = renderRequest();
  expect(getState()).toEqual(['idle', null]);
  const first = await send();
  expect(getState()).toEqual(['loading', null]);
  await first.respond('first');
  expect(getState()).toEqual(['idle', 'first']);
  await send();
  expect(getState()).toEqual(['loading', 'first']);
});

it('retains the last data after a failure', async () => {
  const { getState, send } = renderRequest();
  await (await send()).respond('first');
  await (await send()).fail();
  expect(getState()).toEqual(['failed', 'first']);
});

it.each([
  ['response', 'respond'],
  ['failure', 'fail'],
] as const)('aborts the previous request, and ignores its late %s', async (_, settle) => {
  const { getState, send } = renderRequest();
  const first = await send();
  const second = await send();
  expect(first.signal.aborted).toBe(true);
  await second.respond('second');
  await first[settle]('first');
  expect(getState()).toEqual(['idle', 'second']);
});

it('repeats a request that was one too many when the server accepts it again', async () => {
  vi.useFakeTimers();
  const tooMany = new Response(null, { status: 429, headers: { 'Retry-After': '7' } });
  const request = vi.fn().mockRejectedValueOnce(new RequestError(tooMany)).mockResolvedValue('second');
  const { result } = renderHook(() => useRequest<string>());
  await act(() => result.current.send(request));
  expect(result.current).toMatchObject({ status: 'failed', waitSeconds: 7 });
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(result.current).toMatchObject({ status: 'idle', waitSeconds: null, data: 'second' });
  vi.useRealTimers();
});

it('aborts and clears the data when it is reset', async () => {
  const { getState, send, reset } = renderRequest();
  await (await send()).respond('first');
  const request = await send();
  await reset();
  expect(request.signal.aborted).toBe(true);
  await request.respond('late');
  expect(getState()).toEqual(['idle', null]);
});

it('aborts when it is unmounted', async () => {
  const { send, unmount } = renderRequest();
  const { signal } = await send();
  expect(signal.aborted).toBe(false);
  unmount();
  expect(signal.aborted).toBe(true);
});
