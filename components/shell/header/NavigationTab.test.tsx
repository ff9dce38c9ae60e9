import { createEvent, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeRouter, renderWithSite, startNavigation, t } from '@/tests/support/render';
import { tab } from '@/tests/support/site-content';
import { MainNavigation } from './MainNavigation';

const renderTabs = (sections = 2) => {
  const router = fakeRouter();
  const site = renderWithSite(
    <>
      <MainNavigation />
      <p>Elsewhere</p>
    </>,
    { router, content: { menu: [tab('Group', sections), tab('Houses')] } },
  );
  return { router, ...site };
};

const link = (name: string) => screen.getByRole('link', { name });
const getDisclosure = (name: string) => screen.getByRole('button', { name: t('menu.submenu', { tab: name }) });
const isOpen = (name: string) => screen.queryByRole('link', { name: `${name} 1a` }) !== null;

/** Opens the submenu of a tab with the keyboard. */
const open = async (user: UserEvent, name: string) => {
  getDisclosure(name).focus();
  await user.keyboard('{Enter}');
};

/** Simulates a tap on an element. */
const tap = (element: HTMLElement) => {
  fireEvent.pointerEnter(element, { pointerType: 'touch' });
  fireEvent.pointerDown(element, { pointerType: 'touch' });
  fireEvent.pointerUp(element, { pointerType: 'touch' });
  fireEvent.pointerLeave(element, { pointerType: 'touch' });
  const click = createEvent.click(element, { detail: 1 });
  fireEvent(element, click);
};

it('shows the sections of its submenu with their pages', async () => {
  const { user } = renderTabs();
  await open(user, 'Group');
  expect(link('Group 1')).toHaveAttribute('href', '/en/group/1/');
  expect(link('Group 2b')).toHaveAttribute('href', '/en/group/2/b/');
});

it('is only a link if it has no sections', () => {
  renderTabs(0);
  expect(link('Group')).toHaveAttribute('href', '/en/group/');
  expect(screen.queryByRole('button', { name: t('menu.submenu', { tab: 'Group' }) })).toBeNull();
});

describe('with a mouse', () => {
  it('opens while it is hovered', async () => {
    const { user } = renderTabs();
    await user.hover(link('Group'));
    expect(isOpen('Group')).toBe(true);
    await user.hover(getDisclosure('Group'));
    expect(isOpen('Group')).toBe(true);
    await user.hover(screen.getByText('Elsewhere'));
    expect(isOpen('Group')).toBe(false);
  });

  it('opens one submenu at a time', async () => {
    const { user } = renderTabs();
    await user.hover(link('Group'));
    await user.hover(link('Houses'));
    expect(isOpen('Group')).toBe(false);
    expect(isOpen('Houses')).toBe(true);
  });

  it('follows the link on a click', async () => {
    const { user, router } = renderTabs();
    await user.click(link('Group'));
    expect(router.push).toHaveBeenCalledTimes(1);
  });
});

describe('on a touch screen', () => {
  it('opens on the first tap and follows the link on the second', () => {
    const { router } = renderTabs();
    tap(link('Group'));
    expect(isOpen('Group')).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
    tap(link('Group'));
    expect(router.push).toHaveBeenCalledWith('/en/group/', undefined, { locale: false });
  });

  it('follows a link of the submenu on the first tap', () => {
    const { router } = renderTabs();
    tap(link('Group'));
    tap(link('Group 1a'));
    expect(router.push).toHaveBeenCalledWith('/en/group/1/a/', undefined, { locale: false });
  });

  it('follows the link from the keyboard after a tap', async () => {
    const { router, user } = renderTabs();
    tap(link('Group'));
    await user.keyboard('{Escape}');
    link('Group').focus();
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledTimes(1);
  });
});

describe('with the keyboard', () => {
  it('opens and closes with the button beside the link', async () => {
    const { user } = renderTabs();
    expect(getDisclosure('Group')).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    expect(link('Group')).toHaveFocus();
    await user.tab();
    expect(getDisclosure('Group')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(isOpen('Group')).toBe(true);
    expect(getDisclosure('Group')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(' ');
    expect(isOpen('Group')).toBe(false);
  });

  it('closes on Escape and returns the focus to the button', async () => {
    const { user } = renderTabs();
    await open(user, 'Group');
    await user.tab();
    await user.tab();
    expect(link('Group 1a')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen('Group')).toBe(false);
    expect(getDisclosure('Group')).toHaveFocus();
  });
});

it('closes when the visitor leaves for another page', async () => {
  const { user, router } = renderTabs();
  await open(user, 'Group');
  startNavigation(router);
  expect(isOpen('Group')).toBe(false);
});
