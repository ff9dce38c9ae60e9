import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  advanceClock,
  changeRoute,
  fakeRouter,
  renderWithSite,
  type SiteOptions,
  t,
  useFakeClock,
} from '@/tests/support/render';
import { localizations } from '@/tests/support/site-content';
import { LanguageMenu } from './LanguageMenu';

const trigger = () => screen.getByRole('button', { name: t('language.open', { language: 'English' }) });
const frenchLink = () => screen.queryByRole('link', { name: 'Français' });

const openMenu = async (options: SiteOptions = {}) => {
  const { user } = renderWithSite(<LanguageMenu />, options);
  await user.click(trigger());
  return user;
};

it('opens and closes', async () => {
  const user = await openMenu();
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('link')).toHaveLength(5);
  await user.click(trigger());
  expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  expect(frenchLink()).toBeNull();
});

it('links to this page in another language', async () => {
  await openMenu({ content: { pageLocalizations: localizations('group', ['en', 'fr']) } });
  expect(frenchLink()).toHaveAttribute('href', '/fr/group/');
  expect(screen.getByRole('link', { name: 'Italiano' })).toHaveAttribute('href', '/it/');
});

it('closes on Escape and returns the focus', async () => {
  const user = await openMenu();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(frenchLink()).toBeNull();
  expect(trigger()).toHaveFocus();
});

it('closes when the visitor leaves for another page', async () => {
  const router = fakeRouter();
  await openMenu({ router });
  changeRoute(router);
  expect(frenchLink()).toBeNull();
});

describe('on desktop', () => {
  beforeEach(() => {
    useFakeClock();
  });

  it('closes itself after 5 seconds', async () => {
    await openMenu();
    await advanceClock(4800);
    expect(frenchLink()).toBeVisible();
    await advanceClock(200);
    expect(frenchLink()).toBeNull();
  });

  it('stays open while it is hovered, and for 5 more seconds', async () => {
    const user = await openMenu();
    await user.hover(frenchLink() as HTMLElement);
    await advanceClock(20_000);
    expect(frenchLink()).toBeVisible();
    await user.unhover(frenchLink() as HTMLElement);
    await advanceClock(4800);
    expect(frenchLink()).toBeVisible();
    await advanceClock(200);
    expect(frenchLink()).toBeNull();
  });

  it('stays open while the focus is in it', async () => {
    const user = await openMenu();
    await user.tab();
    await advanceClock(20_000);
    expect(frenchLink()).toBeVisible();
  });
});

it.each(['tablet', 'mobile'] as const)('stays open on %s', async (device) => {
  useFakeClock();
  const { user } = renderWithSite(<LanguageMenu compact />, { device });
  await user.click(trigger());
  await advanceClock(20_000);
  expect(frenchLink()).toBeVisible();
});
