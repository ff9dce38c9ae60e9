import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { SearchForm, SearchResponse, SearchResult, SearchSuggestion } from '@/lib/model/search';

/**
 * A mock of the site's own API for components. Requests that a test does not handle are errors, with two exceptions,
 * which never get a response by default: the share price, which the whole site requests, and the suggestions while a
 * visitor types.
 */
export const server = setupServer(
  http.get('/api/share-price/', () => delay('infinite')),
  http.get('/api/search-suggestions/', () => delay('infinite')),
);

/** The response to a search of the site. */
export const respondWithResults = (...result: SearchResult[]) =>
  HttpResponse.json<SearchResponse>({
    success: true,
    bestMatches: [],
    result,
    corrected: null,
    isPartial: false,
    missingWords: [],
    nbOffers: 0,
    message: '',
  });

/** Responds to searches of the site. Returns a list that collects the searches. */
export const mockSearches = (respond: (form: SearchForm) => Response | Promise<Response>) => {
  const searches: { form: SearchForm; signal: AbortSignal }[] = [];
  server.use(
    http.post('/api/search-content/', async ({ request }) => {
      const form = (await request.json()) as SearchForm;
      searches.push({ form, signal: request.signal });
      return respond(form);
    }),
  );
  return searches;
};

/** Responds to requests for suggestions while a visitor types. Returns a list that collects the requests. */
export const mockSuggestions = (respond: (q: string) => SearchSuggestion[] | Response | Promise<Response>) => {
  const requests: { q: string; locale: string | null; signal: AbortSignal }[] = [];
  server.use(
    http.get('/api/search-suggestions/', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const q = searchParams.get('q') ?? '';
      requests.push({ q, locale: searchParams.get('locale'), signal: request.signal });
      const result = await respond(q);
      return Array.isArray(result) ? HttpResponse.json({ success: true, result, message: '' }) : result;
    }),
  );
  return requests;
};
