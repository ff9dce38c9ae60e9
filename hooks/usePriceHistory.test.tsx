import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { PricePeriod } from '@/lib/model/finance';
import { buildPriceHistory, comparedHistory } from '@/tests/support/price-history';
import { createSiteWrapper, fakeRouter } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { usePriceHistory } from './usePriceHistory';

const path = '/en/share/';
beforeEach(() => window.history.replaceState(null, '', path));

/** Mocks the endpoint with a response per period; returns the requests. */
const mockHistories = (responses: Partial<Record<PricePeriod, () => Response | Promise<Response>>>) => {
  const requests: Request[] = [];
  server.use(
    http.get('/api/share-price-history/', ({ request }) => {
      requests.push(request);
      const period = new URL(request.url).searchParams.get('period') as PricePeriod;
      return responses[period]?.();
    }),
  );
  return requests;
};
const respondWith = (period: PricePeriod) => () => HttpResponse.json({ history: buildPriceHistory({ period }) });
const respondWithNull = () => HttpResponse.json({ history: null });
const respondNever = async () => {
  await delay('infinite');
  return respondWithNull();
};

const renderHistory = (initial = buildPriceHistory() as ReturnType<typeof buildPriceHistory> | null) => {
  const router = fakeRouter();
  const { result, unmount } = renderHook(() => usePriceHistory(initial, 'en'), {
    wrapper: createSiteWrapper({ router }),
  });
  const choose = (period: PricePeriod, isCompared = false) =>
    act(async () => {
      result.current.choose({ period, isCompared }, `${path}?period=${period}`);
    });
  const getState = () => [result.current.history?.period, result.current.period, result.current.status];
  return { router, result, unmount, choose, getState };
};

it('starts with the period that the server rendered', () => {
  expect(renderHistory().getState()).toEqual(['1y', '1y', 'idle']);
  expect(renderHistory(null).getState()).toEqual([undefined, undefined, 'idle']);
});

it('requests the period in the language of the page, and updates the address', async () => {
  const requests = mockHistories({ '5y': respondWith('5y') });
  const length = window.history.length;
  const { choose, getState } = renderHistory();
  await choose('5y');
  await waitFor(() => expect(getState()).toEqual(['5y', '5y', 'idle']));
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?period=5y&locale=en']);
  expect(window.location.search).toBe('?period=5y');
  expect(window.history.length).toBe(length);
});

it('requests the index beside the share', async () => {
  const requests = mockHistories({ '5y': () => HttpResponse.json({ history: comparedHistory({ period: '5y' }) }) });
  const { choose, result } = renderHistory();
  expect(result.current.isCompared).toBe(false);
  await choose('5y', true);
  expect(result.current.isCompared).toBe(true);
  await waitFor(() => expect(result.current.history?.indexChange).toBe('+4.20%'));
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?period=5y&locale=en&compare=index']);
});

it('is compared with the index if the server rendered it so, and stays so if the share alone is unavailable', async () => {
  mockHistories({ '5y': respondWithNull });
  const { choose, result } = renderHistory(comparedHistory());
  expect(result.current.isCompared).toBe(true);
  await choose('5y');
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(result.current.isCompared).toBe(true);
});

it('stays compared as the visitor chose before, if the share alone is unavailable', async () => {
  mockHistories({
    '5y': () => HttpResponse.json({ history: comparedHistory({ period: '5y' }) }),
    '3y': respondWithNull,
  });
  const { choose, result } = renderHistory();
  await choose('5y', true);
  await waitFor(() => expect(result.current.history?.period).toBe('5y'));
  await choose('3y');
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(result.current.isCompared).toBe(true);
});

it('retains the visible history until the response arrives', async () => {
  mockHistories({ '5y': respondNever });
  const { choose, getState } = renderHistory();
  await choose('5y');
  expect(getState()).toEqual(['1y', '5y', 'loading']);
});

it.each([
  ['there is no history', respondWithNull],
  ['the request fails', () => HttpResponse.error()],
])('retains the visible history if %s, and can be requested again', async (_, failure) => {
  mockHistories({ '5y': failure, '3y': respondWith('3y') });
  const { choose, getState } = renderHistory();
  await choose('5y');
  await waitFor(() => expect(getState()).toEqual(['1y', '1y', 'failed']));
  await choose('3y');
  await waitFor(() => expect(getState()).toEqual(['3y', '3y', 'idle']));
});

it('shows the period of the server again once the visitor has navigated, even to the same page', async () => {
  mockHistories({ '5y': respondWith('5y') });
  const { router, choose, getState } = renderHistory();
  await choose('5y');
  await waitFor(() => expect(getState()).toEqual(['5y', '5y', 'idle']));
  act(() => router.events.emit('routeChangeComplete', path, { shallow: false }));
  expect(getState()).toEqual(['1y', '1y', 'idle']);
});
