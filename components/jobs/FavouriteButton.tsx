import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Sentence } from '@/components/ui/Sentence';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useFavourites } from '@/contexts/FavouritesContext';
import { track } from '@/lib/analytics/track';
import type { JobItem } from '@/lib/model/job';

const Heart = styled(IconButton)`
  position: relative;
  z-index: 1;

  &[aria-pressed='true'] path {
    fill: currentcolor;
  }

  &:hover {
    color: var(--accent);
  }
`;

/** Keeps an offer in this browser, or lets it go. It shows which only once the page has mounted. */
export function FavouriteButton({ job }: { job: Pick<JobItem, 'jobId' | 'jobPosting' | 'lang'> }) {
  const { t } = useTranslation();
  const { isFavourite, toggle } = useFavourites();
  const kept = isFavourite(job.jobId);
  const press = () => {
    if (!kept) track('Job offers', 'Add to favorites', job.jobId);
    toggle(job.jobId);
  };
  return (
    <Heart aria-pressed={kept} data-needs-script data-no-print onClick={press}>
      <Icon name="heart" />
      <VisuallyHidden>
        <Sentence say={(title) => t('favourites.add', { job: title })} words={job.jobPosting} lang={job.lang} />
      </VisuallyHidden>
    </Heart>
  );
}
