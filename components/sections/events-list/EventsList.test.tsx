import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '@/lib/model/section';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { groupEvent } from '@/tests/support/site-content';
import EventsList from './EventsList';

const t = getTranslator('en', 'events');
const listsT = getTranslator('en', 'lists');

const ongoing = groupEvent({ id: 'wool', title: 'Wool', status: 'open' });
const upcoming = groupEvent({ id: 'silk', title: 'Silk', status: 'coming' });
const past = groupEvent({ id: 'lace', title: 'Lace', status: 'over', ics: null });
const pagination = {
  address: '/en/events/',
  page: 0,
  nbPages: 2,
  nbHits: 3,
  previous: null,
  next: '/en/events/?page=1',
};
const filters: Section<'events-list'>['filters'] = [
  { name: 'year', options: ['2027', '2026'].map((key) => ({ key, label: key })), chosen: ['2026'] },
  {
    name: 'type',
    options: [
      { key: 'talk', label: 'Talk' },
      { key: 'exhibition', label: 'Exhibition' },
    ],
    chosen: [],
  },
];
const allEvents = { items: [ongoing, upcoming, past], pagination, filters };

const pageLocalizations = [{ locale: 'en', path: '/en/events/' }] as const;

const buildList = (overrides: Partial<Section<'events-list'>>) => (
  <EventsList
    type="events-list"
    pageSize={3}
    paginated={overrides.pagination !== undefined}
    link={null}
    items={[]}
    pagination={null}
    filters={[]}
    {...overrides}
  />
);
const renderList = (overrides: Partial<Section<'events-list'>>) =>
  renderWithSite(buildList(overrides), { content: { pageLocalizations: [...pageLocalizations] } });
const getOutline = () =>
  screen.queryAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

describe('all events', () => {
  it('are grouped into current and upcoming ones, and past ones', () => {
    renderList(allEvents);
    expect(getOutline()).toEqual([`H2 ${t('ahead')}`, 'H3 Wool', 'H3 Silk', `H2 ${t('over')}`, 'H3 Lace']);
  });

  it('are below the title of their section', () => {
    renderList({ ...allEvents, title: 'Events' });
    expect(getOutline().slice(0, 3)).toEqual(['H2 Events', `H3 ${t('ahead')}`, 'H4 Wool']);
  });

  it('have no heading for an empty group', () => {
    renderList({ ...allEvents, items: [past] });
    expect(getOutline()).toEqual([`H2 ${t('over')}`, 'H3 Lace']);
  });

  it('say that none matches the filters', () => {
    renderList({ ...allEvents, items: [], pagination: { ...pagination, nbPages: 0, nbHits: 0, next: null } });
    expect(screen.getByRole('status')).toHaveTextContent(t('empty'));
  });
});

describe('another page or selection of events', () => {
  beforeEach(() => window.history.replaceState(null, '', '/en/events/'));

  /**
   * Mocks the endpoint for events with what `respond` returns (latest first); returns the requests' query parameters.
   */
  const mockResponse = (respond: () => (typeof ongoing)[] | Response) => {
    const requests: object[] = [];
    server.use(
      http.get('/api/events/', ({ request }) => {
        requests.push(Object.fromEntries(new URL(request.url).searchParams));
        const events = respond();
        return events instanceof Response ? events : HttpResponse.json({ events });
      }),
    );
    return requests;
  };
  const type = () => screen.getByLabelText(listsT('filters.type'));
  const getUrl = () => window.location.pathname + window.location.search;

  it('is loaded from the API as soon as a filter is chosen, without loading another page', async () => {
    const requests = mockResponse(() => [past, upcoming]);
    const { user } = renderList(allEvents);
    expect(screen.getByLabelText(listsT('filters.year'))).toHaveValue('2026');
    await user.selectOptions(type(), 'Talk');
    await waitFor(() => expect(getOutline()).toEqual([`H2 ${t('ahead')}`, 'H3 Silk', `H2 ${t('over')}`, 'H3 Lace']));
    expect(requests).toEqual([{ locale: 'en', year: '2026', type: 'talk' }]);
    expect(getUrl()).toBe('/en/events/?year=2026&type=talk');
    expect(screen.getByRole('status')).toHaveTextContent(t('count', { count: 2 }));
    expect(type()).toHaveFocus();
  });

  it('is the next page of the same list, which is announced', async () => {
    mockResponse(() => [upcoming, ongoing, past, groupEvent({ id: 'lawn', title: 'Lawn', status: 'over' })]);
    const { user } = renderList(allEvents);
    const nextLink = screen.getByRole('link', { name: getTranslator('en')('pager.next') });
    expect(nextLink).toHaveAttribute('href', '/en/events/?year=2026&page=1');
    await user.click(nextLink);
    await waitFor(() => expect(getOutline()).toEqual([`H2 ${t('over')}`, 'H3 Lawn']));
    expect(getUrl()).toBe('/en/events/?year=2026&page=1');
    expect(screen.getByRole('status')).toHaveTextContent(t('count', { count: 4 }));
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('link', { name: getTranslator('en')('pager.previous') })).toHaveAttribute(
      'href',
      '/en/events/?year=2026',
    );
  });

  it('can fail to load, which leaves the list as it is and can be retried', async () => {
    let isDown = true;
    mockResponse(() => (isDown ? new HttpResponse(null, { status: 503 }) : [past]));
    const { user } = renderList(allEvents);
    await user.selectOptions(type(), 'Talk');
    expect(await screen.findByRole('alert')).toHaveTextContent(listsT('failed'));
    expect(getOutline()).toContain('H3 Wool');
    isDown = false;
    await user.click(screen.getByRole('button', { name: getTranslator('en')('retry') }));
    await waitFor(() => expect(getOutline()).toEqual([`H2 ${t('over')}`, 'H3 Lace']));
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is left to the browser if the link is opened in a new tab', async () => {
    const requests = mockResponse(() => []);
    const { user } = renderList(allEvents);
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: getTranslator('en')('pager.next') }));
    expect(requests).toEqual([]);
    expect(getUrl()).toBe('/en/events/');
  });
});

describe('some events', () => {
  it('are one list, which links to all events', () => {
    const link = { label: 'All events', href: '/en/events/', kind: 'internal' } as const;
    renderList({ items: [ongoing, past], title: 'Events', intro: 'In the workshops.', link });
    expect(getOutline()).toEqual(['H2 Events', 'H3 Wool', 'H3 Lace']);
    expect(screen.getByText('In the workshops.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/en/events/');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
