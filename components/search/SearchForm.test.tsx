import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { SearchForm } from './SearchForm';

const buildQuery = (search: string, categories: string[] = []) => ({ search, sort: 'date_desc' as const, categories });
const form = (query: ReturnType<typeof buildQuery>) => (
  <SearchForm query={query} onSearch={vi.fn()} suggestions={() => null} />
);
const field = () => screen.getByRole('searchbox', { name: t('search.field') });

it('submits to the page of results, with the parameter names of its address', () => {
  renderWithSite(form(buildQuery('silk')));
  const formElement = screen.getByRole('search');
  expect(formElement).toHaveAttribute('action', '/en/search/');
  expect(new FormData(formElement as HTMLFormElement).get('search')).toBe('silk');
});

it('shows the search that a link or the Back button leads to', () => {
  const { rerender } = renderWithSite(form(buildQuery('silk')));
  rerender(form(buildQuery('gold', ['finance'])));
  expect(field()).toHaveValue('gold');
  expect(screen.getByRole('checkbox', { name: 'Finance' })).toBeChecked();
});

it('keeps the typed keywords while results are loading', async () => {
  const { rerender, user } = renderWithSite(form(buildQuery('silk')));
  await user.clear(field());
  await user.type(field(), 'gold');
  rerender(form(buildQuery('silk', ['finance'])));
  expect(field()).toHaveValue('gold');
});
