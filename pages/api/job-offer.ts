import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { defaultLocale } from '@/lib/i18n/locales';
import { jobIds, jobItem } from '@/lib/model/job';
import { localeParameter } from '@/lib/model/values';
import { loadJobItemsById } from '@/lib/site/careers/jobs';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'The open job offers among the given ids, for a visitor’s favourites, and the ids of those that have closed',
  query: z.object({ locale: localeParameter.default(defaultLocale) }),
  body: jobIds.or(z.object({ ids: jobIds }).transform(({ ids }) => ids)),
  // Enough for 100 ids of 64 characters each.
  bodyLimitBytes: 2 ** 13,
  response: z.object({
    jobList: z.array(jobItem),
    closed: z.array(z.string()).describe('Ids that are in neither list are unknown to this server'),
  }),
  handle: ({ body, query }) => loadJobItemsById(query.locale, [...new Set(body)]),
});
