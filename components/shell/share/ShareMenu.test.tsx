import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { ShareMenu } from './ShareMenu';

const renderMenu = async () => {
  const { user } = renderWithSite(<ShareMenu placement="below" />);
  const button = screen.getByRole('button', { name: t('share.open') });
  await user.click(button);
  await screen.findByRole('link', { name: /LinkedIn/ });
  return { user, button };
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
