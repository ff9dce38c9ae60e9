import { useContent } from '@/contexts/ContentContext';
import type { PersonCard as PersonCardModel } from '@/lib/model/card';
import { Card } from './Card';

/** The card of an employee portrait: job, house, country. Without a house, it shows the group's name. */
export function PersonCard({ person, level }: { person: PersonCardModel; level: 2 | 3 }) {
  const { titleSuffix } = useContent();
  const { job, house, country, ...card } = person;
  return <Card {...card} level={level} meta={[job, house || titleSuffix, country].join('\u00a0· ')} />;
}
