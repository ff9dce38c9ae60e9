import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { ArticleCard } from './ArticleCard';

const article = {
  title: 'Results',
  text: 'Revenue grew.',
  href: '/en/news/results/',
  image: null,
  date: '2026-07-24',
  category: 'Finance',
};

it.each([
  ['en', '24 July 2026'],
  ['fr', '24 juillet 2026'],
  ['cn', '2026年7月24日'],
] as const)('says when and about what in %s', (locale, date) => {
  renderWithSite(<ArticleCard article={article} level={3} />, { content: { locale } });
  expect(screen.getByText(date)).toHaveAttribute('datetime', '2026-07-24');
  expect(screen.getByRole('article')).toHaveTextContent(`${date} · Finance`);
});
