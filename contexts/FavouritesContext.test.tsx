import { act, render, renderHook, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createSiteWrapper, type SiteOptions } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { buildJob } from '@/tests/support/site-content';
import { useFavourites } from './FavouritesContext';

const store = (...ids: string[]) => localStorage.setItem('favorites', JSON.stringify(ids));

/**
 * Mocks the endpoint: responds with an offer for each id that is neither closed nor unknown. Returns a mock that is
 * called with the sent ids and the locale.
 */
const mockOffers = ({ closed = [], unknown = [] }: { closed?: string[]; unknown?: string[] } = {}) => {
  const sent = vi.fn();
  server.use(
    http.post('/api/job-offer/', async ({ request }) => {
      const ids = (await request.json()) as string[];
      sent(ids, new URL(request.url).searchParams.get('locale'));
      const open = ids.filter((id) => ![...closed, ...unknown].includes(id));
      const jobList = open.map((jobId) => buildJob({ jobId }));
      return HttpResponse.json({ jobList, closed: ids.filter((id) => closed.includes(id)) });
    }),
  );
  return sent;
};

const renderFavourites = (options?: SiteOptions) =>
  renderHook(useFavourites, { wrapper: createSiteWrapper(options) }).result;
const listIds = (jobs: { jobId: string }[] | null) => jobs?.map(({ jobId }) => jobId);

it('sends the bare list of ids and provides the offers, in the language of the page', async () => {
  store('J-1', 'J-2');
  const sent = mockOffers();
  const result = renderFavourites({ content: { locale: 'jp' } });
  await waitFor(() => expect(listIds(result.current.jobs)).toEqual(['J-1', 'J-2']));
  expect(sent).toHaveBeenCalledExactlyOnceWith(['J-1', 'J-2'], 'jp');
});

it('adds an offer and removes it', async () => {
  const sent = mockOffers();
  const result = renderFavourites();
  expect(result.current.jobs).toEqual([]);
  act(() => result.current.toggle('J-1'));
  expect(result.current.isFavourite('J-1')).toBe(true);
  await waitFor(() => expect(listIds(result.current.jobs)).toEqual(['J-1']));

  act(() => result.current.toggle('J-1'));
  expect(result.current.isFavourite('J-1')).toBe(false);
  expect(result.current.jobs).toEqual([]);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('saves several offers, after which a removal can no longer be undone', () => {
  store('J-1');
  mockOffers();
  const result = renderFavourites();
  act(() => result.current.remove(['J-1']));
  expect(result.current.removal).toEqual({ ids: ['J-1'], haveClosed: false });
  act(() => result.current.save(['J-2', 'J-3']));
  expect(result.current.ids).toEqual(['J-2', 'J-3']);
  expect(result.current.removal).toBeNull();
});

it('no longer provides a removed offer, whether the server responds or not', async () => {
  store('J-1', 'J-2');
  mockOffers();
  const result = renderFavourites();
  await waitFor(() => expect(listIds(result.current.jobs)).toEqual(['J-1', 'J-2']));
  const respond = vi.fn(() => delay('infinite'));
  server.use(http.post('/api/job-offer/', respond));
  act(() => result.current.toggle('J-1'));
  expect(listIds(result.current.jobs)).toEqual(['J-2']);
  await waitFor(() => expect(respond).toHaveBeenCalled());
});

const readStored = () => JSON.parse(localStorage.getItem('favorites') ?? '');

it('removes offers that have closed from the list, until the visitor puts them back', async () => {
  store('J-1', 'J-2', 'J-3');
  const sent = mockOffers({ closed: ['J-1', 'J-3'] });
  const result = renderFavourites();
  await waitFor(() => expect(result.current.ids).toEqual(['J-2']));
  expect(readStored()).toEqual(['J-2']);
  const removal = { ids: ['J-1', 'J-3'], haveClosed: true };
  expect(result.current.removal).toEqual(removal);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(listIds(result.current.jobs)).toEqual(['J-2']);
  expect(result.current.removal).toEqual(removal);

  act(() => result.current.undo());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(result.current.unlistedIds).toEqual(['J-1', 'J-3']));
  expect(readStored()).toEqual(['J-2', 'J-1', 'J-3']);
  expect(result.current.removal).toBeNull();
});

it('retains offers that are still unknown to the server', async () => {
  store('J-1', 'J-2');
  mockOffers({ unknown: ['J-2'] });
  const result = renderFavourites();
  await waitFor(() => expect(result.current.unlistedIds).toEqual(['J-2']));
  expect(listIds(result.current.jobs)).toEqual(['J-1']);
  expect(readStored()).toEqual(['J-1', 'J-2']);
  expect(result.current.removal).toBeNull();
});

it('has null for its offers if they are unavailable', async () => {
  store('J-1');
  server.use(http.post('/api/job-offer/', () => HttpResponse.json({ jobList: [] }, { status: 502 })));
  const result = renderFavourites();
  await waitFor(() => expect(result.current.jobs).toBeNull());
  expect(result.current.unlistedIds).toEqual([]);
  expect(result.current).toMatchObject({ ids: ['J-1'], removal: null });
});

it('repeats the request until the offers are available', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  store('J-1');
  server.use(http.post('/api/job-offer/', () => HttpResponse.error()));
  const result = renderFavourites();
  await waitFor(() => expect(result.current.jobs).toBeNull());
  mockOffers();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(listIds(result.current.jobs)).toEqual(['J-1']));
  vi.useRealTimers();
});

it('shows an offer as a favourite only once the page has mounted', () => {
  store('J-1');
  server.use(http.post('/api/job-offer/', () => delay('infinite')));
  const Site = createSiteWrapper();
  const Mark = () => <p>{useFavourites().isFavourite('J-1') ? 'saved' : 'not saved'}</p>;
  const ui = (
    <Site>
      <Mark />
    </Site>
  );
  const container = document.createElement('main');
  container.innerHTML = renderToString(ui);
  expect(container).toHaveTextContent(/^not saved$/);

  const logged = vi.spyOn(console, 'error');
  render(ui, { container: document.body.appendChild(container), hydrate: true });
  expect(container).toHaveTextContent(/^saved$/);
  expect(logged).not.toHaveBeenCalled();
});

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useFavourites)).toThrow(
    new Error('useFavourites must be used within its FavouritesProvider'),
  );
});
