import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { Popups } from '../popups/Popups';
import { FloatingButtons } from './FloatingButtons';

const renderButtons = (device: 'mobile' | 'tablet' | 'desktop' = 'desktop') =>
  renderWithSite(
    <>
      <FloatingButtons />
      <Popups />
    </>,
    { device },
  );

const getTools = () => screen.getByRole('complementary', { name: t('shell.tools') });

it('offers search, share and favourites on desktop', () => {
  renderButtons();
  const names = [t('search.open'), t('share.open'), t('favourites.open', { count: 0 })];
  for (const name of names) expect(within(getTools()).getByRole('button', { name })).toBeVisible();
});

it.each(['mobile', 'tablet'] as const)('is not shown on %s', (device) => {
  renderButtons(device);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('has one panel open at a time', async () => {
  const { user } = renderButtons();
  const share = screen.getByRole('button', { name: t('share.open') });
  await user.click(share);
  expect(await screen.findByRole('link', { name: /LinkedIn/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('favourites.open', { count: 0 }) }));
  expect(share).toHaveAttribute('aria-expanded', 'false');
});

it('fades while the page is scrolled', () => {
  vi.useFakeTimers();
  renderButtons();
  expect(getTools()).toHaveStyle({ opacity: '1' });
  act(() => window.dispatchEvent(new Event('scroll')));
  expect(getTools()).toHaveStyle({ opacity: '0.25' });
  act(() => vi.advanceTimersByTime(500));
  expect(getTools()).toHaveStyle({ opacity: '1' });
});
