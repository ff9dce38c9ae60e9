import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { EventCard } from '@/components/cards/EventCard';
import { ListFilters } from '@/components/ui/ListFilters';
import { Pager } from '@/components/ui/Pager';
import type { GroupEvent } from '@/lib/model/event';
import type { Section as SectionOf } from '@/lib/model/section';
import { label } from '@/styles/mixins';
import { Section } from './Section';

const Heading = styled.h2`
  ${label}
  margin-block: var(--space-7) var(--space-4);
  color: var(--muted);
`;

const Rows = styled.ul`
  margin-block-start: var(--space-6);
  border-block-end: 1px solid var(--hairline);

  ${Heading} + & {
    margin-block-start: 0;
  }

  /* The line of the pager closes the list before it. */
  div:has(+ nav) > & {
    margin-block-end: calc(-1 * var(--space-7));
    border-block-end: 0;
  }
`;

function Events({ events, level }: { events: GroupEvent[]; level: 2 | 3 | 4 }) {
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

/** The events of the group: those that are next, or all in pages by year and kind, first those that are not over. */
export function EventsList({ anchor, title, intro, items, filters, pagination, link }: SectionOf<'events-list'>) {
  const { t } = useTranslation('events');
  const level = title ? 3 : 2;
  const groups = [
    { name: t('ahead'), events: items.filter(({ status }) => status !== 'over') },
    { name: t('over'), events: items.filter(({ status }) => status === 'over') },
  ].filter(({ events }) => events.length > 0);
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      <ListFilters filters={filters} />
      {items.length === 0 && <p role="status">{t('empty')}</p>}
      {pagination ? (
        <>
          {groups.map(({ name, events }) => (
            <div key={name}>
              <Heading as={`h${level}`}>{name}</Heading>
              <Events events={events} level={level === 2 ? 3 : 4} />
            </div>
          ))}
          <Pager {...pagination} />
        </>
      ) : (
        <Events events={items} level={level} />
      )}
    </Section>
  );
}
