import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { PriceCursor } from '@/components/charts/PriceCursor';
import { FavouriteButton } from '@/components/jobs/FavouriteButton';
import { JobChips } from '@/components/jobs/JobChips';
import { JobFilters } from '@/components/jobs/JobFilters';
import { PagedList } from '@/components/lists/PagedList';
import { SearchResults } from '@/components/search/SearchResults';
import { DocumentsPages } from '@/components/sections/documents-list/DocumentsPages';
import SiteSearch from '@/components/sections/search-results/SiteSearch';
import SharePrice from '@/components/sections/share-price/SharePrice';
import SharePriceBrief from '@/components/sections/share-price-brief/SharePriceBrief';
import { useSharePrice } from '@/contexts/SharePriceContext';
import type { SearchOutcome } from '@/hooks/useContentSearch';
import type { RequestStatus } from '@/hooks/useRequest';
import { pricePeriods } from '@/lib/model/finance';
import type { Facets } from '@/lib/model/lists/list-query';
import { buildFinanceDocument } from './support/documents';
import { facets, listQuery } from './support/jobs';
import { buildPriceHistory, comparedHistory } from './support/price-history';
import { getTranslator, renderWithSite } from './support/render';
import { server } from './support/server';
import { buildJob, buildSearchOutcome, searchResult } from './support/site-content';
import { translatePage } from './support/translate';

vi.mock('@/lib/shared/constants', async (original) => ({ ...(await original<object>()), maxFilesInZip: 1 }));
vi.mock('@/contexts/SharePriceContext', async (original) => ({ ...(await original()), useSharePrice: vi.fn() }));

type Rerender = (ui: ReactElement) => void;

/** A state of the page, and how the visitor or a response changes it. */
interface Change {
  before: ReactElement;
  prepare?: () => Promise<unknown>;
  change: (rerender: Rerender) => unknown;
}

const renderSearch = ({ status = 'idle', ...outcome }: Partial<SearchOutcome> & { status?: RequestStatus }) => (
  <SearchResults status={status} outcome={buildSearchOutcome({ results: [], ...outcome })} level={3} />
);
const result = searchResult({ title: 'The watch of the year', description: 'A watch, and a year of work.' });

const renderSiteSearch = (props: object) => (
  <SiteSearch
    type="search-results"
    query={{ search: 'watch', sort: 'date_desc', categories: [] }}
    results={null}
    corrected={null}
    missingWords={[]}
    nbOffers={0}
    nbHits={0}
    failed={false}
    pagination={null}
    {...props}
  />
);

const documents = (
  <DocumentsPages
    items={['one', 'two'].map((name) => buildFinanceDocument(name))}
    filters={[]}
    pagination={{ address: '/en/', page: 0, nbPages: 1, nbHits: 2, previous: null, next: null }}
  />
);
const documentsT = getTranslator('en', 'documents');
const clickText = (text: string) => fireEvent.click(screen.getByText(text));
const chooseAll = () => clickText(documentsT('choose-all'));

const sharePrice = (
  <SharePrice
    type="share-price"
    link={null}
    dividends={[]}
    onDay={null}
    history={buildPriceHistory()}
    delayMinutes={null}
    isDemonstration
    periods={pricePeriods.map((period) => ({ period, href: `/en/?period=${period}`, comparison: `/en/?c=${period}` }))}
  />
);
const choosePeriod = async (expectedText: string | RegExp) => {
  clickText(getTranslator('en', 'share-price')('period-5y'));
  await screen.findByText(expectedText);
};

const chart = (
  <PriceCursor
    points={[
      { x: 0, y: 0, date: '1 March', text: '€1.00', level: '100' },
      { x: 100, y: 0, date: '2 March', text: '€2.00', level: '200' },
    ]}
  />
);

const Filters = ({ selected }: { selected: Facets }) => (
  <JobFilters
    facets={facets}
    selected={selected}
    showLabel={`Show ${Object.keys(selected).length}`}
    onShow={() => {}}
  />
);

function Chips({ search: keywords }: { search: string }) {
  const query = listQuery({ search: keywords, facets: { city: ['geneva'] } });
  return <JobChips query={query} facets={facets} path="/en/" onChange={() => {}} />;
}

const quote = (price: string, shortText: { change?: string; asOf?: string }) => ({
  sharePrice: 225.5,
  texts: { en: price },
  shortTexts: { en: shortText },
});
const firstQuote = quote('€225.50', { change: '+2.50%', asOf: '11:00' });
/** The next quote, without a change. */
const nextQuote = quote('€226.00', {});

