import { loadServerStrings } from '../../i18n/load-strings';
import { eventTypes, type GroupEvent } from '../../model/event';
import { paginateEvents } from '../../model/lists/paginate-events';
import { orNull } from '../../platform/http/or-null';
import { filterEvents, listYears, loadGroupEvents } from '../calendar/events';
import {
  buildFilter,
  buildListData,
  getFacetValue,
  getListQuery,
  getYear,
  type SectionContext,
  type SectionLoader,
  toYearOptions,
} from './context';

const loadFilters = async ({ listQuery, edition }: SectionContext, events: GroupEvent[]) => {
  const t = await loadServerStrings(edition.locale, 'events');
  const types = eventTypes.filter((type) => events.some((event) => event.type === type));
  return [
    buildFilter(listQuery, 'year', toYearOptions(events.flatMap(listYears).map(String))),
    buildFilter(
      listQuery,
      'type',
      types.map((key) => ({ key, label: t(`types.${key}`) })),
    ),
  ];
};

export const eventsList: SectionLoader<'events-list'> = {
  hasFailed: ({ paginated, pagination }) => paginated && !pagination,
  load: async (content, context) => {
    const events = await orNull(loadGroupEvents(context.edition), 'load events');
    if (!events) return { items: [], pagination: null, filters: [] };
    const list = getListQuery(content, context);
    const type = eventTypes.find((eventType) => eventType === getFacetValue(list, 'type'));
    const filteredEvents = filterEvents(events, { year: getYear(list), type });
    const results = paginateEvents(filteredEvents, { page: list.page, pageSize: content.pageSize });
    return buildListData(content, context, results, () => loadFilters(context, events));
  },
};
