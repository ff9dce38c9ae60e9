import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SearchOutcome } from '@/hooks/useContentSearch';
import type { RequestStatus } from '@/hooks/useRequest';
import { renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { buildSearchOutcome, buildSiteContent, searchResult } from '@/tests/support/site-content';
import { SearchResults } from './SearchResults';

const renderResults = (
  outcome: Partial<SearchOutcome> | null = {},
  status: RequestStatus = 'idle',
  device: SiteOptions['device'] = 'desktop',
) =>
  renderWithSite(
    <SearchResults status={status} outcome={outcome && buildSearchOutcome(outcome)} level={3} onChoose={() => {}} />,
    { content: { joinUs: { ...buildSiteContent().joinUs, link: '/en/jobs/' } }, device },
  );
const region = () => screen.getByRole('region', { name: t('search.results') });

it('shows each result with its date, its picture and its description', () => {
  renderResults();
  const result = within(region()).getByRole('listitem');
  expect(within(result).getByRole('heading', { level: 3, name: 'Half-year results' })).toBeVisible();
  expect(within(result).getByRole('link')).toHaveAttribute('href', '/en/news/half-year-results/');
  expect(within(result).getByText('24 July 2026')).toHaveAttribute('datetime', '2026-07-24');
  expect(within(result).getByText('Revenue grew in every sector.')).toBeVisible();
  expect(within(result).getByRole('presentation')).toHaveAttribute('alt', '');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('links to a document in the browser, and to its download beside it', () => {
  const [title, url] = ['Annual report', '/documents/finance/annual-report.pdf'];
  renderResults({ results: [searchResult({ title, url, type: 'document', thumbnail: null })] });
  expect(screen.queryByRole('presentation')).toBeNull();
  const openLink = screen.getByRole('link', { name: title });
  expect(openLink).toHaveAttribute('href', url);
  expect(openLink).not.toHaveAttribute('download');
  const downloadLink = screen.getByRole('link', { name: `${t('media.download')} ${title}` });
  expect(downloadLink).toHaveAttribute('href', url);
  expect(downloadLink).toHaveAttribute('download');
});

it.each([
  [0, null],
  [13, '/en/jobs/?search=watch'],
])('links to the %i job offers with the same keywords, if there are any', (nbOffers, href) => {
  renderResults({ nbOffers });
  const link = screen.queryByRole('link', { name: t('search.offers', { count: nbOffers }) });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

it('links to another site in a new tab, and says so', () => {
  const url = 'https://museum.example/silk';
  renderResults({ results: [searchResult({ url, externalLink: true })] });
  const link = within(region()).getByRole('link', { name: `Half-year results ${t('link.newTab')}` });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('is marked as busy while it searches', () => {
  renderResults({}, 'loading');
  expect(region()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(t('searchExpander.searching'));
});

it('says which keywords were corrected or left out', () => {
  renderResults({ query: 'wach geneva', corrected: 'watch geneva', missingWords: ['50k'] });
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(t('searchExpander.resultCount', { count: 1, query: 'watch geneva' }));
  expect(status).toHaveTextContent(t('searchExpander.corrected', { query: 'wach geneva', corrected: 'watch geneva' }));
  expect(status).toHaveTextContent(t('searchExpander.partialWithout', { words: '50k' }));
});

it('says that nothing was found, with the keywords in guillemets', () => {
  renderResults({ results: [], query: '<b>sundial' });
  expect(screen.getByRole('status')).toHaveTextContent('No results for «<b>sundial»');
});

it.each([
  [1, '1 result for “watch”', '1 result'],
  [2, '2 results for “watch”', '2 results'],
])('counts %d results, without quoting the keywords on mobile', (count, onDesktop, onMobile) => {
  const outcome = { results: ['/en/one/', '/en/two/'].slice(0, count).map((url) => searchResult({ url })) };
  const { unmount } = renderResults(outcome);
  expect(screen.getByText(onDesktop)).toBeVisible();
  expect(screen.getByText(onMobile)).not.toBeVisible();
  unmount();
  renderResults(outcome, 'idle', 'mobile');
  expect(screen.getByText(onMobile)).toBeVisible();
  expect(screen.getByText(onDesktop)).not.toBeVisible();
});

it('says nothing before the first search', () => {
  renderResults(null);
  expect(region()).toHaveAttribute('aria-busy', 'false');
  expect(region()).toHaveTextContent('');
});

it('shows each result once: the best matches, then events ahead, soonest first, then the others by date', () => {
  const [next, later] = [3, 4].map((month) =>
    searchResult({
      title: `Talk of month ${month}`,
      url: `/talk-${month}/`,
      date: `2027-0${month}-01`,
      isUpcoming: true,
    }),
  );
  const article = searchResult({ title: 'An article' });
  const best = searchResult({ title: 'The best', url: '/en/best/' });
  const state = { bestMatches: [best], results: [later, next, article, best].filter((one) => one !== undefined) };
  const { unmount } = renderResults(state);
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent?.trim());
  expect(headings()).toEqual([
    t('search.best-matches'),
    'The best',
    t('search.upcoming'),
    'Talk of month 3',
    'Talk of month 4',
    t('search.by-date'),
    'An article',
  ]);
  unmount();
  renderResults({ ...state, bestMatches: [], sort: 'date_asc' });
  expect(headings()).toEqual(['Talk of month 4', 'Talk of month 3', 'An article', 'The best']);
});
