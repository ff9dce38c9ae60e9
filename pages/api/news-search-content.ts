import { endpoint } from '@/lib/api/endpoint';
import { pagedAnswer, pagedFailure } from '@/lib/api/paged-answer';
import { articleCard } from '@/lib/model/card';
import { newsQuery, pagedResponse } from '@/lib/model/list';
import { searchNews } from '@/lib/site/pages/lists';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'The news articles of the requested categories and year',
  body: newsQuery,
  response: pagedResponse(articleCard),
  failure: pagedFailure,
  handle: ({ body }) => pagedAnswer(searchNews({ locale: body.locale, draft: false }, body)),
});
