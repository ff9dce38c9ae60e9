import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { fakeRouter, renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { mockSearches, mockSuggestions, respondWithResults } from '@/tests/support/server';
import { buildSuggestion, searchResult } from '@/tests/support/site-content';
import { SearchPopup } from './SearchPopup';

const respondWithTitles = (...titles: string[]) =>
  respondWithResults(...titles.map((title) => searchResult({ title, url: `/en/${title.toLowerCase()}/` })));
const neverResponds = async () => {
  await delay('infinite');
  return respondWithTitles();
};

const renderPopup = (options: SiteOptions = {}) => {
  const onClose = vi.fn();
  const { user } = renderWithSite(<SearchPopup onClose={onClose} />, options);
  return { user, onClose };
};

const getField = () => screen.getByRole('combobox', { name: t('search.field') });
const getCategory = (name: string) => screen.getByRole('checkbox', { name });
const getOrder = () => screen.getByRole('combobox', { name: t('search.sort') });
const getStatus = () => screen.getByRole('status');

it('is a dialog with its search form', () => {
  renderPopup();
  expect(screen.getByRole('dialog', { name: t('search.title') })).toBeVisible();
  expect(screen.getByRole('search')).toBeVisible();
  expect(getField()).toHaveValue('');
  expect(getOrder()).toHaveDisplayValue(t('search.sort-date_desc'));
});

it('shows no results before the first response', async () => {
  mockSearches(neverResponds);
  const { user } = renderPopup();
  expect(screen.queryByRole('list')).toBeNull();
  expect(getStatus()).toBeEmptyDOMElement();
  await user.type(getField(), 'watch{Enter}');
  expect(getStatus()).toHaveTextContent(t('searchExpander.searching'));
  expect(screen.queryByRole('list')).toBeNull();
});

it('searches for the typed keywords in the locale on Enter', async () => {
  const searches = mockSearches(() => respondWithTitles('Watches'));
  const { user } = renderPopup({ content: { locale: 'en' } });
  await user.type(getField(), 'watch{Enter}');
  expect(await screen.findByRole('link', { name: 'Watches' })).toBeVisible();
  expect(searches.map(({ form }) => form)).toEqual([
    { search: 'watch', sort: 'date_desc', categories: [], locale: 'en' },
  ]);
});

it('says what to type when its field is empty, also for another order, and sends nothing', async () => {
  const searches = mockSearches(() => respondWithTitles('Watches'));
  const { user } = renderPopup();
  await user.type(getField(), '  {Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(t('search.empty'));
  expect(getField()).toHaveFocus();
  expect(getField()).toHaveAccessibleDescription(t('search.empty'));
  await user.type(getField(), 'wat');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.clear(getField());
  await user.selectOptions(getOrder(), 'date_asc');
  expect(screen.getByRole('alert')).toHaveTextContent(t('search.empty'));
  expect(getOrder()).toHaveFocus();
  expect(searches).toEqual([]);
  expect(getStatus()).toBeEmptyDOMElement();
  await user.click(getCategory('Finance'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('searches again when a category or the order changes', async () => {
  const searches = mockSearches(() => respondWithTitles('Watches'));
  const { user } = renderPopup();
  await user.type(getField(), 'watch{Enter}');
  await waitFor(() => expect(searches).toHaveLength(1));
  await user.click(getCategory('Finance'));
  await user.click(getCategory('Crafts'));
  await user.selectOptions(getOrder(), t('search.sort-relevance'));
  await user.click(getCategory('Finance'));
  await waitFor(() => expect(searches).toHaveLength(5));
  expect(searches.slice(1).map(({ form: { categories, sort } }) => ({ categories, sort }))).toEqual([
    { categories: ['finance'], sort: 'date_desc' },
    { categories: ['finance', 'craft'], sort: 'date_desc' },
    { categories: ['finance', 'craft'], sort: 'relevance' },
    { categories: ['craft'], sort: 'relevance' },
  ]);
});

it('closes on Escape in its field, which browsers would clear, but not while an input method is composing', async () => {
  const { user, onClose } = renderPopup();
  const input = getField();
  await user.type(input, 'watch');
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes when a suggestion is chosen', async () => {
  mockSuggestions(() => [buildSuggestion('Watches')]);
  const { user, onClose } = renderPopup();
  await user.type(getField(), 'wat');
  await user.click(await screen.findByRole('option', { name: 'Watches' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('clears its results when its field is submitted empty', async () => {
  const searches = mockSearches(() => respondWithTitles('Watches'));
  const { user } = renderPopup();
  await user.type(getField(), 'watch{Enter}');
  await screen.findByRole('link', { name: 'Watches' });
  await user.clear(getField());
  await user.keyboard('{Enter}');
  expect(getStatus()).toBeEmptyDOMElement();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'watch' })).toBeVisible();
  expect(searches).toHaveLength(1);
});

it('links to all results of the search that it shows, and has no such link while searching', async () => {
  mockSearches(({ search }) => (search === 'watch' ? respondWithTitles('Watches') : neverResponds()));
  const { user } = renderPopup();
  await user.type(getField(), 'watch{Enter}');
  const allResultsLink = await screen.findByRole('link', { name: t('search.all') });
  expect(allResultsLink).toHaveAttribute('href', '/en/search/?search=watch');
  await user.type(getField(), ' and ring{Enter}');
  expect(screen.queryByRole('link', { name: t('search.all') })).toBeNull();
});

it('says that the search failed, without quoting the keywords, and clears the results', async () => {
  mockSearches(({ search }) =>
    search === 'watch'
      ? respondWithTitles('Watches')
      : HttpResponse.json({ success: false, result: [], message: 'no' }, { status: 502 }),
  );
  const { user } = renderPopup();
  await user.type(getField(), 'watch{Enter}');
  await screen.findByRole('link', { name: 'Watches' });
  await user.type(getField(), 'es{Enter}');
  await waitFor(() => expect(getStatus()).toHaveTextContent(t('searchExpander.searchResultError')));
  expect(getStatus()).not.toHaveTextContent('watch');
  expect(screen.queryByRole('link')).toBeNull();
});

it('stays open for a click that opens a link in another tab', async () => {
  mockSearches(() => respondWithTitles('Watches'));
  const router = fakeRouter();
  const { user, onClose } = renderPopup({ router });
  await user.type(getField(), 'watch{Enter}');
  const links = [
    await screen.findByRole('link', { name: 'Watches' }),
    screen.getByRole('link', { name: t('search.all') }),
  ];
  await user.keyboard('{Control>}');
  for (const link of links) await user.click(link);
  expect(onClose).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});

it('closes when a result is chosen, or the link to all results', async () => {
  mockSearches(() => respondWithTitles('Watches'));
  const { user, onClose } = renderPopup();
  await user.type(getField(), 'watch{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Watches' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: t('search.all') }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
