import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Section } from '@/lib/model/section';
import { fakeRouter, renderWithSite, type SiteOptions, wordsIn } from '@/tests/support/render';
import { groupEvent } from '@/tests/support/site-content';
import { EventsList } from './EventsList';

const t = wordsIn('en', 'events');
const listsT = wordsIn('en', 'lists');

const on = groupEvent({ id: 'wool', title: 'Wool', status: 'open' });
const coming = groupEvent({ id: 'silk', title: 'Silk', status: 'coming' });
const over = groupEvent({ id: 'lace', title: 'Lace', status: 'over', ics: null });
const pagination = { address: '/en/events/', page: 0, nbPages: 2, previous: null, next: '/en/events/?page=1' };
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
const all = { items: [on, coming, over], pagination, filters };

const renderList = (parts: Partial<Section<'events-list'>>, options: SiteOptions = {}) =>
  renderWithSite(
    <EventsList
      type="events-list"
      pageSize={3}
      paginated={parts.pagination !== undefined}
      link={null}
      items={[]}
      pagination={null}
      filters={[]}
      {...parts}
    />,
    options,
  );
const outline = () => screen.queryAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

describe('all events', () => {
  it('are told apart: those that are on and next, those that are over', () => {
    renderList(all);
    expect(outline()).toEqual([`H2 ${t('ahead')}`, 'H3 Wool', 'H3 Silk', `H2 ${t('over')}`, 'H3 Lace']);
  });

  it('stand below the title of their section', () => {
    renderList({ ...all, title: 'Events' });
    expect(outline().slice(0, 3)).toEqual(['H2 Events', `H3 ${t('ahead')}`, 'H4 Wool']);
  });

  it('have no heading for none', () => {
    renderList({ ...all, items: [over] });
    expect(outline()).toEqual([`H2 ${t('over')}`, 'H3 Lace']);
  });

  it('lead from page to page', () => {
    renderList(all);
    expect(screen.getByRole('link', { name: wordsIn('en')('pager.next') })).toHaveAttribute(
      'href',
      '/en/events/?page=1',
    );
  });

  it('are narrowed as soon as something is chosen', async () => {
    const router = fakeRouter();
    const pageLocalizations = [{ locale: 'en', path: '/en/events/' }];
    const { user } = renderList(all, { router, content: { pageLocalizations } });
    expect(screen.getByLabelText(listsT('filters.year'))).toHaveValue('2026');
    await user.selectOptions(screen.getByLabelText(listsT('filters.type')), 'Talk');
    expect(router.push).toHaveBeenCalledWith('/en/events/?year=2026&type=talk', undefined, expect.anything());
  });

  it('may be none for what is chosen, which is said', () => {
    renderList({ ...all, items: [], pagination: { ...pagination, nbPages: 0, next: null } });
    expect(screen.getByRole('status')).toHaveTextContent(t('empty'));
  });
});

describe('some events', () => {
  it('are one list, that leads to all', () => {
    const link = { label: 'All events', href: '/en/events/', kind: 'internal' } as const;
    renderList({ items: [on, over], title: 'Events', intro: 'In the workshops.', link });
    expect(outline()).toEqual(['H2 Events', 'H3 Wool', 'H3 Lace']);
    expect(screen.getByText('In the workshops.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/en/events/');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
