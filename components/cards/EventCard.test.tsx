import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GroupEvent } from '@/lib/model/event';
import { getInteractions } from '@/tests/support/interactions';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { buildPicture, groupEvent } from '@/tests/support/site-content';
import { EventCard } from './EventCard';

const t = getTranslator('en', 'events');
const renderCard = (overrides: Partial<GroupEvent> = {}) =>
  renderWithSite(<EventCard event={groupEvent(overrides)} level={3} />);
const queryCalendarLink = () => screen.queryByRole('link', { name: `${t('add')} Silk` });

it('shows the event, its date and its place beside a picture', () => {
  renderCard({ image: buildPicture({ alt: 'A loom' }) });
  expect(screen.getByRole('heading', { level: 3, name: 'Silk' })).toBeVisible();
  for (const text of [t('types.exhibition'), 'A hundred metres, unrolled.', 'Lyon']) {
    expect(screen.getByRole('article')).toHaveTextContent(text);
  }
  expect(screen.getByText('4 May – 7 June 2026')).toHaveAttribute('datetime', '2026-05-04');
  expect(screen.getByRole('img', { name: 'A loom' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveAttribute('id', 'silk');
});

it('has no link, picture or calendar file if there is none', () => {
  renderCard({ href: null, image: null, ics: null });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

it('links to another site in a new tab, and says so', () => {
  const { unmount } = renderCard({ href: 'https://museum.example/silk' });
  const link = screen.getByRole('link', { name: `Silk ${getTranslator('en')('link.newTab')}` });
  expect(link).toHaveAttribute('href', 'https://museum.example/silk');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  unmount();
  renderCard();
  expect(screen.getByRole('link', { name: 'Silk' })).toHaveAttribute('href', '/en/events/silk/');
  expect(screen.getByRole('link', { name: 'Silk' })).not.toHaveAttribute('target');
});

describe('its status', () => {
  it.each([
    ['open', true],
    ['coming', false],
    ['over', false],
  ] as const)('%s is shown: %s', (status, isVisible) => {
    renderCard({ status });
    expect(screen.queryAllByText(t('open'))).toHaveLength(Number(isVisible));
  });
});

describe('its calendar file', () => {
  it('is an ordinary download, and is tracked', async () => {
    const { user } = renderCard();
    expect(queryCalendarLink()).toHaveAttribute('href', '/en/calendar.ics?event=silk');
    expect(queryCalendarLink()).toHaveAttribute('type', 'text/calendar');
    await user.click(queryCalendarLink() as HTMLElement);
    expect(getInteractions()).toEqual([['Content', 'Download', '/en/calendar.ics?event=silk']]);
  });
});
