import { endpoint } from '@/lib/api/endpoint';
import { pageCard } from '@/lib/model/card';
import { pagedResponse, recommendationQuery } from '@/lib/model/list';
import { log } from '@/lib/process/log';
import { recommend } from '@/lib/site/pages/lists';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'What to read after a page; nothing where it cannot be had',
  body: recommendationQuery,
  response: pagedResponse(pageCard),
  handle: async ({ body }) => {
    try {
      const { items, ...counts } = await recommend({ locale: body.locale, draft: false }, body);
      return { success: true, ...counts, result: items, message: '' };
    } catch (error) {
      log.error({ err: error }, 'no recommendations');
      return { success: true, nbPages: 0, nbHits: 0, result: [], message: '' };
    }
  },
});
