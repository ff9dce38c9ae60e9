import type { Section as SectionOf } from '@/lib/model/section';

export function SubscriptionForm({ type }: SectionOf<'subscription-form'>) {
  return <p>{type}</p>;
}
