import { defineEndpoint } from '@/lib/api/endpoint';
import { highlightCard } from '@/lib/model/card';
import { createPagedResponseSchema, highlightsQuery } from '@/lib/model/list';
import { searchHighlights } from '@/lib/site/pages/lists';
import { pagedErrorFields, toPagedResponse } from '@/lib/site/pages/paged-response';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'The highlights of the houses, filtered by category and house',
  body: highlightsQuery,
  response: createPagedResponseSchema(highlightCard),
  errorFields: pagedErrorFields,
  handle: ({ body }) => toPagedResponse(body.locale, searchHighlights({ locale: body.locale, draft: false }, body)),
});
