import { serverStrings } from '../../i18n/load-strings';
import { eventTypes, type GroupEvent } from '../../model/event';
import { paginateEvents } from '../../model/lists/paginate-events';
import { orNull } from '../../platform/http/or-null';
import { eventsOf, groupEvents, yearsOf } from '../calendar/events';
import { filterOf, listData, oneOf, type SectionContext, shownList, yearOf, yearOptions } from './context';
import type { Definitions } from './definition';

const filtersOf = async ({ list, edition }: SectionContext, events: GroupEvent[]) => {
  const t = await serverStrings(edition.locale, 'events');
  const types = eventTypes.filter((type) => events.some((event) => event.type === type));
  return [
    filterOf(list, 'year', yearOptions(events.flatMap(yearsOf).map(String))),
    filterOf(
      list,
      'type',
      types.map((key) => ({ key, label: t(`types.${key}`) })),
    ),
  ];
};

export const eventSections: Definitions<'events-list'> = {
  'events-list': {
    namespaces: ['events', 'lists'],
    hasFailed: ({ paginated, pagination }) => paginated && !pagination,
    load: async (content, context) => {
      const all = await orNull(groupEvents(context.edition), 'events are not shown');
      if (!all) return { items: [], pagination: null, filters: [] };
      const list = shownList(content, context);
      const type = eventTypes.find((known) => known === oneOf(list, 'type'));
      const chosen = eventsOf(all, { year: yearOf(list), type });
      const found = paginateEvents(chosen, { page: list.page, pageSize: content.pageSize });
      return listData(content, context, found, () => filtersOf(context, all));
    },
  },
};
