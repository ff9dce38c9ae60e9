import { defineEndpoint } from '@/lib/api/endpoint';
import { archive, archiveQuery } from '@/lib/model/archive';
import { loadArchive } from '@/lib/site/search/archive';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'What was published in a year, by month; by default the latest year',
  query: archiveQuery,
  response: archive,
  sharedCall: 'archives',
  handle: async ({ query: { locale, ...query } }) => (await loadArchive({ locale, draft: false }, query)).archive,
});
