import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { buildPicture } from '@/tests/support/site-content';
import { Card } from './Card';

const card = { title: 'The bench', text: 'Where it is made.', href: '/en/bench/', image: buildPicture() };

it.each([2, 3, 4] as const)('is one link under a heading of level %d', (level) => {
  renderWithSite(<Card {...card} level={level} meta="May 2026" />);
  expect(screen.getByRole('heading', { level, name: 'The bench' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/bench/');
  expect(screen.getByRole('article')).toHaveTextContent('May 2026The benchWhere it is made.');
  expect(screen.getByRole('img', { name: 'A picture' })).toBeVisible();
});

it('renders without a picture', () => {
  renderWithSite(<Card {...card} image={null} level={3} />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows the upper part of an upright picture, a square', () => {
  const { container } = renderWithSite(
    <Card {...card} image={buildPicture({ width: 1500, height: 2000 })} level={3} />,
  );
  expect(container.querySelector('[data-reveal]')).toHaveStyle({ aspectRatio: '1' });
});
