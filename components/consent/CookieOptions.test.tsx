import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerConsent, hasConsent } from '@/lib/browser/consent';
import { resetConsent } from '@/tests/support/consent';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { CookieOptions } from './CookieOptions';

const t = getTranslator('en', 'consent');
const getCheckbox = (category: string) => screen.getByRole('checkbox', { name: t(`${category}.title`) });

const renderOptions = () => {
  const onClose = vi.fn();
  const { user } = renderWithSite(<CookieOptions onClose={onClose} />);
  const clickButton = (key: string) => user.click(screen.getByRole('button', { name: t(key) }));
  return { user, clickButton, onClose };
};

afterEach(resetConsent);

it.each(['en', 'jp'] as const)('shows every category in %s with an explanation', (locale) => {
  const translate = getTranslator(locale, 'consent');
  renderWithSite(<CookieOptions onClose={() => {}} />, { content: { locale } });
  expect(screen.getByRole('dialog', { name: getTranslator(locale)('footer.cookieOptions') })).toBeVisible();
  for (const category of ['necessary', 'analytics', 'media'])
    expect(screen.getByRole('checkbox', { name: translate(`${category}.title`) })).toHaveAccessibleDescription(
      translate(`${category}.text`),
    );
  expect(screen.getByRole('link', { name: translate('more') })).toHaveAttribute('href', '/en/cookies/');
});

it('initially has only the necessary category ticked, which cannot be unticked', () => {
  renderOptions();
  expect(getCheckbox('necessary')).toBeChecked();
  expect(getCheckbox('necessary')).toBeDisabled();
  expect(getCheckbox('analytics')).not.toBeChecked();
  expect(getCheckbox('media')).not.toBeChecked();
});

it('shows which categories were accepted, stores the ticked ones when they are saved, and closes', async () => {
  await answerConsent(['media']);
  const { user, clickButton, onClose } = renderOptions();
  expect(getCheckbox('media')).toBeChecked();
  await user.click(getCheckbox('media'));
  await user.click(getCheckbox('analytics'));
  expect(hasConsent('analytics')).toBe(false);
  await clickButton('save');
  await vi.waitFor(() => expect(hasConsent('analytics')).toBe(true));
  expect(hasConsent('media')).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['accept', true],
  ['reject', false],
])('has one button for all categories: %s', async (key, isAccepted) => {
  await answerConsent(['media']);
  const { clickButton, onClose } = renderOptions();
  await clickButton(key);
  await vi.waitFor(() => expect(hasConsent('media')).toBe(isAccepted));
  expect(hasConsent('analytics')).toBe(isAccepted);
  expect(onClose).toHaveBeenCalledTimes(1);
});
