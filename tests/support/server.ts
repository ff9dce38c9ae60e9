import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { SearchForm, SearchSuggestion } from '@/lib/model/search';

/**
 * The site's own API as components see it. Every request that a test has not foreseen is an error; only the share price,
 * which the whole site asks for, and what suggests pages while words are typed wait for ever unless a test answers.
 */
export const server = setupServer(
  http.get('/api/share-price/', () => delay('infinite')),
  http.get('/api/search-suggestions/', () => delay('infinite')),
);

/** Answers searches of the site; gives those that came. */
export const answerSearches = (answer: (form: SearchForm) => Response | Promise<Response>) => {
  const searches: { form: SearchForm; signal: AbortSignal }[] = [];
  server.use(
    http.post('/api/search-content/', async ({ request }) => {
      const form = (await request.json()) as SearchForm;
      searches.push({ form, signal: request.signal });
      return answer(form);
    }),
  );
  return searches;
};

/** Answers words that are being typed with suggestions; gives the questions that came. */
export const answerTyping = (answer: (q: string) => SearchSuggestion[] | Response | Promise<Response>) => {
  const asked: { q: string; locale: string | null; signal: AbortSignal }[] = [];
  server.use(
    http.get('/api/search-suggestions/', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const q = searchParams.get('q') ?? '';
      asked.push({ q, locale: searchParams.get('locale'), signal: request.signal });
      const given = await answer(q);
      return Array.isArray(given) ? HttpResponse.json({ success: true, result: given, message: '' }) : given;
    }),
  );
  return asked;
};
