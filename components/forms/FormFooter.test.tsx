import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { getTranslator, renderWithSite, type SiteOptions } from '@/tests/support/render';
import { FormFooter } from './FormFooter';

const t = getTranslator('en', 'forms');

const renderFooter = (state: Partial<ComponentProps<typeof FormFooter>['state']> = {}, options: SiteOptions = {}) =>
  renderWithSite(
    <FormFooter
      consent="Agreed"
      translate={(key) => key}
      state={{ status: 'idle', problem: null, isInvalid: (name) => name === 'transferConsent', ...state }}
    />,
    options,
  );

it('asks for one consent, beside a link to the privacy page', () => {
  renderFooter();
  expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: 'Agreed' })]);
  expect(screen.getByRole('link', { name: new RegExp(t('privacy')) })).toHaveAttribute('href', '/en/privacy/');
  expect(screen.getByRole('button', { name: 'submit' })).toHaveAttribute('aria-disabled', 'false');
});

it('asks Chinese visitors separately about the transfer of their data', () => {
  const translate = getTranslator('cn', 'forms');
  renderFooter({}, { content: { locale: 'cn' } });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  const transfer = screen.getByRole('checkbox', { name: translate('transfer.consent') });
  expect(transfer).toBeRequired();
  expect(transfer).not.toBeChecked();
  expect(transfer).toHaveAccessibleDescription(translate('transfer.error-consent'));
});

it('says that the form is being sent', () => {
  renderFooter({ status: 'sending' });
  expect(screen.getByRole('button', { name: 'sending' })).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['failed', 'error-failed'],
  ['tooMany', t('error-tooMany')],
  ['captcha', t('error-captcha')],
  ['offline', t('error-offline')],
  ['fields', t('error-fields')],
] as const)('says why the form was not sent, and that it can be sent again: %s', (problem, message) => {
  renderFooter({ problem });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: getTranslator('en')('retry') })).toBeVisible();
});
