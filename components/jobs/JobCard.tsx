import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import styled from 'styled-components';
import type { JobItem } from '@/lib/model/job';
import { media } from '@/styles/breakpoints';
import { coveringLink, dotted, label, lineAbove, note } from '@/styles/mixins';
import { FactItems } from './FactItems';
import { FavouriteButton } from './FavouriteButton';
import { OfferLink } from './OfferLink';

/** The whole row is styled here, so that a list renders one styled component for each offer. */
const Row = styled.article`
  ${coveringLink}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-block: var(--space-5);
  ${lineAbove}
  break-inside: avoid;

  p {
    ${label}
    color: var(--muted);
  }

  :is(h2, h3) {
    font-family: var(--font-display);
    line-height: var(--leading-title);
    margin-block: var(--space-1) var(--space-2);
    font-size: clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem);
  }

  ul {
    ${dotted}
    ${note}

    ${media.mobile} {
      /* The last fact is the deadline, if there is one. */
      li:nth-child(n + 4):not([data-language], :last-child) {
        display: none;
      }
    }
  }

  ${media.desktop} {
    > div:first-child {
      display: grid;
      grid-template-columns: 5fr 6fr;
      column-gap: var(--space-6);
    }

    :is(h2, h3) {
      margin-block-end: 0;
    }

    ul {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
  }
`;

const SkeletonBar = styled.span<{ $width: string }>`
  display: inline-block;
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
  background: var(--stone);
`;

/** The placeholder of an offer that is loading, with the height of a `JobCard`. */
export function JobSkeleton() {
  return (
    <Row as="div" aria-hidden="true">
      <div>
        <p>
          <SkeletonBar $width="8ch">&nbsp;</SkeletonBar>
        </p>
        <h3>
          <SkeletonBar $width="16ch">&nbsp;</SkeletonBar>
        </h3>
        <ul>
          <li>
            <SkeletonBar $width="32ch">&nbsp;</SkeletonBar>
          </li>
        </ul>
      </div>
    </Row>
  );
}

/** An offer in a list, with a favourite button while it is open. The whole row is one link. */
export const JobCard = memo(function JobCard({ job, level }: { job: JobItem; level: 2 | 3 }) {
  const { t } = useTranslation('jobs');
  const Title = `h${level}` as const;
  return (
    <Row>
      <div>
        {job.houseName && <p>{job.houseName}</p>}
        <Title lang={job.lang}>
          <OfferLink job={job} />
        </Title>
        <ul>
          {!job.isOpen && <li>{t('offer.closed-title')}</li>}
          <FactItems view="card" job={job} />
        </ul>
      </div>
      {job.isOpen && <FavouriteButton job={job} />}
    </Row>
  );
});
