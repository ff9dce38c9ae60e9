import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { tracked } from '@/tests/support/tracked';
import { MobileMenu } from './MobileMenu';

const renderMenu = () => {
  const onClose = vi.fn();
  const { user } = renderWithSite(<MobileMenu onClose={onClose} />, { on: 'mobile' });
  return { user, onClose };
};
const tab = (name: string) => screen.queryByRole('button', { name });
const openTab = async (name: string) => {
  const { user } = renderMenu();
  await user.click(screen.getByRole('button', { name }));
  return user;
};

it('shows the tabs with their thumbnails', () => {
  renderMenu();
  expect(screen.getByRole('dialog', { name: t('menu.name') })).toBeVisible();
  for (const name of ['Group', 'Houses', 'News', 'Talents', 'Investors']) expect(tab(name)).toBeVisible();
  expect(screen.getAllByRole('presentation')).toHaveLength(6);
});

it('leads to the job offers, and tells that it does', async () => {
  const { user } = renderMenu();
  const link = screen.getByRole('link', { name: 'Join us' });
  expect(link).toHaveAttribute('href', '/en/talents/offers/');
  await user.click(link);
  expect(tracked()).toEqual([['Menu', 'Click join us', '']]);
});

it('leads to the offers that the visitor keeps, and tells that it does', async () => {
  localStorage.setItem('favorites', JSON.stringify(['J-1', 'J-2']));
  server.use(http.post('/api/job-offer/', () => delay('infinite')));
  const { user } = renderMenu();
  const link = screen.getByRole('link', { name: t('favourites.open', { count: 2 }) });
  expect(link).toHaveAttribute('href', '/en/talents/offers/?ids=J-1%2CJ-2');
  await user.click(link);
  expect(tracked()).toEqual([['Job offers', 'Click my favorites', '']]);
});

it('has a panel of its own for each tab', async () => {
  await openTab('Group');
  expect(tab('Houses')).toBeNull();
  const links = ['Group', 'Group 1', 'Group 1a', 'Group 4b'];
  for (const name of links) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Group' })).toHaveAttribute('href', '/en/group/');
  expect(screen.getByRole('link', { name: 'Group 4b' })).toHaveAttribute('href', '/en/group/4/b/');
});

it('goes back to the tabs, and to the one it came from', async () => {
  const user = await openTab('Talents');
  const back = screen.getByRole('button', { name: t('menu.back') });
  expect(back).toHaveFocus();
  await user.click(back);
  expect(tab('Group')).toBeVisible();
  await waitFor(() => expect(tab('Talents')).toHaveFocus());
});

it('is as high as the window less 172 pixels', () => {
  renderMenu();
  const scrolled = screen.getByRole('link', { name: 'Join us' }).closest('ul')?.parentElement as HTMLElement;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const heights = rules
    .filter((rule) => rule instanceof CSSStyleRule && scrolled.matches(rule.selectorText))
    .map((rule) => (rule as CSSStyleRule).style.blockSize);
  expect(heights).toContain('calc(100dvh - 172px)');
});

it('has the share price, the languages and the networks at its foot', async () => {
  server.use(http.get('/api/share-price/', () => HttpResponse.json({ sharePrice: 184.2 })));
  renderMenu();
  expect(await screen.findByText('€184.20')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr/');
  expect(screen.getByRole('link', { name: /LinkedIn/ })).toBeVisible();
  expect(screen.getByRole('button', { name: t('wechat.name') })).toBeVisible();
});

it('closes', async () => {
  const { user, onClose } = renderMenu();
  await user.click(screen.getByRole('button', { name: t('popup.close') }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
