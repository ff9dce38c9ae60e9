import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { ArticleCard } from './ArticleCard';

const article = {
  title: 'Results',
  text: 'Revenue grew.',
  href: '/en/news/results/',
  image: null,
  date: { iso: '2026-07-24', text: '24 July 2026' },
  category: 'Finance',
};

it('shows the date and the category', () => {
  renderWithSite(<ArticleCard article={article} level={3} />);
  expect(screen.getByText('24 July 2026')).toHaveAttribute('datetime', '2026-07-24');
  expect(screen.getByRole('article')).toHaveTextContent('24 July 2026 Finance');
});
