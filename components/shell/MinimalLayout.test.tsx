import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { renderWithSite, t, useFakeClock } from '@/tests/support/render';
import { MinimalLayout } from './MinimalLayout';

it('frames its content with the logo above, and the logo and the copyright line below', () => {
  useFakeClock(new Date('2030-01-05'));
  renderWithSite(<MinimalLayout>Not found</MinimalLayout>, { content: { locale: 'it' } });
  expect(screen.getByRole('main')).toHaveTextContent('Not found');
  expect(within(screen.getByRole('banner')).getByRole('link', { name: brand.name })).toHaveAttribute('href', '/it/');
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByText(brand.name)).toBeVisible();
  expect(footer).toHaveTextContent(`© 2030 ${brand.name}`);
});

it('has no menu, search or other tools', () => {
  renderWithSite(<MinimalLayout>Not found</MinimalLayout>);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the preview bar in preview mode only, with a button that turns preview off', async () => {
  const { unmount } = renderWithSite(<MinimalLayout>Not found</MinimalLayout>, { isPreview: true });
  const bar = await screen.findByRole('complementary', { name: t('preview.label') });
  expect(within(bar).getByRole('button', { name: t('preview.turnOff') })).toBeVisible();
  unmount();
  renderWithSite(<MinimalLayout>Not found</MinimalLayout>);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('has a decorative picture in the background', () => {
  renderWithSite(<MinimalLayout>Not found</MinimalLayout>);
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});
