import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { siteContent } from '@/tests/support/site-content';
import { Phrases } from './Phrases';

it('may break the lines of a title where its phrases end, and keeps its text', () => {
  const content = siteContent({ phrases: { 新着求人のお知らせ: [5] } });
  renderWithSite(
    <h2>
      <Phrases text="新着求人のお知らせ" />
    </h2>,
    { content },
  );
  expect(screen.getByRole('heading', { name: '新着求人のお知らせ' }).innerHTML).toBe('新着求人の<wbr>お知らせ');
});

it('shows a title without phrases as it is', () => {
  renderWithSite(<Phrases text="Our houses" />);
  expect(screen.getByText('Our houses')).toBeVisible();
});
