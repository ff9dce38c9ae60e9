import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { RichText } from './RichText';

it('has tables that can be scrolled with the keyboard', async () => {
  const html = '<div role="region" aria-label="Sales, 2025" tabindex="0"><table><tr><td>12</td></tr></table></div>';
  const { user } = renderWithSite(<RichText html={html} />);
  const region = screen.getByRole('region', { name: 'Sales, 2025' });
  expect(region).toContainElement(screen.getByRole('table'));
  await user.tab();
  expect(region).toHaveFocus();
});

it('renders the markup of its text', () => {
  renderWithSite(<RichText html='<h3>Craft</h3><p>See <a href="/en/houses/">our houses</a>.</p>' />);
  expect(screen.getByRole('heading', { level: 3, name: 'Craft' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'our houses' })).toHaveAttribute('href', '/en/houses/');
});
