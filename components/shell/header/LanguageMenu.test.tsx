import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { advanceClock, renderWithSite, type SiteOptions, t, useFakeClock } from '@/tests/support/render';
import { LanguageMenu } from './LanguageMenu';

const getTrigger = () => screen.getByRole('button', { name: t('language.open', { language: 'English' }) });
const queryFrenchLink = () => screen.queryByRole('link', { name: 'Français' });

const openMenu = async (options: SiteOptions = {}) => {
  const { user } = renderWithSite(<LanguageMenu />, options);
  await user.click(getTrigger());
  return user;
};

it('opens and closes', async () => {
  const user = await openMenu();
  expect(getTrigger()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('link')).toHaveLength(5);
  await user.click(getTrigger());
  expect(getTrigger()).toHaveAttribute('aria-expanded', 'false');
  expect(queryFrenchLink()).toBeNull();
});

describe('on desktop', () => {
  beforeEach(() => {
    useFakeClock();
  });

  it('closes itself after 5 seconds', async () => {
    await openMenu();
    await advanceClock(4800);
    expect(queryFrenchLink()).toBeVisible();
    await advanceClock(200);
    expect(queryFrenchLink()).toBeNull();
  });

  it('stays open while it is hovered, and for 5 more seconds', async () => {
    const user = await openMenu();
    await user.hover(queryFrenchLink() as HTMLElement);
    await advanceClock(20_000);
    expect(queryFrenchLink()).toBeVisible();
    await user.unhover(queryFrenchLink() as HTMLElement);
    await advanceClock(4800);
    expect(queryFrenchLink()).toBeVisible();
    await advanceClock(200);
    expect(queryFrenchLink()).toBeNull();
  });

  it('stays open while the focus is in it', async () => {
    const user = await openMenu();
    await user.tab();
    await advanceClock(20_000);
    expect(queryFrenchLink()).toBeVisible();
  });
});

it.each(['tablet'] as const)('stays open on %s', async (device) => {
  useFakeClock();
  const { user } = renderWithSite(<LanguageMenu compact />, { device });
  await user.click(getTrigger());
  await advanceClock(20_000);
  expect(queryFrenchLink()).toBeVisible();
});
