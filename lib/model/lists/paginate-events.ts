import type { GroupEvent } from '../event';

const isOver = ({ status }: Pick<GroupEvent, 'status'>) => status === 'over';

/** Sorts events for a list, from latest first: current and upcoming events, soonest first, then past ones. */
export const sortEventsForList = <E extends Pick<GroupEvent, 'status'>>(events: readonly E[]): E[] => [
  ...events.filter((event) => !isOver(event)).reverse(),
  ...events.filter(isOver),
];

/** One page of events, which come latest first and are sorted for the list. Pages count from zero. */
export const paginateEvents = (events: GroupEvent[], { page, pageSize }: { page: number; pageSize: number }) => ({
  items: sortEventsForList(events).slice(page * pageSize, (page + 1) * pageSize),
  nbPages: Math.ceil(events.length / pageSize),
  nbHits: events.length,
});
