import { endpoint } from '@/lib/api/endpoint';
import { orNull } from '@/lib/http/or-null';
import { pageCard } from '@/lib/model/card';
import { pagedResponse, recommendationQuery } from '@/lib/model/list';
import { recommend } from '@/lib/site/pages/lists';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'What to read after a page; empty if unavailable',
  body: recommendationQuery,
  response: pagedResponse(pageCard),
  handle: async ({ body }) => {
    const found = await orNull(recommend({ locale: body.locale, draft: false }, body), 'no recommendations');
    const { items, ...counts } = found ?? { items: [], nbPages: 0, nbHits: 0 };
    return { success: true, ...counts, result: items, message: '' };
  },
});
