import { personCard } from '@/lib/model/card';
import { womoQuery } from '@/lib/model/list';
import { defineListEndpoint } from '@/lib/site/pages/list-endpoint';
import { searchPeople } from '@/lib/site/pages/lists';

export const config = { api: { bodyParser: false } };

export default defineListEndpoint({
  summary: 'The women and men of the group, filtered by house, field of work and country',
  query: womoQuery,
  item: personCard,
  search: searchPeople,
});
