import { expect, it } from 'vitest';
import { groupEvent } from '@/tests/support/site-content';
import { paginateEvents } from './paginate-events';

const events = [
  groupEvent({ id: 'next year', status: 'coming' }),
  groupEvent({ id: 'tomorrow', status: 'coming' }),
  groupEvent({ id: 'today', status: 'open' }),
  groupEvent({ id: 'yesterday', status: 'over' }),
  groupEvent({ id: 'last year', status: 'over' }),
];
const listIds = (page: number) => paginateEvents(events, { page, pageSize: 2 }).items.map(({ id }) => id);

it('begins with current and upcoming events, followed by past events, latest first', () => {
  expect([0, 1, 2].flatMap(listIds)).toEqual(['today', 'tomorrow', 'next year', 'yesterday', 'last year']);
  expect(listIds(3)).toEqual([]);
});

it('counts all events and their pages', () => {
  expect(paginateEvents(events, { page: 1, pageSize: 2 })).toMatchObject({ nbPages: 3, nbHits: 5 });
  expect(paginateEvents([], { page: 0, pageSize: 2 })).toMatchObject({ nbPages: 0, nbHits: 0 });
});
