import { PersonCard } from '@/components/cards/PersonCard';
import { CardList } from '@/components/lists/CardList';
import { Cards, Portraits } from '@/components/ui/Cards';
import { useContent } from '@/contexts/ContentContext';
import { findChosenValue } from '@/lib/model/lists/filters';
import type { Section as SectionModel } from '@/lib/model/section';

const filterNames = ['house', 'jobFamily', 'country'] as const;

/**
 * Portraits of the women and men of the group, “womo” in the specification: only the newest if there are any, or all of
 * them with pagination and filters by house, job family and country.
 */
export default function WomoList(section: SectionModel<'womo-list'>) {
  const { items, filters, pagination, pageSize } = section;
  const { locale } = useContent();
  if (!pagination && items.length === 0) return null;
  const [as, sizes] = pagination
    ? ([Portraits, '(min-width: 1280px) 47vw, 97vw'] as const)
    : ([Cards, '(min-width: 768px) 59vw, 120vw'] as const);
  const chosen = Object.fromEntries(filterNames.map((name) => [name, findChosenValue(filters, name)]));
  return (
    <CardList section={section} endpoint="womo-search-content" query={{ locale, pageSize, ...chosen }} as={as}>
      {(person, level) => <PersonCard person={person} level={level} sizes={sizes} />}
    </CardList>
  );
}
