import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { Cards } from '@/components/ui/Cards';
import { Phrases } from '@/components/ui/Phrases';
import type { CountedPagination } from '@/lib/model/list';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { localizations } from '@/tests/support/site-content';
import { PagedList } from './PagedList';

const t = getTranslator('en', 'lists');
const pagination: CountedPagination = {
  address: '/en/news/?year=2026',
  page: 0,
  nbPages: 3,
  nbHits: 6,
  previous: null,
  next: '/en/news/?year=2026&page=1',
  query: { locale: 'en', year: 2026, page: 0 },
};

const pageLocalizations = localizations('news');
const buildList = (items: string[], overrides: Partial<CountedPagination> = {}) => (
  <PagedList
    endpoint="news-search-content"
    items={items}
    pagination={{ ...pagination, ...overrides }}
    as={Cards}
    getKey={(item) => item}
  >
    {(item) => <a href={`/en/${item}/`}>{item}</a>}
  </PagedList>
);
const renderList = (items = ['One', 'Two'], overrides: Partial<CountedPagination> = {}) =>
  renderWithSite(buildList(items, overrides), { content: { pageLocalizations } });

/** Mocks the endpoint for further pages; returns the request bodies. */
const mockResponses = (respond: (page: number) => Response | Promise<Response>) => {
  const requests: object[] = [];
  server.use(
    http.post('/api/news-search-content/', async ({ request }) => {
      const body = (await request.json()) as { page: number };
      requests.push(body);
      return respond(body.page);
    }),
  );
  return requests;
};
const pageResponse = (...result: string[]) =>
  HttpResponse.json({ success: true, nbPages: 3, nbHits: 6, result, message: '' });
const queryMoreLink = () => screen.queryByRole('link', { name: t('more') });
const getTitles = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('links to the next page, for visitors without JavaScript, and leaves a click that opens a tab to the browser', async () => {
  const requests = mockResponses(() => pageResponse('Three'));
  const { user } = renderList();
  expect(queryMoreLink()).toHaveAttribute('href', '/en/news/?year=2026&page=1');
  expect(queryMoreLink()).toHaveAttribute('rel', 'next');
  await user.keyboard('{Control>}');
  await user.click(queryMoreLink() as HTMLElement);
  expect(requests).toEqual([]);
});

it('links to the previous page', () => {
  renderList(undefined, { address: '/en/news/?year=2026&page=1' });
  expect(screen.getByRole('link', { name: t('previous') })).toHaveAttribute('href', '/en/news/?year=2026');
});

it('appends the next page of the same list, and updates the address and the focus', async () => {
  const requests = mockResponses((page) => (page === 1 ? pageResponse('Three', 'Four') : pageResponse('Five')));
  const { user } = renderList();
  await user.click(queryMoreLink() as HTMLElement);
  await waitFor(() => expect(getTitles()).toEqual(['One', 'Two', 'Three', 'Four']));
  expect(requests).toEqual([{ locale: 'en', year: 2026, page: 1 }]);
  expect(window.location.search).toBe('?year=2026&page=1');
  expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus();
  await user.click(queryMoreLink() as HTMLElement);
  await waitFor(() => expect(getTitles()).toHaveLength(5));
  expect(queryMoreLink()).toBeNull();
});

it('says that it is loading', async () => {
  mockResponses(async () => {
    await delay('infinite');
    return pageResponse();
  });
  const { user } = renderList();
  await user.click(queryMoreLink() as HTMLElement);
  expect(screen.getByText(t('loading'))).toHaveAttribute('role', 'status');
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
});

it('stays as it is when the next page fails to load, and can retry', async () => {
  let attempts = 0;
  mockResponses(() =>
    ++attempts === 1 ? HttpResponse.json({ success: false, result: [] }, { status: 502 }) : pageResponse('Three'),
  );
  const { user } = renderList();
  await user.click(queryMoreLink() as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('failed'));
  expect(getTitles()).toEqual(['One', 'Two']);
  const retryButton = screen.getByRole('button', { name: getTranslator('en')('retry') });
  expect(retryButton).toHaveFocus();
  expect(screen.getByRole('list').compareDocumentPosition(retryButton)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(retryButton);
  await waitFor(() => expect(getTitles()).toEqual(['One', 'Two', 'Three']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('announces the number of items of all pages, or that nothing matches, and leaves the focus, when a filter is chosen', () => {
  const { rerender } = renderList();
  const [status] = screen.getAllByRole('status');
  expect(status).toHaveTextContent(t('count_other', { count: 6 }));
  rerender(buildList(['Three', 'Four', 'Five'], { nbHits: 1, nbPages: 1 }));
  expect(status).toHaveTextContent(t('count_one', { count: 1 }));
  expect(document.body).toHaveFocus();
  rerender(buildList([], { nbHits: 0, nbPages: 0 }));
  expect(status).toHaveTextContent(t('empty'));
  expect(screen.queryByRole('list')).toBeNull();
});

it('breaks the lines of appended titles between phrases, like those of the page', async () => {
  mockResponses(() => HttpResponse.json({ result: ['手仕事の場'], phrases: { 手仕事の場: [4] } }));
  const { user } = renderWithSite(
    <PagedList endpoint="news-search-content" items={['一']} pagination={pagination} as={Cards} getKey={(item) => item}>
      {(item) => <Phrases text={item} />}
    </PagedList>,
  );
  await user.click(queryMoreLink() as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('listitem').at(-1)?.innerHTML).toBe('手仕事の<wbr>場'));
});
