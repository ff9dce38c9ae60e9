import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { Facts } from './Facts';

it('wraps each fact in an element, and leaves out empty facts', () => {
  renderWithSite(
    <Facts>
      <time dateTime="2026-07-24">24 July 2026</time>
      Finance
      {''}
    </Facts>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('24 July 2026 Finance');
  expect(screen.getByText('24 July 2026').tagName).toBe('TIME');
  expect(screen.getByRole('paragraph').children).toHaveLength(2);
});
