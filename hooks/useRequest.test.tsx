import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRequest } from './useRequest';

const renderRequest = (initial?: string) => {
  const { result, unmount } = renderHook(() => useRequest<string>(initial));
  const shown = () => [result.current.status, result.current.data];
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
      answer: (answer: string) => act(async () => resolve(answer)),
      fail: () => act(async () => reject(new Error('down'))),
    };
  };
  const reset = () => act(async () => result.current.reset());
  return { shown, send, reset, unmount };
};

it('starts with nothing, or with the data that the server sent along', () => {
  expect(renderRequest().shown()).toEqual(['idle', null]);
  expect(renderRequest('of the server').shown()).toEqual(['idle', 'of the server']);
});

it('returns the answer, and keeps it while another is loading', async () => {
  const { shown, send } = renderRequest();
  const first = await send();
  expect(shown()).toEqual(['loading', null]);
  await first.answer('first');
  expect(shown()).toEqual(['idle', 'first']);
  await send();
  expect(shown()).toEqual(['loading', 'first']);
});

it('keeps the last answer after a failure', async () => {
  const { shown, send } = renderRequest('of the server');
  await (await send()).fail();
  expect(shown()).toEqual(['failed', 'of the server']);
});

it.each(['answer', 'fail'] as const)('aborts the previous request, and ignores its late %s', async (late) => {
  const { shown, send } = renderRequest();
  const first = await send();
  const second = await send();
  expect(first.signal.aborted).toBe(true);
  await second.answer('second');
  await first[late]('first');
  expect(shown()).toEqual(['idle', 'second']);
});

it('aborts and clears the answer when it is reset', async () => {
  const { shown, send, reset } = renderRequest('of the server');
  const request = await send();
  await reset();
  expect(request.signal.aborted).toBe(true);
  await request.answer('late');
  expect(shown()).toEqual(['idle', null]);
});

it('aborts when it is unmounted', async () => {
  const { send, unmount } = renderRequest();
  const { signal } = await send();
  expect(signal.aborted).toBe(false);
  unmount();
  expect(signal.aborted).toBe(true);
});
