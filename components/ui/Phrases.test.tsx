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

it('keeps short compounds on one line, but no long ones', () => {
  renderWithSite(
    <h2>
      <Phrases text="Twenty-three pieces of saint-nectaire-sur-mer, extraordinary-looking" />
    </h2>,
  );
  expect(screen.getByRole('heading').innerHTML).toBe(
    '<span class="unbroken">Twenty-three</span> pieces of saint-nectaire-sur-mer, extraordinary-looking',
  );
});

it('leaves a title without phrases unchanged', () => {
  renderWithSite(<Phrases text="Our houses" />);
  expect(screen.getByText('Our houses')).toBeVisible();
});
