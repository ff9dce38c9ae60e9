import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { breakpoints } from '@/styles/breakpoints';
import { getInteractions } from '@/tests/support/interactions';
import { renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { buildSpecialEvent } from '@/tests/support/site-content';
import { addTokens } from '@/tests/support/tokens';
import { EventSticker } from './EventSticker';

beforeAll(addTokens);

const event = buildSpecialEvent();
const renderSticker = (device: SiteOptions['device'] = 'desktop') =>
  renderWithSite(<EventSticker event={event} />, { device });
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

describe('does not cover the content', () => {
  const corner = () => getComputedStyle(screen.getByRole('complementary', { name: 'Open days' }));
  const rem = (name: string) => Number.parseFloat(corner().getPropertyValue(name));

  it.each(['mobile', 'tablet'] as const)('because it has its own space on %s', (device) => {
    renderSticker(device);
    expect(corner().position).toBe('relative');
    expect(corner().blockSize).not.toBe('0');
  });

  it('because it is narrower than the margin on desktop', () => {
    renderSticker();
    expect(corner().position).toBe('sticky');
    const narrowestMargin = (0.05 * breakpoints.desktop) / 16;
    expect(rem('--side') + rem('--sticker')).toBeLessThan(narrowestMargin);
  });
});
