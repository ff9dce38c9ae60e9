import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultListQuery, type ListQuery } from '@/lib/model/lists/list-query';
import { facets, listQuery } from '@/tests/support/jobs';
import { fakeRouter, jobsT, renderWithSite } from '@/tests/support/render';
import { JobChips } from './JobChips';

const path = '/en/talents/offers/';

const renderChips = (query: Partial<ListQuery>) => {
  const onChange = vi.fn();
  const router = fakeRouter();
  const { user } = renderWithSite(
    <JobChips query={listQuery(query)} facets={facets} path={path} onChange={onChange} />,
    { router },
  );
  return { user, onChange, router };
};

const getChip = (filter: string) => screen.getByRole('link', { name: jobsT('search.remove', { filter }) });
const fullQuery: Partial<ListQuery> = {
  search: 'watch',
  facets: { country: ['CH', 'SG'], city: ['geneva'] },
  ids: ['J-1', 'J-2'],
  sort: 'date_asc',
  page: 2,
};
const keywordsLabel = jobsT('search.words', { words: 'watch' });
const sharedListLabel = jobsT('search.list', { count: 2 });

it('shows nothing if nothing narrows the search', () => {
  renderChips({ sort: 'date_asc', page: 1 });
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows a label for everything that narrows the search', () => {
  renderChips(fullQuery);
  const list = screen.getByRole('list', { name: jobsT('search.filtered') });
  const labels = [...list.querySelectorAll('li')].map((item) => item.textContent);
  expect(labels).toEqual([sharedListLabel, keywordsLabel, 'Switzerland', 'Singapore', 'Geneva', jobsT('search.clear')]);
});

it.each([
  ['a list that was shared', sharedListLabel, `${path}?search=watch&country=CH&country=SG&city=geneva&sort=date_asc`],
  ['the keywords', keywordsLabel, `${path}?country=CH&country=SG&city=geneva&ids=J-1%2CJ-2&sort=date_asc`],
  ['the only value of a facet', 'Geneva', `${path}?search=watch&country=CH&country=SG&ids=J-1%2CJ-2&sort=date_asc`],
])('links to the first page of the search without %s', (_, filter, url) => {
  renderChips(fullQuery);
  expect(getChip(filter)).toHaveAttribute('href', url);
});

it('removes the filter whose chip is pressed and searches again, without navigating', async () => {
  const { user, onChange, router } = renderChips(fullQuery);
  await user.click(getChip('Geneva'));
  expect(onChange).toHaveBeenLastCalledWith(listQuery({ ...fullQuery, page: 0, facets: { country: ['CH', 'SG'] } }));
  const clear = screen.getByRole('link', { name: jobsT('search.clear') });
  expect(clear).toHaveAttribute('href', path);
  await user.click(clear);
  expect(onChange).toHaveBeenLastCalledWith(defaultListQuery);
  expect(router.push).not.toHaveBeenCalled();
});

it('leaves a click that opens a new tab to the browser', async () => {
  const { user, onChange } = renderChips(fullQuery);
  await user.keyboard('{Control>}');
  await user.click(getChip('Geneva'));
  await user.click(screen.getByRole('link', { name: jobsT('search.clear') }));
  expect(onChange).not.toHaveBeenCalled();
});

it('distinguishes a city from a country of the same name', () => {
  const consoleError = vi.spyOn(console, 'error');
  renderChips({ facets: { country: ['SG'], city: ['singapore'] } });
  const links = screen.getAllByRole('link', { name: jobsT('search.remove', { filter: 'Singapore' }) });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`${path}?city=singapore`, `${path}?country=SG`]);
  expect(consoleError).not.toHaveBeenCalled();
});
