import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { UntranslatedPage } from './UntranslatedPage';

it('leads back to the page that does not exist in this language', () => {
  const untranslatedPage = { title: 'The Kyoto atelier', path: '/en/kyoto-atelier/' };
  renderWithSite(<UntranslatedPage overHero {...untranslatedPage} />, { content: { locale: 'fr' } });
  const link = screen.getByRole('link', {
    name: /^La page que vous consultiez existe en anglais.*: The Kyoto atelier$/,
  });
  expect(link).toHaveAttribute('href', '/en/kyoto-atelier/');
  expect(screen.getByText('The Kyoto atelier')).toHaveAttribute('lang', 'en');
});
