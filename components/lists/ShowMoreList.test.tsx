import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { ShowMoreList } from './ShowMoreList';

const t = getTranslator('en', 'lists');

const renderList = () =>
  renderWithSite(
    <ShowMoreList
      endpoint="similar-offers"
      query={{ locale: 'en', jobId: 'H1', limit: 2 }}
      items={['One', 'Two']}
      nbPages={3}
      as="ul"
      getKey={(item) => item}
    >
      {(item) => <a href={`/en/${item}/`}>{item}</a>}
    </ShowMoreList>,
  );

/** Mocks the endpoint for further pages; returns the request bodies. */
const mockResponses = (respond: (page: number) => string[] | null) => {
  const requests: object[] = [];
  server.use(
    http.post('/api/similar-offers/', async ({ request }) => {
      const body = (await request.json()) as { page: number };
      requests.push(body);
      const result = respond(body.page);
      return HttpResponse.json({ success: result !== null, nbPages: 3, result });
    }),
  );
  return requests;
};
const getTitles = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const queryMoreButton = () => screen.queryByRole('button', { name: t('more') });

it('appends items until there are no more, and moves the focus to the first new one, at the same address', async () => {
  const requests = mockResponses((page) => (page === 1 ? ['Three', 'Four'] : ['Five']));
  const { user } = renderList();
  const url = window.location.href;
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(queryMoreButton() as HTMLElement);
  await waitFor(() => expect(getTitles()).toEqual(['Three', 'Four']));
  expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus();
  await user.click(queryMoreButton() as HTMLElement);
  await waitFor(() => expect(getTitles()).toEqual(['Three', 'Four', 'Five']));
  expect(screen.getByRole('link', { name: 'Five' })).toHaveFocus();
  expect(queryMoreButton()).toBeNull();
  const query = { locale: 'en', jobId: 'H1', limit: 2 };
  expect(requests).toEqual([
    { ...query, page: 1 },
    { ...query, page: 2 },
  ]);
  expect(window.location.href).toBe(url);
});

it('says that a request failed, and can retry', async () => {
  let isDown = true;
  mockResponses(() => (isDown ? null : ['Three']));
  const { user } = renderList();
  await user.click(queryMoreButton() as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('failed'));
  isDown = false;
  await user.click(screen.getByRole('button', { name: t('retry') }));
  await waitFor(() => expect(getTitles()).toEqual(['Three']));
  expect(screen.queryByRole('alert')).toBeNull();
});
