import { HttpResponse, http } from 'msw';
import type { JobResponse } from '@/lib/model/job';
import type { ListQuery } from '@/lib/model/lists/list-query';
import { server } from './server';

/** Responds to searches for offers. Returns a list that collects the searches. */
export const mockJobSearches = (
  respond: (query: ListQuery) => JobResponse | Response | Promise<JobResponse | Response>,
) => {
  const searches: { query: ListQuery & { locale: string }; signal: AbortSignal }[] = [];
  server.use(
    http.post('/api/job-offers/', async ({ request }) => {
      const query = (await request.json()) as ListQuery & { locale: string };
      searches.push({ query, signal: request.signal });
      const result = await respond(query);
      return result instanceof Response ? result : HttpResponse.json(result);
    }),
  );
  return searches;
};
