import { AlertButton } from '@/components/jobs/AlertButton';
import { alertForAllOffers } from '@/hooks/usePageAlert';
import type { Section as SectionOf } from '@/lib/model/section';
import { More, Section } from './Section';

/** Invites the visitor to create a job alert for all new offers. */
export function JobAlert({ anchor, title, text }: SectionOf<'job-alert'>) {
  return (
    <Section anchor={anchor} title={title} intro={text}>
      <More>
        <AlertButton {...alertForAllOffers} />
      </More>
    </Section>
  );
}
