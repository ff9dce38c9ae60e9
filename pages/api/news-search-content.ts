import { endpoint } from '@/lib/api/endpoint';
import { articleCard } from '@/lib/model/card';
import { newsQuery, pagedResponse } from '@/lib/model/list';
import { searchNews } from '@/lib/site/pages/lists';
import { pagedAnswer, pagedFailure } from '@/lib/site/pages/paged-answer';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'The news articles of the requested categories and year',
  body: newsQuery,
  response: pagedResponse(articleCard),
  failure: pagedFailure,
  handle: ({ body }) => pagedAnswer(body.locale, searchNews({ locale: body.locale, draft: false }, body)),
});
