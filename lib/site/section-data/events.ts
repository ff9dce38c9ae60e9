import { serverWords } from '../../i18n/server-words';
import { eventTypes, type GroupEvent } from '../../model/event';
import { eventsOf, groupEvents, yearsOf } from '../events';
import { filterOf, type Loaders, oneOf, paginationOf, type SectionContext, unlessItFails } from './context';

/** What is on and what is next first, then what is over, the latest first. */
const inOrder = (events: GroupEvent[]): GroupEvent[] => {
  const isOver = ({ status }: GroupEvent) => status === 'over';
  return [...events.filter((event) => !isOver(event)).reverse(), ...events.filter(isOver)];
};

const filtersOf = async ({ list, view }: SectionContext, events: GroupEvent[]) => {
  const t = await serverWords(view.locale, 'events');
  const years = [...new Set(events.flatMap(yearsOf))].sort((a, b) => b - a);
  const types = eventTypes.filter((type) => events.some((event) => event.type === type));
  return [
    filterOf(
      list,
      'year',
      years.map((year) => ({ key: `${year}`, label: `${year}` })),
    ),
    filterOf(
      list,
      'type',
      types.map((key) => ({ key, label: t(`types.${key}`) })),
    ),
  ];
};

export const eventLoaders: Loaders<'events-list'> = {
  'events-list': async ({ pageSize, paginated }, context) => {
    const { view, list } = context;
    const all = await unlessItFails(groupEvents(view));
    if (!all) return { items: [], pagination: null, filters: [] };
    const events = inOrder(all);
    if (!paginated) return { items: events.slice(0, pageSize), pagination: null, filters: [] };
    const year = Number(oneOf(list, 'year')) || undefined;
    const type = eventTypes.find((known) => known === oneOf(list, 'type'));
    const found = eventsOf(events, { year, type });
    return {
      items: found.slice(list.page * pageSize, (list.page + 1) * pageSize),
      pagination: paginationOf(context, Math.ceil(found.length / pageSize)),
      filters: await filtersOf(context, events),
    };
  },
};
