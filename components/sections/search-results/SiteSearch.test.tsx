import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Section } from '@/lib/model/section';
import { fakeRouter, renderWithSite, t } from '@/tests/support/render';
import { mockSuggestions } from '@/tests/support/server';
import { buildSuggestion } from '@/tests/support/site-content';
import SiteSearch from './SiteSearch';

const section: Section<'search-results'> = {
  type: 'search-results',
  query: { search: '', sort: 'date_desc', categories: [] },
  results: null,
  corrected: null,
  missingWords: [],
  nbOffers: 0,
  failed: false,
  nbHits: 0,
  pagination: null,
};

it('is a search field that suggests pages once its code is loaded', async () => {
  mockSuggestions(() => [buildSuggestion('Watches')]);
  const { user } = renderWithSite(<SiteSearch {...section} />);
  expect(screen.getByRole('searchbox', { name: t('search.field') })).toBeVisible();
  await user.type(await screen.findByRole('combobox', { name: t('search.field') }), 'wat');
  expect(await screen.findByRole('option', { name: 'Watches' })).toHaveAttribute('href', '/en/watches/');
});

it('says what to type for an empty search, and stays on its page', async () => {
  const router = fakeRouter();
  const { user } = renderWithSite(<SiteSearch {...section} />, { router });
  await user.click(screen.getByRole('button', { name: t('search.submit') }));
  expect(screen.getByRole('alert')).toHaveTextContent(t('search.empty'));
  expect(router.push).not.toHaveBeenCalled();
});

it('links to the results in the order that is chosen', async () => {
  const router = fakeRouter();
  const { user } = renderWithSite(<SiteSearch {...section} query={{ ...section.query, search: 'silk' }} />, { router });
  const sortSelect = screen.getByRole('combobox', { name: t('search.sort') });
  for (const sort of ['relevance', 'date_asc', 'date_desc'] as const)
    await user.selectOptions(sortSelect, t(`search.sort-${sort}`));
  const urls = ['', 'sort=date_asc', 'sort=date_desc'].map((sort) => `/en/search/?search=silk${sort && `&${sort}`}`);
  expect(vi.mocked(router.push).mock.calls.map(([url]) => url)).toEqual(urls);
});
