import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MenuPages } from './MenuPages';

it('leaves nothing of a menu that linked to one page twice when another replaces it', () => {
  const share = ['The share price', 'Share and dividend'].map((pageTitle) => ({ pageTitle, pageLink: '/en/share/' }));
  const { rerender } = render(<MenuPages pages={[{ pageTitle: 'Shareholders', pageLink: '/en/ir/' }, ...share]} />);
  rerender(<MenuPages pages={[{ pageTitle: 'Le cours de l’action', pageLink: '/fr/action/' }]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Le cours de l’action']);
});
