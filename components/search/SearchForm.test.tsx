import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { SearchForm } from './SearchForm';

const asked = (search: string, categories: string[] = []) => ({ search, sort: 'date_desc' as const, categories });
const field = () => screen.getByRole('searchbox', { name: t('search.field') });

it('leads to the page of results, with the names that its address uses', () => {
  renderWithSite(<SearchForm asked={asked('silk')} onSearch={vi.fn()} />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/en/search/');
  expect(new FormData(form as HTMLFormElement).get('search')).toBe('silk');
});

it('shows what a link or going back asks for', () => {
  const { rerender } = renderWithSite(<SearchForm asked={asked('silk')} onSearch={vi.fn()} />);
  rerender(<SearchForm asked={asked('gold', ['finance'])} onSearch={vi.fn()} />);
  expect(field()).toHaveValue('gold');
  expect(screen.getByRole('checkbox', { name: 'Finance' })).toBeChecked();
});

it('keeps what is typed while an answer is on its way', async () => {
  const { rerender, user } = renderWithSite(<SearchForm asked={asked('silk')} onSearch={vi.fn()} />);
  await user.clear(field());
  await user.type(field(), 'gold');
  rerender(<SearchForm asked={asked('silk', ['finance'])} onSearch={vi.fn()} />);
  expect(field()).toHaveValue('gold');
});
