import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { track } from '@/lib/browser/analytics/track';
import { toPagePath } from '@/lib/i18n/paths';
import type { JobItem } from '@/lib/model/job';
import { toOfferPath } from '@/lib/shared/urls';
import { OfferIdentity } from './OfferIdentity';

/** The link to the page of an offer, in the language and direction of its title. */
export function OfferLink({ job, children = job.jobPosting }: { job: JobItem; children?: ReactNode }) {
  const { t } = useTranslation();
  const { locale } = useContent();
  return (
    <a
      href={toOfferPath(toPagePath(locale, t('paths.regionJob')), job)}
      lang={job.lang}
      dir="auto"
      onClick={() => track('Job offers', 'Click content', job.jobId)}
    >
      {children}
      <OfferIdentity job={job} />
    </a>
  );
}
