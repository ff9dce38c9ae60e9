import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobResponse } from '@/lib/model/job';
import type { ListQuery } from '@/lib/model/lists/list-query';
import { buildJobResponse, listQuery } from '@/tests/support/jobs';
import { mockJobSearches } from '@/tests/support/mock-job-searches';
import { createSiteWrapper, fakeRouter, startNavigation } from '@/tests/support/render';
import { useJobSearch } from './useJobSearch';

const path = '/en/talents/offers/';
const initial = buildJobResponse(['One', 'Two'], { nbPages: 3 });
const failed = () => HttpResponse.json({ success: false }, { status: 502 });
const never = async () => {
  await delay('infinite');
  return failed();
};

beforeEach(() => window.history.replaceState(null, '', path));

const renderSearch = (query: Partial<ListQuery> = {}, answer: JobResponse | null = initial) => {
  const router = fakeRouter();
  const options = { locale: 'en' as const, path, query: listQuery(query), answer };
  const { result, unmount } = renderHook(() => useJobSearch(options), { wrapper: createSiteWrapper({ router }) });
  const run = (call: (current: ReturnType<typeof useJobSearch>) => unknown) =>
    act(async () => {
      call(result.current);
    });
  const search = (parts: Partial<ListQuery>) => run((current) => current.search(listQuery(parts)));
  const titles = () => result.current.data?.result.map(({ jobPosting }) => jobPosting);
  const waitForStatus = (status = 'idle') => waitFor(() => expect(result.current.status).toBe(status));
  return { router, result, unmount, run, search, titles, waitForStatus };
};
const getUrl = () => window.location.pathname + window.location.search;

describe('when it fails', () => {
  it('retains the visible list and the requested query', async () => {
    mockJobSearches(failed);
    const { result, search, titles, waitForStatus } = renderSearch();
    await search({ search: 'ring' });
    await waitForStatus('failed');
    expect(titles()).toEqual(['One', 'Two']);
    expect(result.current.query.search).toBe('ring');
    expect(getUrl()).toBe(`${path}?search=ring`);
  });

  it('can repeat the search that failed on the server', async () => {
    const searches = mockJobSearches(() => buildJobResponse(['Three']));
    const { run, titles, waitForStatus } = renderSearch({ search: 'ring', page: 1 }, null);
    await run(({ retry }) => retry());
    await waitForStatus();
    expect(searches[0]?.query).toMatchObject({ search: 'ring', page: 1 });
    expect(titles()).toEqual(['Three']);
  });
});

