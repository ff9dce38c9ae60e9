import type { GroupEvent } from '../model/event';

const isOver = ({ status }: GroupEvent) => status === 'over';

/** One page of events that come the latest first: what is on and what is next first, then what is over. */
export const pageOfEvents = (events: GroupEvent[], { page, pageSize }: { page: number; pageSize: number }) => {
  const inOrder = [...events.filter((event) => !isOver(event)).reverse(), ...events.filter(isOver)];
  return {
    items: inOrder.slice(page * pageSize, (page + 1) * pageSize),
    nbPages: Math.ceil(events.length / pageSize),
    nbHits: events.length,
  };
};
