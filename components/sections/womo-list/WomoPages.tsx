import { PersonCard } from '@/components/cards/PersonCard';
import { CardList } from '@/components/lists/CardList';
import { Portraits } from '@/components/ui/Cards';
import { useContent } from '@/contexts/ContentContext';
import { findChosenValue } from '@/lib/model/lists/filters';
import type { Section as SectionModel } from '@/lib/model/section';

/**
 * All portraits, paginated and filterable by house, job family and country. “Womo” is the specification’s word for the
 * women and men of the group.
 */
export function WomoPages(section: SectionModel<'womo-list'>) {
  const { filters, pageSize } = section;
  const { locale } = useContent();
  const query = {
    locale,
    pageSize,
    house: findChosenValue(filters, 'house'),
    jobFamily: findChosenValue(filters, 'jobFamily'),
    country: findChosenValue(filters, 'country'),
  };
  return (
    <CardList section={section} endpoint="womo-search-content" query={query} as={Portraits}>
      {(person, level) => <PersonCard person={person} level={level} sizes="(min-width: 1280px) 47vw, 97vw" />}
    </CardList>
  );
}
