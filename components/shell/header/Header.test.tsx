import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { jobsT, renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { Popups } from '../../popups/Popups';
import { Header } from './Header';

const renderHeader = (options: SiteOptions = {}, props: Partial<Parameters<typeof Header>[0]> = {}) =>
  renderWithSite(
    <>
      <Header overHero={false} isCareerPage={false} {...props} />
      <Popups />
    </>,
    options,
  );

const queryButton = (name: string) => screen.queryByRole('button', { name });
const languageLabel = t('language.open', { language: 'English' });

describe('on desktop', () => {
  it('has the menu, join us and the languages', () => {
    renderHeader();
    expect(screen.getByRole('link', { name: t('shell.home') })).toHaveAttribute('href', '/en/');
    expect(screen.getByRole('navigation', { name: t('menu.main') })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join us' })).toBeVisible();
    expect(queryButton(languageLabel)).toBeVisible();
    expect(queryButton(t('menu.open'))).toBeNull();
  });

  it('has the sign-in link on pages about job offers instead of join us', () => {
    renderHeader({}, { isCareerPage: true });
    expect(screen.getByRole('link', { name: `Sign in ${t('link.newTab')}` })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Join us' })).toBeNull();
  });
});

describe('on tablet', () => {
  it('has search, share and languages, and the saved offers', async () => {
    renderHeader({ device: 'tablet' });
    expect(await screen.findByRole('button', { name: t('favourites.open', { count: 0 }) })).toBeVisible();
    for (const name of [t('search.open'), t('share.open'), languageLabel, t('menu.open')])
      expect(queryButton(name)).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('on mobile', () => {
  it('has the burger and the search', () => {
    renderHeader({ device: 'mobile' });
    expect(queryButton(t('menu.open'))).toBeVisible();
    expect(queryButton(t('search.open'))).toBeVisible();
    for (const name of [t('share.open'), languageLabel]) expect(queryButton(name)).toBeNull();
  });

  it('has the saved offers on pages about job offers', async () => {
    renderHeader({ device: 'mobile' }, { isCareerPage: true });
    expect(await screen.findByRole('button', { name: t('favourites.open', { count: 0 }) })).toBeVisible();
  });

  it('opens a menu that links to the sign-in and to the job alert on a page about job offers', async () => {
    const { user } = renderHeader({ device: 'mobile' }, { isCareerPage: true });
    await user.click(screen.getByRole('button', { name: t('menu.open') }));
    const menu = within(await screen.findByRole('dialog', { name: t('menu.name') }));
    expect(menu.getByRole('link', { name: /^Sign in/ })).toBeVisible();
    expect(menu.getByRole('button', { name: jobsT('alert.title') })).toBeVisible();
  });

  it('opens the menu, and is announced as expanded', async () => {
    const { user } = renderHeader({ device: 'mobile' });
    const burger = screen.getByRole('button', { name: t('menu.open') });
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    await user.click(burger);
    expect(await screen.findByRole('dialog', { name: t('menu.name') })).toBeVisible();
    expect(burger).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('over a hero', () => {
  const scrollTo = (scrollY: number) =>
    act(() => {
      Object.assign(window, { scrollY });
      window.dispatchEvent(new Event('scroll'));
    });
  const isTransparent = () => screen.getByRole('banner').dataset.clear === 'true';
  afterEach(() => scrollTo(0));

  it('is transparent until the page is scrolled', () => {
    renderHeader({}, { overHero: true });
    expect(isTransparent()).toBe(true);
    scrollTo(300);
    expect(isTransparent()).toBe(false);
    scrollTo(0);
    expect(isTransparent()).toBe(true);
  });

  it('is not transparent while a submenu is open', async () => {
    const { user } = renderHeader({}, { overHero: true });
    await user.hover(screen.getByRole('link', { name: 'Group' }));
    expect(isTransparent()).toBe(false);
  });
});

it('is not transparent without a hero', () => {
  renderHeader();
  expect(screen.getByRole('banner')).toHaveAttribute('data-clear', 'false');
});
