import { articleCard } from '@/lib/model/card';
import { newsQuery } from '@/lib/model/list';
import { defineListEndpoint } from '@/lib/site/pages/list-endpoint';
import { searchNews } from '@/lib/site/pages/lists';

export const config = { api: { bodyParser: false } };

export default defineListEndpoint({
  summary: 'The news articles of the requested categories, houses and year',
  query: newsQuery,
  item: articleCard,
  search: searchNews,
});
