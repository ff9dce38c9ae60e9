import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CalendarItem } from '@/lib/model/finance';
import type { Section } from '@/lib/model/section';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import Calendar from './Calendar';

const t = getTranslator('en', 'calendar');

const buildItem = (title: string, overrides: Partial<CalendarItem> = {}): CalendarItem => ({
  id: title.toLowerCase(),
  title,
  date: { iso: '2027-02-11', text: '11 February 2027' },
  time: null,
  place: null,
  href: null,
  ics: `/en/calendar.ics?day=${title.toLowerCase()}`,
  ...overrides,
});
const past = buildItem('Revenue', { ics: null, href: '/en/news/revenue/' });
const addLink = (title: string) => screen.queryByRole('link', { name: `${t('add')} ${title}` });
const queryFeedLink = () => screen.queryByRole('link', { name: t('feed') });

const renderCalendar = (overrides: Partial<Section<'calendar'>> = {}) =>
  renderWithSite(
    <Calendar
      type="calendar"
      link={null}
      coming={[buildItem('Results')]}
      past={[past]}
      feed="/en/calendar.ics"
      subscription="webcal://www.halcyre.example/en/calendar.ics"
      {...overrides}
    />,
  );

it('shows the date, place and subject of each day, with its calendar file', () => {
  renderCalendar({ coming: [buildItem('Results', { time: '17:45', place: 'Paris' }), buildItem('Meeting')] });
  const [results, meeting] = screen.getAllByRole('listitem');
  expect(results).toHaveTextContent(`11 February 2027Results${t('time', { time: '17:45' })} Paris`);
  expect(within(results as HTMLElement).getByText('11 February 2027')).toHaveAttribute('datetime', '2027-02-11');
  expect(within(meeting as HTMLElement).getAllByRole('paragraph')).toHaveLength(1);
  expect(addLink('Results')).toHaveAttribute('href', '/en/calendar.ics?day=results');
  expect(addLink('Results')).toHaveAttribute('type', 'text/calendar');
});

it('has the days after the next two in a disclosure', () => {
  renderCalendar({ coming: ['One', 'Two', 'Three'].map((title) => buildItem(title)) });
  const later = screen.getByText(t('later')).closest('details');
  expect(later).toHaveTextContent('Three');
  expect(later).not.toHaveTextContent('Two');
});

it('has one file for all upcoming days, can be subscribed to, and says what that does', () => {
  renderCalendar({ link: { label: 'All documents', href: '/en/documents/', kind: 'internal' } });
  expect(queryFeedLink()).toHaveAttribute('href', '/en/calendar.ics');
  expect(queryFeedLink()).toHaveAttribute('type', 'text/calendar');
  expect(screen.getByRole('link', { name: 'All documents' })).toHaveAttribute('href', '/en/documents/');
  const subscribe = screen.getByRole('link', { name: t('subscribe') });
  expect(subscribe).toHaveAttribute('href', 'webcal://www.halcyre.example/en/calendar.ics');
  expect(subscribe).toHaveAccessibleDescription(t('subscribeHint'));
});

it('has the past days in a disclosure, with links to what was published', async () => {
  const { user } = renderCalendar();
  const published = screen.getByText('Revenue');
  expect(published).not.toBeVisible();
  await user.click(screen.getByText(t('past')));
  expect(published).toBeVisible();
  expect(published).toHaveAttribute('href', '/en/news/revenue/');
  expect(addLink('Revenue')).toBeNull();
});

it('says that there are no days', () => {
  const { container } = renderCalendar({ coming: [], past: [] });
  expect(container.querySelector('details')).toBeNull();
  expect(screen.getByText(t('empty'))).toBeVisible();
  expect(queryFeedLink()).toBeNull();
});
