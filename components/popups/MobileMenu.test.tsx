import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { PopupProps } from '@/contexts/PopupContext';
import { getInteractions } from '@/tests/support/interactions';
import { jobsT, renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { buildSiteContent } from '@/tests/support/site-content';
import { MobileMenu } from './MobileMenu';
import { Popups } from './Popups';

const renderMenu = (pageProps: Partial<PopupProps['mobileMenu']> = {}) => {
  const onClose = vi.fn();
  const { user } = renderWithSite(
    <>
      <MobileMenu isCareerPage={false} {...pageProps} onClose={onClose} />
      <Popups />
    </>,
    { device: 'mobile' },
  );
  return { user, onClose };
};
const queryTabButton = (name: string) => screen.queryByRole('button', { name });
const openTab = async (name: string) => {
  const { user } = renderMenu();
  await user.click(screen.getByRole('button', { name }));
  return user;
};

it('shows the tabs with their thumbnails', () => {
  renderMenu();
  expect(screen.getByRole('dialog', { name: t('menu.name') })).toBeVisible();
  for (const name of ['Group', 'Houses', 'News', 'Talents', 'Investors']) expect(queryTabButton(name)).toBeVisible();
  // The sixth thumbnail is that of the link `Join us`.
  expect(screen.getAllByRole('presentation')).toHaveLength(6);
});

it('links to the job offers, and tracks it', async () => {
  const { user } = renderMenu();
  const link = screen.getByRole('link', { name: 'Join us' });
  expect(link).toHaveAttribute('href', '/en/talents/offers/');
  await user.click(link);
  expect(getInteractions()).toEqual([['Menu', 'Click join us', '']]);
});

it('has the first link of the footer', () => {
  const [{ title, url } = expect.fail()] = buildSiteContent().footerLinks;
  renderMenu();
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', url);
});

it('opens the saved offers, and tracks it', async () => {
  localStorage.setItem('favorites', '["J-1","J-2"]');
  server.use(http.post('/api/job-offer/', () => delay('infinite')));
  const { user } = renderMenu();
  await user.click(screen.getByRole('button', { name: t('favourites.open', { count: 2 }) }));
  expect(await screen.findByRole('dialog', { name: t('favourites.title') })).toBeVisible();
  expect(getInteractions()).toEqual([['Job offers', 'Click my favorites', '']]);
});

it('shares the page', async () => {
  const { user } = renderMenu();
  await user.click(screen.getByRole('button', { name: t('share.open') }));
  const popup = within(await screen.findByRole('dialog', { name: t('share.title') }));
  expect(popup.getByRole('link', { name: /LinkedIn/ })).toBeVisible();
});

const queryAlertButton = () => screen.queryByRole('button', { name: jobsT('alert.title') });
const querySignInLink = () => screen.queryByRole('link', { name: `Sign in ${t('link.newTab')}` });

describe('the menu on pages about job offers', () => {
  it('links to the sign-in, and opens the form for a job alert', async () => {
    server.use(http.post('/api/job-offers/', () => delay('infinite')));
    const { user } = renderMenu({ isCareerPage: true });
    expect(querySignInLink()).toBeVisible();
    await user.click(queryAlertButton() as HTMLElement);
    expect(await screen.findByRole('dialog', { name: jobsT('alert.title') })).toBeVisible();
  });
});

it('has neither the alert button nor the sign-in link on other pages', () => {
  renderMenu();
  expect(queryAlertButton()).toBeNull();
  expect(querySignInLink()).toBeNull();
});

it('has a panel of its own for each tab', async () => {
  await openTab('Group');
  expect(queryTabButton('Houses')).toBeNull();
  const links = ['Group', 'Group 1', 'Group 1a', 'Group 4b'];
  for (const name of links) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Group' })).toHaveAttribute('href', '/en/group/');
  expect(screen.getByRole('link', { name: 'Group 4b' })).toHaveAttribute('href', '/en/group/4/b/');
});

it('has the names of the tabs at once, and their pages when they are loaded', async () => {
  const { menu } = buildSiteContent();
  server.use(http.get('/api/menu/', () => HttpResponse.json({ headerTabs: menu })));
  const site = { content: { menu: undefined } };
  const { user } = renderWithSite(<MobileMenu isCareerPage={false} onClose={vi.fn()} />, site);
  await user.click(screen.getByRole('button', { name: 'Group' }));
  expect(screen.getByRole('link', { name: 'Group' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Group 4b' })).toBeVisible();
});

it('goes back to the tabs, and focuses the one that was open', async () => {
  const user = await openTab('Talents');
  const back = screen.getByRole('button', { name: t('menu.back') });
  expect(back).toHaveFocus();
  await user.click(back);
  expect(queryTabButton('Group')).toBeVisible();
  await waitFor(() => expect(queryTabButton('Talents')).toHaveFocus());
});

it('is as high as the window minus 172 pixels', () => {
  renderMenu();
  const scrollArea = screen.getByRole('link', { name: 'Join us' }).closest('ul')?.parentElement as HTMLElement;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const heights = rules
    .filter((rule) => rule instanceof CSSStyleRule && scrollArea.matches(rule.selectorText))
    .map((rule) => (rule as CSSStyleRule).style.blockSize);
  expect(heights).toContain('calc(100dvh - 172px)');
});

it('has the share price, the languages and the networks at the bottom', async () => {
  server.use(http.get('/api/share-price/', () => HttpResponse.json({ sharePrice: 184.2, texts: { en: '€184.20' } })));
  renderMenu();
  expect(await screen.findByText('€184.20')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr/');
  const follow = within(screen.getByRole('group', { name: t('social.label') }));
  expect(follow.getByRole('link', { name: /LinkedIn/ })).toBeVisible();
  expect(follow.getByRole('button', { name: t('wechat.name') })).toBeVisible();
});
