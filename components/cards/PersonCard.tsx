import { useContent } from '@/contexts/ContentContext';
import type { PersonCard as PersonCardModel } from '@/lib/model/card';
import { MetadataLine } from '../ui/MetadataLine';
import { Card } from './Card';

/** The card of an employee portrait: job, house, country. Without a house, it shows the group's name. */
export function PersonCard({ person, ...options }: { person: PersonCardModel; level: 2 | 3; sizes: string }) {
  const { titleSuffix } = useContent();
  const { job, house, country, ...card } = person;
  const meta = (
    <MetadataLine>
      {job}
      {house || titleSuffix}
      {country}
    </MetadataLine>
  );
  return <Card {...card} {...options} meta={meta} />;
}
