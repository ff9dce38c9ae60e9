import type { ReactNode } from 'react';
import { ListFilters } from '@/components/ui/ListFilters';
import { Section } from '@/components/ui/Section';
import type { PageCard } from '@/lib/model/card';
import type { Section as SectionModel } from '@/lib/model/section';
import { PagedList, type PagedListProps } from './PagedList';

interface CardListProps<T> extends Pick<PagedListProps<T>, 'as' | 'endpoint' | 'query'> {
  section: Pick<SectionModel<'womo-list'>, 'anchor' | 'title' | 'intro' | 'filters' | 'pagination' | 'link'> & {
    items: T[];
  };
  /** Renders the card of an item; `level` is the heading level of its title. */
  children: (item: T, level: 2 | 3) => ReactNode;
}

/** A section with cards of pages: only the newest ones, or all of them with pagination and filters. */
export function CardList<T extends PageCard>({ section, as: List, children, ...request }: CardListProps<T>) {
  const { anchor, title, intro, items, filters, pagination, link } = section;
  const renderCard = (item: T) => children(item, title ? 3 : 2);
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      <ListFilters filters={filters} />
      {pagination ? (
        <PagedList {...request} items={items} pagination={pagination} as={List} getKey={({ href }) => href}>
          {renderCard}
        </PagedList>
      ) : (
        <List>
          {items.map((item) => (
            <li key={item.href}>{renderCard(item)}</li>
          ))}
        </List>
      )}
    </Section>
  );
}
