import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import type { SearchForm } from '@/lib/model/search';

/**
 * The site's own API as components see it. Every request that a test has not foreseen is an error; only the
 * share price, which the whole site asks for, waits for ever unless a test answers.
 */
export const server = setupServer(http.get('/api/share-price/', () => delay('infinite')));

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
