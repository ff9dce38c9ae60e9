import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { advanceClock, createSiteWrapper, useFakeClock } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { useSharePrice } from './SharePriceContext';

const refreshMs = 120_000;
const price = (sharePrice: number) => () => HttpResponse.json({ sharePrice });

/** Responds to each request with the next of `responses`; the last one repeats. Returns the mock, which counts them. */
const mockResponses = (...responses: (() => Response)[]) => {
  const respond = vi.fn(() => responses[respond.mock.calls.length - 1]?.() ?? responses.at(-1)?.());
  server.use(http.get('/api/share-price/', respond));
  return respond;
};

const renderSharePrice = () => renderHook(useSharePrice, { wrapper: createSiteWrapper() }).result;

beforeEach(() => {
  useFakeClock();
});

it('is fetched once on mount, then every 120 seconds', async () => {
  const respond = mockResponses(price(184.2), price(185));
  const result = renderSharePrice();
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current?.sharePrice).toBe(184.2));

  await advanceClock(refreshMs - 5000);
  expect(respond).toHaveBeenCalledTimes(1);
  await advanceClock(5000);
  await waitFor(() => expect(result.current?.sharePrice).toBe(185));
  expect(respond).toHaveBeenCalledTimes(2);

  await advanceClock(refreshMs);
  await waitFor(() => expect(respond).toHaveBeenCalledTimes(3));
});

it('becomes null on a failure, silently, and comes back', async () => {
  const logged = vi.spyOn(console, 'error');
  mockResponses(price(184.2), () => HttpResponse.json({ sharePrice: 1 }, { status: 502 }), price(185));
  const result = renderSharePrice();
  await waitFor(() => expect(result.current?.sharePrice).toBe(184.2));
  await advanceClock(refreshMs);
  await waitFor(() => expect(result.current).toBeNull());
  await advanceClock(refreshMs);
  await waitFor(() => expect(result.current?.sharePrice).toBe(185));
  expect(logged).not.toHaveBeenCalled();
});

it('is null outside its provider, and says so', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { result } = renderHook(useSharePrice);
  expect(result.current).toBeNull();
  expect(logged).toHaveBeenCalledWith('Could not retrieve share price');
});
