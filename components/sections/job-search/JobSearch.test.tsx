import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { Popups } from '@/components/popups/Popups';
import { JobAlertLink } from '@/components/shell/header/JobAlertLink';
import type { Section } from '@/lib/model/section';
import { getInteractions } from '@/tests/support/interactions';
import { buildJobResponse, jobSearch, listQuery } from '@/tests/support/jobs';
import { mockJobSearches } from '@/tests/support/mock-job-searches';
import { fakeRouter, jobsT, renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { localizations } from '@/tests/support/site-content';
import JobSearch from './JobSearch';

const path = '/en/talents/offers/';

beforeEach(() => window.history.replaceState(null, '', path));

const renderSearch = (overrides: Partial<Section<'job-search'>> = {}) => {
  const router = fakeRouter();
  const content = { pageLocalizations: localizations('talents/offers') };
  const { user } = renderWithSite(
    <>
      <JobAlertLink />
      <JobSearch {...jobSearch(overrides)} />
      <Popups />
    </>,
    { router, content },
  );
  return { user, router };
};

const failedResponse = () => HttpResponse.json({ success: false }, { status: 502 });
const getField = () => screen.getByRole('searchbox', { name: jobsT('search.field') });
const sortSelect = () => screen.getByRole('combobox', { name: jobsT('search.sort') });
const count = () => screen.getAllByRole('status')[0] as HTMLElement;
const getCheckbox = (name: string) => screen.getByRole('checkbox', { name });
const link = (key: string) => screen.getByRole('link', { name: jobsT(key) });
const getChip = (filter: string) => screen.getByRole('link', { name: jobsT('search.remove', { filter }) });
const getTitles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent?.split(' (')[0]);
const getUrl = () => window.location.pathname + window.location.search;

it('shows the results that the server rendered, with their number and how they differ from the search', () => {
  renderSearch({
    answer: buildJobResponse(['Watchmaker', 'Gilder'], { nbHits: 4, corrected: 'watch' }),
    query: listQuery({ search: 'wach' }),
  });
  expect(getTitles()).toEqual(['Watchmaker', 'Gilder']);
  expect(count()).toHaveTextContent('4 jobs');
  const remark = jobsT('search.corrected', { query: 'wach', corrected: 'watch' });
  expect(screen.getByText(remark)).toHaveAttribute('role', 'status');
});

it('submits to the page itself without JavaScript, with the parameter names of its address', () => {
  renderSearch({ query: listQuery({ search: 'watch', facets: { country: ['CH'] }, ids: ['J-1', 'J-2'] }) });
  const form = screen.getByRole<HTMLFormElement>('search', { name: jobsT('search.label') });
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', path);
  const formData = Object.fromEntries(new FormData(form));
  expect(formData).toEqual({ search: 'watch', country: 'CH', ids: 'J-1,J-2', sort: 'relevance' });
});

it('searches for the typed keywords on Enter, updates the address and keeps the focus', async () => {
  const searches = mockJobSearches(() => buildJobResponse(['Gilder']));
  const { user } = renderSearch();
  await user.type(getField(), 'gild{Enter}');
  await waitFor(() => expect(getTitles()).toEqual(['Gilder']));
  expect(searches.map(({ query }) => query)).toEqual([{ ...listQuery({ search: 'gild' }), locale: 'en' }]);
  expect(getUrl()).toBe(`${path}?search=gild`);
  expect(getField()).toHaveFocus();
  expect(getField()).toHaveValue('gild');
});

it('says that it is searching, then how many offers there are', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  mockJobSearches(() => promise);
  const { user } = renderSearch();
  await user.click(getCheckbox('Switzerland 1,007'));
  expect(count()).toHaveTextContent(jobsT('search.loading'));
  resolve(HttpResponse.json(buildJobResponse(['Gilder'])));
  await waitFor(() => expect(count()).toHaveTextContent('1 job'));
});

it('removes a filter, and moves the focus to the number of offers', async () => {
  mockJobSearches(() => buildJobResponse(['Gilder', 'Setter']));
  const { user } = renderSearch({ query: listQuery({ search: 'watch' }) });
  await user.click(getChip(jobsT('search.words', { words: 'watch' })));
  await waitFor(() => expect(getTitles()).toEqual(['Gilder', 'Setter']));
  expect(getField()).toHaveValue('');
  expect(getUrl()).toBe(path);
  expect(count()).toHaveFocus();
});

