import type { GroupEvent } from '../event';

const isOver = ({ status }: Pick<GroupEvent, 'status'>) => status === 'over';

/** Events, latest first, as lists show them: current and upcoming ones, soonest first, then past ones. */
export const sortForList = <E extends Pick<GroupEvent, 'status'>>(events: readonly E[]): E[] => [
  ...events.filter((event) => !isOver(event)).reverse(),
  ...events.filter(isOver),
];

/** One page of events, latest first: current and upcoming ones first, then past ones. */
export const paginateEvents = (events: GroupEvent[], { page, pageSize }: { page: number; pageSize: number }) => ({
  items: sortForList(events).slice(page * pageSize, (page + 1) * pageSize),
  nbPages: Math.ceil(events.length / pageSize),
  nbHits: events.length,
});
