import { defineEndpoint } from '@/lib/api/endpoint';
import { personCard } from '@/lib/model/card';
import { createPagedResponseSchema, womoQuery } from '@/lib/model/list';
import { searchPeople } from '@/lib/site/pages/lists';
import { pagedErrorFields, toPagedResponse } from '@/lib/site/pages/paged-response';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'The women and men of the group, filtered by house, field of work and country',
  body: womoQuery,
  response: createPagedResponseSchema(personCard),
  errorFields: pagedErrorFields,
  handle: ({ body }) => toPagedResponse(body.locale, searchPeople({ locale: body.locale, draft: false }, body)),
});
