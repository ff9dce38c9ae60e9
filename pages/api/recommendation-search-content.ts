import { pageCard } from '@/lib/model/card';
import { recommendationQuery } from '@/lib/model/list';
import { orNull } from '@/lib/platform/http/or-null';
import { defineListEndpoint } from '@/lib/site/pages/list-endpoint';
import { recommend } from '@/lib/site/pages/lists';

export const config = { api: { bodyParser: false } };

export default defineListEndpoint({
  summary: 'What to read after a page; empty if unavailable',
  query: recommendationQuery,
  item: pageCard,
  search: async (edition, query) =>
    (await orNull(recommend(edition, query), 'load recommendations')) ?? { items: [], nbPages: 0, nbHits: 0 },
});
