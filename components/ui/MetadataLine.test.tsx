import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { MetadataLine } from './MetadataLine';

it('wraps each fact in an element, and leaves out empty facts', () => {
  renderWithSite(
    <MetadataLine>
      <time dateTime="2026-07-24">24 July 2026</time>
      Finance
      {''}
    </MetadataLine>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('24 July 2026 Finance');
  expect(screen.getByText('24 July 2026').tagName).toBe('TIME');
  expect(screen.getByRole('paragraph').children).toHaveLength(2);
});
