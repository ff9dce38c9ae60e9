import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { getInteractions } from '@/tests/support/interactions';
import { renderWithSite, t } from '@/tests/support/render';
import { buildSpecialEvent } from '@/tests/support/site-content';
import { addTokens } from '@/tests/support/tokens';
import { EventSticker } from './EventSticker';

beforeAll(addTokens);

const event = buildSpecialEvent();
const renderSticker = () => renderWithSite(<EventSticker event={event} />);
const link = () => screen.queryByRole('link', { name: 'Open days, in May' });

it('links to the page of the event', async () => {
  const { user } = renderSticker();
  expect(screen.getByRole('complementary', { name: 'Open days' })).toContainElement(link());
  expect(link()).toHaveAttribute('href', '/en/open-days/');
  await user.click(link() as HTMLElement);
  expect(getInteractions()).toEqual([['Content', 'Click content', 'open-days']]);
});

it('has two pictures, and turns the one behind', () => {
  renderSticker();
  const pictures = [...(link()?.querySelectorAll('img') ?? [])];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/media/secondary.svg', '/media/main.svg']);
  expect(pictures.map((picture) => getComputedStyle(picture).animationName)).toEqual(['turn', 'none']);
});

it('can be dismissed by the visitor, and stays dismissed', async () => {
  const { user, unmount } = renderSticker();
  await user.click(screen.getByRole('button', { name: t('specialEvent.hide') }));
  expect(link()).toBeNull();
  unmount();
  renderSticker();
  expect(link()).toBeNull();
});
