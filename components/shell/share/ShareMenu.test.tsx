import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRouter, renderWithSite, startNavigation, t } from '@/tests/support/render';
import { ShareMenu } from './ShareMenu';

const renderMenu = async () => {
  const router = fakeRouter();
  const { user } = renderWithSite(<ShareMenu placement="below" />, { router });
  const button = screen.getByRole('button', { name: t('share.open') });
  await user.click(button);
  await screen.findByRole('link', { name: /LinkedIn/ });
  return { user, router, button };
};

it('shares this page, not the group’s own profiles', async () => {
  await renderMenu();
  const { searchParams } = new URL(screen.getByRole('link', { name: /LinkedIn/ }).getAttribute('href') ?? '');
  expect(searchParams.get('url')).toBe(window.location.href);
  expect(screen.queryByRole('link', { name: /Instagram|TikTok|YouTube/ })).toBeNull();
});

it('opens and closes', async () => {
  const { user, button } = await renderMenu();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: /LinkedIn/ })).toBeVisible();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).toBeNull();
});

it('closes on Escape and returns the focus', async () => {
  const { user, button } = await renderMenu();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(button).toHaveFocus();
});

it('closes on a click outside', async () => {
  const { user } = await renderMenu();
  await user.click(document.body);
  expect(screen.queryByRole('link')).toBeNull();
});

it('closes when the visitor leaves for another page', async () => {
  const { router } = await renderMenu();
  startNavigation(router);
  expect(screen.queryByRole('link')).toBeNull();
});