describe('more offers', () => {
  it('are appended to the visible ones, and their address replaces the last one', async () => {
    mockJobSearches(({ page }) => buildJobResponse([`Page ${page}`], { nbPages: 3 }));
    const { result, run, titles, waitForStatus } = renderSearch();
    const { length } = window.history;
    await run(({ loadMore }) => loadMore());
    await waitForStatus();
    await run(({ loadMore }) => loadMore());
    await waitForStatus();
    expect(titles()).toEqual(['One', 'Two', 'Page 1', 'Page 2']);
    expect(result.current.firstPage).toBe(0);
    expect(getUrl()).toBe(`${path}?page=2`);
    expect(window.history.length).toBe(length);
  });

  it('are appended to the visible ones after a failure, too', async () => {
    let isDown = true;
    mockJobSearches(() => (isDown ? failed() : buildJobResponse(['Three'])));
    const { run, titles, waitForStatus } = renderSearch();
    await run(({ loadMore }) => loadMore());
    await waitForStatus('failed');
    isDown = false;
    await run(({ retry }) => retry());
    await waitForStatus();
    expect(titles()).toEqual(['One', 'Two', 'Three']);
  });

  it('are restored below the first ones when the visitor comes back', async () => {
    mockJobSearches(() => buildJobResponse(['Three', 'Four']));
    const first = renderSearch({ search: 'again' });
    await first.run(({ loadMore }) => loadMore());
    await first.waitForStatus();
    first.unmount();
    const back = renderSearch({ search: 'again', page: 1 }, buildJobResponse(['Three', 'Four']));
    expect(back.titles()).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(back.result.current.firstPage).toBe(0);
  });

  it('leave the address as it was if they cannot be loaded', async () => {
    mockJobSearches(failed);
    const { run, waitForStatus } = renderSearch();
    await run(({ loadMore }) => loadMore());
    await waitForStatus('failed');
    expect(getUrl()).toBe(path);
  });

  it('do not interrupt a visitor who has gone to another page meanwhile', async () => {
    const response = Promise.withResolvers<JobResponse>();
    const searches = mockJobSearches(() => response.promise);
    const { router, run } = renderSearch();
    await run(({ loadMore }) => loadMore());
    await waitFor(() => expect(searches).toHaveLength(1));
    startNavigation(router);
    response.resolve(buildJobResponse(['Three']));
    await act(() => delay(50));
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('are requested once while they are loading', async () => {
    const searches = mockJobSearches(never);
    const { run } = renderSearch();
    await run(({ loadMore }) => loadMore());
    await run(({ loadMore }) => loadMore());
    await waitFor(() => expect(searches.map(({ query }) => query.page)).toEqual([1]));
    expect(searches[0]?.signal.aborted).toBe(false);
  });

  it('are not mixed with the offers of another search', async () => {
    const searches = mockJobSearches(failed);
    const { run, search, waitForStatus } = renderSearch();
    await search({ search: 'ring' });
    await waitForStatus('failed');
    await run(({ loadMore }) => loadMore());
    expect(searches).toHaveLength(1);
  });
});

describe('the address', () => {
  it('is updated with an entry in the history for each search', async () => {
    mockJobSearches(() => buildJobResponse([]));
    const { search, waitForStatus } = renderSearch();
    const { length } = window.history;
    await search({ search: 'ring', sort: 'date_asc' });
    await waitForStatus();
    expect(getUrl()).toBe(`${path}?search=ring&sort=date_asc`);
    expect(window.history.length).toBe(length + 1);
  });

  it('gets no second entry when the same search is repeated', async () => {
    mockJobSearches(() => buildJobResponse([]));
    const { search, waitForStatus } = renderSearch();
    await search({ search: 'ring' });
    const { length } = window.history;
    await search({ search: 'ring' });
    await waitForStatus();
    expect(window.history.length).toBe(length);
  });
});

describe('going back', () => {
  const goBackTo = (router: ReturnType<typeof fakeRouter>, as: string) => {
    const [listener] = vi.mocked(router.beforePopState).mock.lastCall ?? [];
    return act(async () => listener?.({ url: as, as, options: {} }));
  };

  it('shows the list of the address without a navigation by Next', async () => {
    const searches = mockJobSearches(() => buildJobResponse(['Three']));
    const { router, result, titles, waitForStatus } = renderSearch();
    expect(await goBackTo(router, `${path}?search=ring&page=2`)).toBe(false);
    await waitForStatus();
    expect(searches[0]?.query).toMatchObject({ search: 'ring', page: 2 });
    expect(titles()).toEqual(['Three']);
    expect(result.current.firstPage).toBe(2);
  });

  it('leaves other pages to Next', async () => {
    const searches = mockJobSearches(() => buildJobResponse([]));
    const { router, titles } = renderSearch();
    expect(await goBackTo(router, '/en/talents/?search=ring')).toBe(true);
    expect(searches).toEqual([]);
    expect(titles()).toEqual(['One', 'Two']);
  });

  it('leaves all pages to Next once it is unmounted', async () => {
    const { router, unmount } = renderSearch();
    unmount();
    expect(await goBackTo(router, path)).toBe(true);
  });
});

describe('a link to the page', () => {
  const navigateTo = (router: ReturnType<typeof fakeRouter>, as: string) =>
    act(async () => router.events.emit('routeChangeComplete', as, { shallow: false }));

  it('loads the list of its address', async () => {
    const searches = mockJobSearches(({ search }) => buildJobResponse([search || 'All']));
    const { router, search, titles, waitForStatus } = renderSearch();
    await search({ search: 'ring' });
    await waitForStatus();
    await navigateTo(router, path);
    await waitForStatus();
    expect(titles()).toEqual(['All']);
    expect(searches).toHaveLength(2);
  });

  it('is distinguished from an address that the list has written, even if that is reported late', async () => {
    const searches = mockJobSearches(() => buildJobResponse([]));
    const { router, search, waitForStatus } = renderSearch();
    await search({ search: 'ring' });
    await waitForStatus();
    act(() => router.events.emit('routeChangeComplete', `${path}?search=rin`, { shallow: true }));
    await waitForStatus();
    expect(searches).toHaveLength(1);
  });

  it('requests nothing if the list is shown already, or for other pages', async () => {
    const searches = mockJobSearches(() => buildJobResponse([]));
    const { router, titles } = renderSearch({ search: 'ring' });
    await navigateTo(router, `${path}?search=ring`);
    await navigateTo(router, '/en/talents/');
    expect(searches).toEqual([]);
    expect(titles()).toEqual(['One', 'Two']);
  });
});
