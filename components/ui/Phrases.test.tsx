import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { buildSiteContent } from '@/tests/support/site-content';
import { Phrases } from './Phrases';

it('allows line breaks between the phrases of a title, and does not change its text', () => {
  const content = buildSiteContent({ phrases: { 新着求人のお知らせ: [5] } });
  renderWithSite(
    <h2>
      <Phrases text="新着求人のお知らせ" />
    </h2>,
    { content },
  );
  expect(screen.getByRole('heading', { name: '新着求人のお知らせ' }).innerHTML).toBe('新着求人の<wbr>お知らせ');
});

it('leaves a title without phrases unchanged', () => {
  renderWithSite(<Phrases text="Our houses" />);
  expect(screen.getByText('Our houses')).toBeVisible();
});
