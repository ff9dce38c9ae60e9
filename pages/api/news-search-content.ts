import { defineEndpoint } from '@/lib/api/endpoint';
import { articleCard } from '@/lib/model/card';
import { createPagedResponseSchema, newsQuery } from '@/lib/model/list';
import { searchNews } from '@/lib/site/pages/lists';
import { pagedErrorFields, toPagedResponse } from '@/lib/site/pages/paged-response';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'The news articles of the requested categories and year',
  body: newsQuery,
  response: createPagedResponseSchema(articleCard),
  errorFields: pagedErrorFields,
  handle: ({ body }) => toPagedResponse(body.locale, searchNews({ locale: body.locale, draft: false }, body)),
});
