import { PersonCard } from '@/components/cards/PersonCard';
import { useContent } from '@/contexts/ContentContext';
import { findChosenValue } from '@/lib/model/lists/filters';
import type { Section as SectionModel } from '@/lib/model/section';
import { CardList } from './CardList';
import { Portraits } from './Cards';

/** All portraits, with pages and filters by house, job family and country. */
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
      {(person, level) => <PersonCard person={person} level={level} />}
    </CardList>
  );
}
