import { PersonCard } from '@/components/cards/PersonCard';
import { CardList } from '@/components/lists/CardList';
import { Cards, Portraits } from '@/components/ui/Cards';
import type { Section as SectionModel } from '@/lib/model/section';

/**
 * Portraits of the women and men of the group, “womo” in the specification: only the newest if there are any, or all of
 * them with pagination and filters by house, job family and country.
 */
export default function WomoList(section: SectionModel<'womo-list'>) {
  const { items, pagination } = section;
  if (!pagination && items.length === 0) return null;
  const [as, sizes] = pagination
    ? ([Portraits, '(min-width: 1280px) 47vw, 97vw'] as const)
    : ([Cards, '(min-width: 768px) 59vw, 120vw'] as const);
  return (
    <CardList section={section} endpoint="womo-search-content" as={as}>
      {(person, level) => <PersonCard person={person} level={level} sizes={sizes} />}
    </CardList>
  );
}
