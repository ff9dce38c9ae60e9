import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { eventsQuery, groupEvent } from '@/lib/model/event';
import { log } from '@/lib/process/log';
import { eventsOf, groupEvents } from '@/lib/site/calendar/events';

export default endpoint({
  method: 'GET',
  summary: 'The events of the group, the latest first; none where they cannot be had',
  query: eventsQuery,
  response: z.object({ events: z.array(groupEvent) }),
  cache: 'public, max-age=60, stale-while-revalidate=300',
  handle: async ({ query: { locale, ...wanted } }) => {
    try {
      return { events: eventsOf(await groupEvents({ locale, draft: false }), wanted) };
    } catch (error) {
      log.warn({ err: error }, 'no events');
      return { events: [] };
    }
  },
});
