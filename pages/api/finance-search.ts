import { defineEndpoint } from '@/lib/api/endpoint';
import { financeDocument, financeQuery } from '@/lib/model/finance';
import { createPagedResponseSchema } from '@/lib/model/list';
import { searchDocuments } from '@/lib/site/finance/documents';
import { pagedErrorFields, toPagedResponse } from '@/lib/site/pages/paged-response';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'The documents for investors of the requested year and types',
  body: financeQuery,
  response: createPagedResponseSchema(financeDocument),
  errorFields: pagedErrorFields,
  handle: ({ body }) => toPagedResponse(body.locale, searchDocuments({ locale: body.locale, draft: false }, body)),
});
