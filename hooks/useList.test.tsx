import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestJobs } from '@/lib/browser/request';
import type { JobResponse } from '@/lib/model/job';
import type { ListQuery } from '@/lib/model/lists/list-query';
import { buildJobResponse, listQuery } from '@/tests/support/jobs';
import { mockJobSearches } from '@/tests/support/mock-job-searches';
import { createSiteWrapper, fakeRouter, startNavigation } from '@/tests/support/render';
import { localizations } from '@/tests/support/site-content';
import { useList } from './useList';

const path = '/en/talents/offers/';
const initialPage = buildJobResponse(['One', 'Two'], { nbPages: 3 });
const failed = () => HttpResponse.json({ success: false }, { status: 502 });
const never = async () => {
  await delay('infinite');
  return failed();
};

beforeEach(() => window.history.replaceState(null, '', path));

const renderList = (parts: Partial<ListQuery> = {}, initial: JobResponse | null = initialPage) => {
  const router = fakeRouter();
  const content = { pageLocalizations: localizations('talents/offers') };
  const rendered = renderHook(
    ({ query, initial }) =>
      useList<JobResponse>({
        name: 'offers',
        source: query,
        query,
        initial,
        fetchPage: (nextQuery, signal) => requestJobs(nextQuery, 'en', signal),
      }),
    { initialProps: { query: listQuery(parts), initial }, wrapper: createSiteWrapper({ router, content }) },
  );
  const { result } = rendered;
  const run = (call: (current: ReturnType<typeof useList>) => unknown) =>
    act(async () => {
      call(result.current);
    });
  const search = (nextParts: Partial<ListQuery>) => run((list) => list.search(listQuery(nextParts)));
  const titles = () => result.current.pages.flatMap((page) => page.result.map(({ jobPosting }) => jobPosting));
  const waitForStatus = (status = 'idle') => waitFor(() => expect(result.current.status).toBe(status));
  return { ...rendered, router, run, search, titles, waitForStatus };
};
const getUrl = () => window.location.pathname + window.location.search;

describe('when it fails', () => {
  it('retains the visible list and the requested query', async () => {
    mockJobSearches(failed);
    const { result, search, titles, waitForStatus } = renderList();
    await search({ search: 'ring' });
    await waitForStatus('failed');
    expect(titles()).toEqual(['One', 'Two']);
    expect(result.current.query.search).toBe('ring');
    expect(getUrl()).toBe(`${path}?search=ring`);
  });

  it('can repeat the search that failed on the server', async () => {
    const searches = mockJobSearches(() => buildJobResponse(['Three']));
    const { run, titles, waitForStatus } = renderList({ search: 'ring', page: 1 }, null);
    await run(({ retry }) => retry());
    await waitForStatus();
    expect(searches[0]?.query).toMatchObject({ search: 'ring', page: 1 });
    expect(titles()).toEqual(['Three']);
  });
});

describe('more offers', () => {
  it('are appended to the visible ones, and their address replaces the last one', async () => {
    mockJobSearches(({ page }) => buildJobResponse([`Page ${page}`], { nbPages: 3 }));
    const { result, run, titles, waitForStatus } = renderList();
    const { length } = window.history;
    await run(({ loadMore }) => loadMore());
    await waitForStatus();
    await run(({ loadMore }) => loadMore());
    await waitForStatus();
    expect(titles()).toEqual(['One', 'Two', 'Page 1', 'Page 2']);
    expect(result.current).toMatchObject({ previousUrl: null, hasMore: false });
    expect(getUrl()).toBe(`${path}?page=2`);
    expect(window.history.length).toBe(length);
  });

  it('leave the address as it was if they cannot be loaded, and can be requested again', async () => {
    let isDown = true;
    mockJobSearches(() => (isDown ? failed() : buildJobResponse(['Three'])));
    const { run, titles, waitForStatus } = renderList();
    await run(({ loadMore }) => loadMore());
    await waitForStatus('failed');
    expect(getUrl()).toBe(path);
    isDown = false;
    await run(({ retry }) => retry());
    await waitForStatus();
    expect(titles()).toEqual(['One', 'Two', 'Three']);
  });

  it('are restored below the first ones when the visitor comes back', async () => {
    mockJobSearches(() => buildJobResponse(['Three', 'Four']));
    const first = renderList({ search: 'again', page: 1 });
    await first.run(({ loadMore }) => loadMore());
    await first.waitForStatus();
    first.unmount();
    const back = renderList({ search: 'again', page: 2 }, buildJobResponse(['Three', 'Four']));
    expect(back.titles()).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(back.result.current.previousUrl).toBe(`${path}?search=again`);
  });

  it('do not interrupt a visitor who has gone to another page meanwhile', async () => {
    const response = Promise.withResolvers<JobResponse>();
    const searches = mockJobSearches(() => response.promise);
    const { router, run } = renderList();
    await run(({ loadMore }) => loadMore());
    await waitFor(() => expect(searches).toHaveLength(1));
    startNavigation(router);
    response.resolve(buildJobResponse(['Three']));
    await act(() => delay(50));
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('are requested once while they are loading', async () => {
    const searches = mockJobSearches(never);
    const { run } = renderList();
    await run(({ loadMore }) => loadMore());
    await run(({ loadMore }) => loadMore());
    await waitFor(() => expect(searches.map(({ query }) => query.page)).toEqual([1]));
    expect(searches[0]?.signal.aborted).toBe(false);
  });

  it('are not mixed with the offers of another search', async () => {
    const searches = mockJobSearches(failed);
    const { run, search, waitForStatus } = renderList();
    await search({ search: 'ring' });
    await waitForStatus('failed');
    await run(({ loadMore }) => loadMore());
    expect(searches).toHaveLength(1);
  });
});

describe('the address', () => {
  it('is updated with an entry in the history for each search, and with none when it is repeated', async () => {
    mockJobSearches(() => buildJobResponse([]));
    const { search, waitForStatus } = renderList();
    const { length } = window.history;
    for (const _ of [1, 2]) await search({ search: 'ring', sort: 'date_asc' });
    await waitForStatus();
    expect(getUrl()).toBe(`${path}?search=ring&sort=date_asc`);
    expect(window.history.length).toBe(length + 1);
  });
});

describe('another list from the server', () => {
  it('replaces the one that the visitor has changed, and the request for it', async () => {
    const searches = mockJobSearches(({ search }) => (search === 'ring' ? buildJobResponse(['Three']) : never()));
    const { rerender, result, search, titles, waitForStatus } = renderList();
    await search({ search: 'ring' });
    await waitForStatus();
    await search({ search: 'gold' });
    await waitFor(() => expect(searches).toHaveLength(2));
    const query = listQuery({ search: 'silk' });
    rerender({ query, initial: buildJobResponse(['Four']) });
    expect(titles()).toEqual(['Four']);
    expect(searches[1]?.signal.aborted).toBe(true);
    expect(result.current).toMatchObject({ status: 'idle', query });
  });

  it('may be one that could not be loaded', () => {
    const { rerender, result } = renderList();
    rerender({ query: listQuery({ search: 'ring' }), initial: null });
    expect(result.current).toMatchObject({ status: 'failed', pages: [], hasMore: false });
  });
});
