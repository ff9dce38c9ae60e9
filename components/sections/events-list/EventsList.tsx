import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';
import { Events } from './Events';
import { EventsPages } from './EventsPages';

/** The group's events: only the next ones, or all of them with pagination and filters by year and type. */
export default function EventsList({ anchor, title, intro, paginated, link, ...list }: SectionModel<'events-list'>) {
  const { t } = useTranslation('events');
  const level = title ? 3 : 2;
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      {paginated && <EventsPages {...list} level={level} />}
      {!paginated && list.items.length === 0 && <p>{t('empty')}</p>}
      {!paginated && list.items.length > 0 && <Events events={list.items} level={level} />}
    </Section>
  );
}
