import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { UntranslatedPage } from './UntranslatedPage';

it('leads back to the page that does not exist in this language', () => {
  const untranslatedPage = { title: 'The Kyoto atelier', path: '/en/kyoto-atelier/' };
  renderWithSite(<UntranslatedPage overHero />, { content: { locale: 'fr', untranslatedPage } });
  expect(screen.getByRole('complementary')).toHaveTextContent('La page que vous consultiez existe en anglais : The');
  const link = screen.getByRole('link', { name: 'The Kyoto atelier' });
  expect(link).toHaveAttribute('href', '/en/kyoto-atelier/');
  expect(link).toHaveAttribute('lang', 'en');
});