it('shows more offers below those shown, and moves the focus to the first of them', async () => {
  const searches = mockJobSearches(() => buildJobResponse(['Setter', 'Tanner'], { nbPages: 2, nbHits: 4 }));
  const { user } = renderSearch();
  expect(link('search.more')).toHaveAttribute('href', `${path}?page=1`);
  await user.click(link('search.more'));
  await waitFor(() => expect(getTitles()).toEqual(['Watchmaker', 'Gilder', 'Setter', 'Tanner']));
  expect(searches.map(({ query }) => query.page)).toEqual([1]);
  await waitFor(() => expect(screen.getByRole('link', { name: /^Setter/ })).toHaveFocus());
  expect(screen.queryByRole('link', { name: jobsT('search.more') })).toBeNull();
});

it('links to the previous offers', () => {
  renderSearch({ query: listQuery({ search: 'watch', page: 2 }) });
  expect(link('search.previous')).toHaveAttribute('href', `${path}?search=watch&page=1`);
});

it('shows an error instead of the previous offers when a search fails, and can retry', async () => {
  let isDown = true;
  const searches = mockJobSearches(() => (isDown ? failedResponse() : buildJobResponse(['Gilder'])));
  const { user } = renderSearch();
  await user.type(getField(), 'gild{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(jobsT('search.error'));
  expect(screen.queryByRole('article')).toBeNull();
  expect(count()).toBeEmptyDOMElement();
  expect(getField()).toHaveValue('gild');
  expect(screen.queryByRole('link', { name: jobsT('search.more') })).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: t('retry') }));
  await waitFor(() => expect(getTitles()).toEqual(['Gilder']));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(count()).toHaveFocus();
  expect(searches.map(({ query }) => query.search)).toEqual(['gild', 'gild']);
});

it('says that the search failed on the server, and retains the query', async () => {
  const searches = mockJobSearches(() => buildJobResponse(['Gilder']));
  const { user } = renderSearch({ query: listQuery({ facets: { country: ['CH'] } }), answer: null });
  expect(screen.getByRole('alert')).toHaveTextContent(jobsT('search.error'));
  expect(count()).toBeEmptyDOMElement();
  await user.type(getField(), 'gild{Enter}');
  await waitFor(() => expect(getTitles()).toEqual(['Gilder']));
  expect(searches[0]?.query).toMatchObject({ search: 'gild', facets: { country: ['CH'] } });
});

it('filters and sorts the results from the first page on, and tracks the keywords and filters', async () => {
  const searches = mockJobSearches(() => buildJobResponse(['Gilder']));
  const { user } = renderSearch({ query: listQuery({ page: 1 }) });
  await user.type(getField(), 'gild{Enter}');
  await user.click(getCheckbox('Switzerland 1,007'));
  await user.selectOptions(sortSelect(), jobsT('search.sort-date_asc'));
  await user.click(link('search.clear'));
  await waitFor(() => expect(searches).toHaveLength(4));
  const filters = { search: 'gild', facets: { country: ['CH'] } };
  expect(searches[2]?.query).toEqual({ ...listQuery({ ...filters, sort: 'date_asc' }), locale: 'en' });
  expect(getInteractions()).toEqual([
    ['Job offers', 'Search keyword', 'gild'],
    ['Job offers', 'Search filter', '?search=gild&country=CH'],
    ['Job offers', 'Search filter', '?search=gild&country=CH&sort=date_asc'],
    ['Job offers', 'Search filter', ''],
  ]);
});

it.each([
  [undefined, 2],
  ['All offers', 3],
])('says that nothing was found, under the title %s with a heading of level %d', (title, level) => {
  renderSearch({ title, answer: buildJobResponse([]) });
  expect(screen.getByRole('heading', { level, name: jobsT('search.empty-title') })).toBeVisible();
  expect(count()).toHaveTextContent('0 jobs');
});

it('says that the offers of a shared list are closed', () => {
  renderSearch({ query: listQuery({ ids: ['J-1'] }), answer: buildJobResponse([]) });
  expect(screen.getByText(jobsT('search.empty-list'))).toBeVisible();
  expect(screen.queryByText(jobsT('search.empty'))).toBeNull();
});

