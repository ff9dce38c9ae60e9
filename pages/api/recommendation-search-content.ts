import { defineEndpoint } from '@/lib/api/endpoint';
import { pageCard } from '@/lib/model/card';
import { createPagedResponseSchema, recommendationQuery } from '@/lib/model/list';
import { orNull } from '@/lib/platform/http/or-null';
import { recommend } from '@/lib/site/pages/lists';
import { toPagedResponse } from '@/lib/site/pages/paged-response';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'What to read after a page; empty if unavailable',
  body: recommendationQuery,
  response: createPagedResponseSchema(pageCard),
  handle: ({ body }) => {
    const recommendations = orNull(recommend({ locale: body.locale, draft: false }, body), 'load recommendations');
    return toPagedResponse(
      body.locale,
      recommendations.then((list) => list ?? { items: [], nbPages: 0, nbHits: 0 }),
    );
  },
});
