import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { eventsQuery, groupEvent } from '@/lib/model/event';
import { orNull } from '@/lib/platform/http/or-null';
import { filterEvents, loadGroupEvents } from '@/lib/site/calendar/events';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'The events of the group, latest first; empty if unavailable',
  query: eventsQuery,
  response: z.object({ events: z.array(groupEvent) }),
  sharedCall: 'events',
  handle: async ({ query: { locale, ...filter } }) => {
    const events = await orNull(loadGroupEvents({ locale, draft: false }), 'load events');
    return { events: filterEvents(events ?? [], filter) };
  },
});
