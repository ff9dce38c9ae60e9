import { endpoint } from '@/lib/api/endpoint';
import { pagedAnswer, pagedFailure } from '@/lib/api/paged-answer';
import { financeDocument, financeQuery } from '@/lib/model/finance';
import { pagedResponse } from '@/lib/model/list';
import { searchDocuments } from '@/lib/site/finance/documents';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'The documents for investors of the requested year and types',
  body: financeQuery,
  response: pagedResponse(financeDocument),
  failure: pagedFailure,
  handle: ({ body }) => pagedAnswer(searchDocuments({ locale: body.locale, draft: false }, body)),
});
