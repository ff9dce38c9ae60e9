import type { Section as SectionOf } from '@/lib/model/section';

export function DocumentsList({ type }: SectionOf<'documents-list'>) {
  return <p>{type}</p>;
}
