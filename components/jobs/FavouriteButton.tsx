import { useTranslation } from 'next-i18next/pages';
import styled, { css } from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Sentence } from '@/components/ui/Sentence';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useFavourites } from '@/contexts/FavouritesContext';
import { track } from '@/lib/browser/analytics/track';
import type { JobItem } from '@/lib/model/job';
import { OfferIdentity } from './OfferIdentity';

const labelStyles = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  inline-size: auto;
`;

const Heart = styled(IconButton)<{ $showLabel: boolean }>`
  position: relative;
  z-index: 1;
  ${({ $showLabel }) => $showLabel && labelStyles}

  &[data-saved] path {
    fill: currentcolor;
  }

  &:hover {
    color: var(--accent);
  }
`;

interface FavouriteButtonProps {
  job: Pick<JobItem, 'jobId' | 'jobPosting' | 'lang' | 'locationCity'>;
  /**
   * Whether to show a text label beside the heart. The label then says whether the offer is saved, so the button has no
   * `aria-pressed`, which is for buttons with the same name in both states.
   */
  showLabel?: boolean;
}

/** Adds an offer to the favourites in this browser, or removes it. Its state is shown only after hydration. */
export function FavouriteButton({ job, showLabel = false }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const { isFavourite, toggle } = useFavourites();
  const isSaved = isFavourite(job.jobId);
  const toggleFavourite = () => {
    if (!isSaved) track('Job offers', 'Add to favorites', job.jobId);
    toggle(job.jobId);
  };
  return (
    <Heart
      $showLabel={showLabel}
      aria-pressed={showLabel ? undefined : isSaved}
      data-saved={isSaved || undefined}
      data-needs-script
      data-no-print
      onClick={toggleFavourite}
    >
      <Icon name="heart" />
      {showLabel ? (
        <>
          <span>{isSaved ? t('favourites.saved') : t('favourites.save')}</span>{' '}
          <VisuallyHidden lang={job.lang}>{job.jobPosting}</VisuallyHidden>
          <OfferIdentity job={job} />
        </>
      ) : (
        <VisuallyHidden>
          <Sentence template={(title) => t('favourites.add', { job: title })} phrase={job.jobPosting} lang={job.lang} />
          <OfferIdentity job={job} />
        </VisuallyHidden>
      )}
    </Heart>
  );
}
