import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite, wordsIn } from '@/tests/support/render';
import { siteContent } from '@/tests/support/site-content';
import { Consent } from './Consent';

const consent = <Consent label="Agreed" privacy="Privacy" problem={false} isTransferWrong />;

it('asks for one consent', () => {
  renderWithSite(consent);
  expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: 'Agreed' })]);
});

it('asks Chinese readers separately about the transfer of their data', () => {
  const t = wordsIn('cn', 'forms');
  renderWithSite(consent, { content: siteContent({ locale: 'cn' }) });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  const transfer = screen.getByRole('checkbox', { name: t('transfer.consent') });
  expect(transfer).toBeRequired();
  expect(transfer).not.toBeChecked();
  expect(transfer).toHaveAccessibleDescription(t('transfer.error-consent'));
});
