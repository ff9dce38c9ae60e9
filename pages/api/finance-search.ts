import { financeDocument, financeQuery } from '@/lib/model/finance';
import { searchDocuments } from '@/lib/site/finance/documents';
import { defineListEndpoint } from '@/lib/site/pages/list-endpoint';

export const config = { api: { bodyParser: false } };

export default defineListEndpoint({
  summary: 'The documents for investors of the requested year and types',
  query: financeQuery,
  item: financeDocument,
  search: searchDocuments,
});