const priceBrief = () => <SharePriceBrief type="share-price-brief" lastYear={null} latest={[]} />;

const loadMore = async () => {
  clickText(getTranslator('en', 'lists')('more'));
  await screen.findByText(getTranslator('en')('retry'));
};

const changes: Record<string, Change> = {
  'a search that finds nothing, then fails': {
    before: renderSearch({}),
    change: (rerender) => rerender(renderSearch({ status: 'failed' })),
  },
  'a search that finds nothing, then something': {
    before: renderSearch({}),
    change: (rerender) => rerender(renderSearch({ results: [result], nbOffers: 2 })),
  },
  'a search that finds something, then nothing': {
    before: renderSearch({ results: [result], missingWords: ['one'], corrected: 'watches' }),
    change: (rerender) => rerender(renderSearch({})),
  },
  'a search in progress, then its results': {
    before: renderSearch({ status: 'loading' }),
    change: (rerender) => rerender(renderSearch({ results: [result] })),
  },
  'another search that finds the same': {
    before: renderSearch({ results: [result], nbOffers: 2 }),
    change: (rerender) => rerender(renderSearch({ query: 'year', results: [result], nbOffers: 3 })),
  },
  'the search page, which fails': {
    before: renderSiteSearch({ results: [] }),
    change: (rerender) => rerender(renderSiteSearch({ failed: true })),
  },
  'the search page, which finds something after a failure': {
    before: renderSiteSearch({ failed: true }),
    change: (rerender) => rerender(renderSiteSearch({ results: [result], nbHits: 1 })),
  },
  'documents, all of which are selected': { before: documents, change: chooseAll },
  'documents, of which fewer are selected': {
    before: documents,
    prepare: async () => chooseAll(),
    change: () => fireEvent.click(screen.getByRole('checkbox', { name: /one/ })),
  },
  'a chart that shows another period': {
    before: sharePrice,
    prepare: async () =>
      server.use(http.get('/api/share-price-history/', () => HttpResponse.json({ history: comparedHistory() }))),
    change: () => choosePeriod(/4\.20%/),
  },
  'a chart whose period cannot be loaded': {
    before: sharePrice,
    prepare: async () => server.use(http.get('/api/share-price-history/', () => HttpResponse.error())),
    change: () => choosePeriod(getTranslator('en', 'price-chart')('failed')),
  },
  'a chart whose cursor moves': {
    before: chart,
    change: () => fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } }),
  },
  'filters, of which one is chosen': {
    before: <Filters selected={{}} />,
    change: (rerender) => rerender(<Filters selected={{ country: ['CH'] }} />),
  },
  'filters, of which none is chosen any more': {
    before: <Filters selected={{ country: ['CH', 'SG'] }} />,
    change: (rerender) => rerender(<Filters selected={{}} />),
  },
  'a search for offers by other terms': {
    before: <Chips search="watch" />,
    change: (rerender) => rerender(<Chips search="silk" />),
  },
  'an offer that is saved': {
    before: <FavouriteButton job={buildJob()} showLabel />,
    change: () => fireEvent.click(screen.getByRole('button')),
  },
  'more items that cannot be loaded': {
    before: (
      <PagedList endpoint="similar-offers" items={['One']} pagination={{ nbPages: 3 }} as="ul" getKey={(item) => item}>
        {(item) => item}
      </PagedList>
    ),
    prepare: async () => server.use(http.post('/api/similar-offers/', () => HttpResponse.error())),
    change: loadMore,
  },
  'the share price for investors, without its change': {
    before: priceBrief(),
    change: (rerender) => {
      vi.mocked(useSharePrice).mockReturnValue(nextQuote);
      rerender(priceBrief());
    },
  },
};

/** Renders a page, changes it, and returns its text. */
const readTextAfter = async ({ before, prepare, change }: Change, isTranslated: boolean): Promise<string> => {
  localStorage.clear();
  vi.mocked(useSharePrice).mockReturnValue(firstQuote);
  server.use(http.post('/api/job-offer/', () => HttpResponse.json({ jobList: [buildJob()] })));
  const { rerender, container } = renderWithSite(before, { content: { sharePage: '/en/share/' } });
  await prepare?.();
  if (isTranslated) act(translatePage);
  await change(rerender);
  const text = container.textContent;
  cleanup();
  return text;
};

it.each(Object.entries(changes))('a page that the browser has translated shows %s', async (_, change) => {
  const text = await readTextAfter(change, false);
  expect(await readTextAfter(change, true)).toBe(text);
});
