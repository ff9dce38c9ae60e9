import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import { getLanguageTag } from '@/lib/i18n/locales';
import { addInBrackets, listSeparator } from '@/lib/i18n/writing';
import type { JobItem } from '@/lib/model/job';

/** What tells an offer from others with the same title in the names of links and buttons: its city and reference. */
export function OfferIdentity({ job: { locationCity, jobId } }: { job: Pick<JobItem, 'locationCity' | 'jobId'> }) {
  const { locale } = useContent();
  const identity = [locationCity, jobId].filter(Boolean).join(listSeparator[locale]);
  return <VisuallyHidden lang={getLanguageTag(locale)}>{addInBrackets[locale]('', identity)}</VisuallyHidden>;
}
