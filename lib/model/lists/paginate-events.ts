import type { GroupEvent } from '../event';
import { paginate } from './pagination';

const isOver = ({ status }: Pick<GroupEvent, 'status'>) => status === 'over';

/** Sorts events for a list, from latest first: current and upcoming events, soonest first, then past ones. */
export const sortEventsForList = <E extends Pick<GroupEvent, 'status'>>(events: readonly E[]): E[] => [
  ...events.filter((event) => !isOver(event)).reverse(),
  ...events.filter(isOver),
];

/** One page of events, which come latest first and are sorted for the list. */
export const paginateEvents = (events: GroupEvent[], query: { page: number; pageSize: number }) =>
  paginate(sortEventsForList(events), query);
