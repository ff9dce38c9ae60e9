import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite, useFakeClock } from '@/tests/support/render';
import { Copyright } from './Copyright';

it('names the owner and the current year', () => {
  useFakeClock(new Date('2031-06-01'));
  renderWithSite(<Copyright />, { content: { titleSuffix: 'Halcyre' } });
  expect(screen.getByText(/©/)).toHaveTextContent('© 2031 Halcyre. All rights reserved.');
});
