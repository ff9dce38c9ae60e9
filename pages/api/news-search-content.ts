import { endpoint } from '@/lib/api/endpoint';
import { articleCard } from '@/lib/model/card';
import { newsQuery, pagedResponse } from '@/lib/model/list';
import { searchNews } from '@/lib/site/pages/lists';
import { pagedErrorFields, toPagedResponse } from '@/lib/site/pages/paged-response';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'The news articles of the requested categories and year',
  body: newsQuery,
  response: pagedResponse(articleCard),
  failure: pagedErrorFields,
  handle: ({ body }) => toPagedResponse(body.locale, searchNews({ locale: body.locale, draft: false }, body)),
});
