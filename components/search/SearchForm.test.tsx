import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { SearchForm } from './SearchForm';

const buildQuery = (search: string, categories: string[] = []) => ({ search, sort: 'date_desc' as const, categories });
const buildForm = (query: ReturnType<typeof buildQuery>) => (
  <SearchForm query={query} onSearch={vi.fn()} suggestions={() => null} />
);
const getField = () => screen.getByRole('searchbox', { name: t('search.field') });

it('submits to the page of results, with the parameter names of its address', () => {
  renderWithSite(buildForm(buildQuery('silk')));
  const formElement = screen.getByRole('search');
  expect(formElement).toHaveAttribute('action', '/en/search/');
  expect(new FormData(formElement as HTMLFormElement).get('search')).toBe('silk');
});

it('shows the search that a link or the Back button leads to', () => {
  const { rerender } = renderWithSite(buildForm(buildQuery('silk')));
  rerender(buildForm(buildQuery('gold', ['finance'])));
  expect(getField()).toHaveValue('gold');
  expect(screen.getByRole('checkbox', { name: 'Finance' })).toBeChecked();
});

it('keeps the typed keywords while results are loading', async () => {
  const { rerender, user } = renderWithSite(buildForm(buildQuery('silk')));
  await user.clear(getField());
  await user.type(getField(), 'gold');
  rerender(buildForm(buildQuery('silk', ['finance'])));
  expect(getField()).toHaveValue('gold');
});
