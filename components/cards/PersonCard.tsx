import { useContent } from '@/contexts/ContentContext';
import type { PersonCard as PersonCardModel } from '@/lib/model/card';
import { Card } from './Card';

/** One of the women and men of the group: a craft, a house, a country. Who works for no house works for the group. */
export function PersonCard({ person, level }: { person: PersonCardModel; level: 2 | 3 }) {
  const { titleSuffix } = useContent();
  const { job, house, country, ...card } = person;
  return <Card {...card} level={level} meta={[job, house || titleSuffix, country].join(' · ')} />;
}
