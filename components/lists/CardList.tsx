import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import type { PageCard } from '@/lib/model/card';
import type { Section as SectionModel } from '@/lib/model/section';
import type { FilteredList as FilteredListComponent } from './FilteredList';
import type { PagedListProps } from './PagedList';

const FilteredList = dynamic(() =>
  import('./FilteredList').then((module) => module.FilteredList),
) as typeof FilteredListComponent;

const getKey = ({ href }: PageCard) => href;

interface CardListProps<T> extends Pick<PagedListProps<T>, 'as' | 'endpoint'> {
  section: Pick<SectionModel<'womo-list'>, 'anchor' | 'title' | 'intro' | 'filters' | 'pagination' | 'link'> & {
    items: T[];
  };
  /** What follows the list. */
  footer?: ReactNode;
  /** Renders the card of an item; `level` is the heading level of its title. */
  children: (item: T, level: 2 | 3) => ReactNode;
}

/** A section with cards of pages: only the newest ones if there are any, or all of them with pagination and filters. */
export function CardList<T extends PageCard>({ section, as, endpoint, footer, children }: CardListProps<T>) {
  const { anchor, title, intro, items, filters, pagination, link } = section;
  const List = as;
  const renderCard = (item: T) => children(item, title ? 3 : 2);
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      {pagination ? (
        <FilteredList {...{ endpoint, filters, items, pagination, as, getKey }}>{renderCard}</FilteredList>
      ) : (
        items.length > 0 && (
          <List>
            {items.map((item) => (
              <li key={getKey(item)}>{renderCard(item)}</li>
            ))}
          </List>
        )
      )}
      {footer}
    </Section>
  );
}
