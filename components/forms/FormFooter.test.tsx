import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { buildSiteContent } from '@/tests/support/site-content';
import { FormFooter } from './FormFooter';

const state = { status: 'idle', problem: null, isInvalid: (name: string) => name === 'transferConsent' } as const;
const consent = <FormFooter consent="Agreed" translate={(key) => key} state={state} />;

it('asks for one consent', () => {
  renderWithSite(consent);
  expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: 'Agreed' })]);
});

it('asks Chinese visitors separately about the transfer of their data', () => {
  const t = getTranslator('cn', 'forms');
  renderWithSite(consent, { content: buildSiteContent({ locale: 'cn' }) });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  const transfer = screen.getByRole('checkbox', { name: t('transfer.consent') });
  expect(transfer).toBeRequired();
  expect(transfer).not.toBeChecked();
  expect(transfer).toHaveAccessibleDescription(t('transfer.error-consent'));
});
