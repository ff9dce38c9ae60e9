import type { GroupEvent } from '../model/event';

const isOver = ({ status }: GroupEvent) => status === 'over';

/** One page of events, latest first: current and upcoming ones first, then past ones. */
export const pageOfEvents = (events: GroupEvent[], { page, pageSize }: { page: number; pageSize: number }) => {
  const inOrder = [...events.filter((event) => !isOver(event)).reverse(), ...events.filter(isOver)];
  return {
    items: inOrder.slice(page * pageSize, (page + 1) * pageSize),
    nbPages: Math.ceil(events.length / pageSize),
    nbHits: events.length,
  };
};
