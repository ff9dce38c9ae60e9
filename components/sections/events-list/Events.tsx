import styled from 'styled-components';
import { EventCard } from '@/components/cards/EventCard';
import type { GroupEvent } from '@/lib/model/event';
import { label, lineBelow } from '@/styles/mixins';

/** The heading of a group of events. */
export const Heading = styled.h2`
  ${label}
  margin-block: var(--space-7) var(--space-4);
  color: var(--muted);
`;

const Rows = styled.ul`
  margin-block-start: var(--space-6);
  ${lineBelow}

  ${Heading} + & {
    margin-block-start: 0;
  }

  /* The border of the pager is also the bottom border of the list above it. */
  div:has(+ nav) > & {
    margin-block-end: calc(-1 * var(--space-7));
    border-block-end: 0;
  }
`;

/** A list of events. `level` is the heading level of their titles. */
export function Events({ events, level }: { events: GroupEvent[]; level: 2 | 3 | 4 }) {
  return (
    <Rows>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} level={level} />
        </li>
      ))}
    </Rows>
  );
}
