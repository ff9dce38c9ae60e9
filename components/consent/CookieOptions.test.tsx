import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerConsent, hasConsent } from '@/lib/browser/consent';
import { locales } from '@/lib/i18n/locales';
import { forgetAnswer } from '@/tests/support/consent';
import { renderWithSite, wordsIn } from '@/tests/support/render';
import { CookieOptions } from './CookieOptions';

const t = wordsIn('en', 'consent');
const box = (category: string) => screen.getByRole('checkbox', { name: t(`${category}.title`) });

const renderOptions = () => {
  const onClose = vi.fn();
  const { user } = renderWithSite(<CookieOptions onClose={onClose} />);
  const press = (key: string) => user.click(screen.getByRole('button', { name: t(key) }));
  return { user, press, onClose };
};

afterEach(forgetAnswer);

it.each(locales)('shows every choice in %s, each explained', (locale) => {
  const words = wordsIn(locale, 'consent');
  renderWithSite(<CookieOptions onClose={() => {}} />, { content: { locale } });
  expect(screen.getByRole('dialog', { name: words('dialog.title') })).toBeVisible();
  for (const category of ['necessary', 'analytics', 'media'])
    expect(screen.getByRole('checkbox', { name: words(`${category}.title`) })).toHaveAccessibleDescription(
      words(`${category}.text`),
    );
  expect(screen.getByRole('link', { name: words('more') })).toHaveAttribute('href', '/en/cookies/');
});

it('has only the necessary category ticked at first, which stays ticked', () => {
  renderOptions();
  expect(box('necessary')).toBeChecked();
  expect(box('necessary')).toBeDisabled();
  expect(box('analytics')).not.toBeChecked();
  expect(box('media')).not.toBeChecked();
});

it('shows which categories were accepted', async () => {
  await answerConsent(['media']);
  renderOptions();
  expect(box('media')).toBeChecked();
  expect(box('analytics')).not.toBeChecked();
});

it('stores the ticked choices, and closes', async () => {
  const { user, press, onClose } = renderOptions();
  await user.click(box('media'));
  await press('save');
  await vi.waitFor(() => expect(hasConsent('media')).toBe(true));
  expect(hasConsent('analytics')).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('withdraws a choice', async () => {
  await answerConsent(['media']);
  const { user, press } = renderOptions();
  await user.click(box('media'));
  await press('save');
  await vi.waitFor(() => expect(hasConsent('media')).toBe(false));
});

it.each([
  ['accept', true],
  ['reject', false],
])('has one button for all: %s', async (key, agreed) => {
  await answerConsent(['media']);
  const { press, onClose } = renderOptions();
  await press(key);
  await vi.waitFor(() => expect(hasConsent('media')).toBe(agreed));
  expect(hasConsent('analytics')).toBe(agreed);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stores nothing when it is closed', async () => {
  const { user, onClose } = renderOptions();
  await user.click(box('media'));
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(hasConsent('media')).toBe(false);
});