it.each(['alert.open', 'alert.title'])(
  'offers an alert for the search, but not for a list that was shared, below it and in the header: %s',
  async (name) => {
    mockJobSearches(() => buildJobResponse([]));
    const { user } = renderSearch({
      query: listQuery({ search: 'watch', facets: { country: ['CH'] }, ids: ['J-1'] }),
    });
    await user.click(screen.getByRole('button', { name: jobsT(name) }));
    const popup = within(await screen.findByRole('dialog', { name: jobsT('alert.title') }));
    expect(popup.getByRole('textbox', { name: jobsT('search.field') })).toHaveValue('watch');
    const selected = popup.getAllByRole<HTMLSelectElement>('combobox').filter(({ value }) => value);
    expect(selected.map(({ value }) => value)).toEqual(['CH']);
    expect(getInteractions()).toEqual([['Job offers', 'Job alert intention', '']]);
  },
);

it('links to the feed of the search, as a file and not as a page of the site', async () => {
  const { user, router } = renderSearch({
    query: listQuery({ search: 'watch', facets: { country: ['CH'] }, page: 1 }),
  });
  expect(link('feed.link')).toHaveAttribute('href', '/en/offers.atom?search=watch&country=CH');
  await user.click(link('feed.link'));
  expect(router.push).not.toHaveBeenCalled();
});

it('remembers the keywords of a search, which can be repeated', async () => {
  mockJobSearches(() => buildJobResponse(['Gilder']));
  const { user } = renderSearch();
  await user.type(getField(), 'gild{Enter}');
  await user.clear(getField());
  expect(await screen.findByRole('button', { name: 'gild' })).toBeVisible();
});

it('says in the filters how many offers match', async () => {
  mockJobSearches(() => buildJobResponse(['Gilder']));
  const { user } = renderSearch();
  const [show] = screen.getAllByRole('button', { name: jobsT('search.show', { count: 4, number: '4' }) });
  await user.click(getCheckbox('Switzerland 1,007'));
  await waitFor(() => expect(show).toHaveTextContent(jobsT('search.show', { count: 1, number: '1' })));
  await user.click(show as HTMLElement);
  expect(count()).toHaveFocus();
});

describe('a shared list', () => {
  const renderList = () => {
    server.use(http.post('/api/job-offer/', () => delay('infinite')));
    return renderSearch({ query: listQuery({ ids: ['J-1', 'J-2'] }) });
  };

  it('says first that somebody shared it, and what to do with it', () => {
    renderList();
    const [heading] = screen.getAllByRole('heading');
    expect(heading).toHaveTextContent(jobsT('list.shared', { count: 2 }));
    expect(heading?.compareDocumentPosition(getField())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(jobsT('list.shared-help'))).toBeVisible();
  });

  it('is saved as a whole', async () => {
    localStorage.setItem('favorites', '["J-2"]');
    const { user } = renderList();
    await user.click(screen.getByRole('button', { name: jobsT('list.save') }));
    expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toEqual(['J-2', 'J-1']);
    expect(screen.getByText(jobsT('list.saved')).closest('[role=status]')).toBeVisible();
    expect(getInteractions()).toEqual([['Job offers', 'Add to favorites', 'J-1']]);
  });

  it('is not offered to be saved if it is the visitor’s own', () => {
    localStorage.setItem('favorites', '["J-2","J-3","J-1"]');
    renderList();
    expect(screen.getByRole('heading', { name: jobsT('list.own', { count: 2 }) })).toBeVisible();
    expect(screen.getByText(jobsT('list.own-help'))).toBeVisible();
    expect(screen.queryByRole('button', { name: jobsT('list.save') })).toBeNull();
  });

  it('can be left, which moves the focus to the number of offers', async () => {
    mockJobSearches(() => buildJobResponse(['Gilder', 'Setter']));
    const { user } = renderList();
    await user.click(link('search.clear'));
    await waitFor(() => expect(getTitles()).toEqual(['Gilder', 'Setter']));
    expect(count()).toHaveFocus();
  });

  it('is sent by email', async () => {
    const { user } = renderList();
    await user.click(screen.getByRole('button', { name: jobsT('list.open') }));
    expect(await screen.findByRole('dialog', { name: jobsT('list.open') })).toBeVisible();
  });
});
