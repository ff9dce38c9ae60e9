import { AlertButton } from '@/components/jobs/AlertButton';
import { Section, SectionLinks } from '@/components/ui/Section';
import { alertForAllOffers } from '@/hooks/usePageAlert';
import type { Section as SectionModel } from '@/lib/model/section';

/** Invites the visitor to create a job alert for all new offers. */
export default function JobAlert({ anchor, title, text }: SectionModel<'job-alert'>) {
  return (
    <Section anchor={anchor} title={title} intro={text}>
      <SectionLinks>
        <AlertButton {...alertForAllOffers} />
      </SectionLinks>
    </Section>
  );
}
