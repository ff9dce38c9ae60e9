import { PersonCard } from '@/components/cards/PersonCard';
import { PagedList } from '@/components/lists/PagedList';
import { ListFilters } from '@/components/ui/ListFilters';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { useContent } from '@/contexts/ContentContext';
import { chosenIn } from '@/lib/lists/filters';
import type { Section as SectionOf } from '@/lib/model/section';
import { Portraits } from './Cards';
import { More, Section } from './Section';

/** The women and men of the group: the newest portraits, or all in pages by house, field of work and country. */
export function WomoList(section: SectionOf<'womo-list'>) {
  const { anchor, title, intro, items, filters, pagination, pageSize, link } = section;
  const { locale } = useContent();
  const level = title ? 3 : 2;
  const query = {
    locale,
    pageSize,
    house: chosenIn(filters, 'house'),
    jobFamily: chosenIn(filters, 'jobFamily'),
    country: chosenIn(filters, 'country'),
  };
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      <ListFilters filters={filters} />
      {pagination ? (
        <PagedList
          endpoint="womo-search-content"
          query={query}
          items={items}
          pagination={pagination}
          as={Portraits}
          keyOf={({ href }) => href}
        >
          {(person) => <PersonCard person={person} level={level} />}
        </PagedList>
      ) : (
        <Portraits>
          {items.map((person) => (
            <li key={person.href}>
              <PersonCard person={person} level={level} />
            </li>
          ))}
        </Portraits>
      )}
      {link && (
        <More>
          <NavigationButton {...link} />
        </More>
      )}
    </Section>
  );
}
