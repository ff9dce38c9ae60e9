import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { fromUpstream } from '@/lib/http/upstream-error';
import { defaultLocale } from '@/lib/i18n/locales';
import { jobIds, jobItem } from '@/lib/model/job';
import { localeParameter } from '@/lib/model/locale-parameter';
import { jobItemsById } from '@/lib/site/careers/jobs';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'The open job offers among the given ids, for a visitor’s favourites',
  query: z.object({ locale: localeParameter.default(defaultLocale) }),
  body: jobIds.or(z.object({ ids: jobIds }).transform(({ ids }) => ids)),
  bodyLimit: 2 ** 21,
  response: z.object({ jobList: z.array(jobItem) }),
  handle: async ({ body, query }) => ({ jobList: await fromUpstream(jobItemsById(query.locale, [...new Set(body)])) }),
});
