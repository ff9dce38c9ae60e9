import { endpoint } from '@/lib/api/endpoint';
import { financeDocument, financeQuery } from '@/lib/model/finance';
import { pagedResponse } from '@/lib/model/list';
import { searchDocuments } from '@/lib/site/finance/documents';
import { pagedAnswer, pagedFailure } from '@/lib/site/pages/paged-answer';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'The documents for investors of the requested year and types',
  body: financeQuery,
  response: pagedResponse(financeDocument),
  failure: pagedFailure,
  handle: ({ body }) => pagedAnswer(body.locale, searchDocuments({ locale: body.locale, draft: false }, body)),
});
