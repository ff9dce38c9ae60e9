import { highlightCard } from '@/lib/model/card';
import { highlightsQuery } from '@/lib/model/list';
import { defineListEndpoint } from '@/lib/site/pages/list-endpoint';
import { searchHighlights } from '@/lib/site/pages/lists';

export const config = { api: { bodyParser: false } };

export default defineListEndpoint({
  summary: 'The highlights of the houses, filtered by category and house',
  query: highlightsQuery,
  item: highlightCard,
  search: searchHighlights,
});
