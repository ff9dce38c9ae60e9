import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { RichText } from './RichText';

it('shows the markup of its text', () => {
  renderWithSite(<RichText html='<h3>Craft</h3><p>See <a href="/en/houses/">our houses</a>.</p>' />);
  expect(screen.getByRole('heading', { level: 3, name: 'Craft' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'our houses' })).toHaveAttribute('href', '/en/houses/');
});
