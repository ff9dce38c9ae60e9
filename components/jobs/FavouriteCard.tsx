import Image from 'next/image';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import type { JobItem } from '@/lib/model/job';
import { listFacts } from '@/lib/model/offers/offer-facts';
import { media } from '@/styles/breakpoints';
import { coveringLink, displayText, note, phrased } from '@/styles/mixins';
import { FavouriteButton } from './FavouriteButton';
import { OfferLink } from './OfferLink';

const Card = styled.article`
  ${coveringLink}
  isolation: isolate;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  column-gap: var(--space-4);
  padding-block: var(--space-3);
  ${note}

  p {
    ${phrased}
  }

  strong {
    display: inline-block;
    margin-block-end: var(--space-1);
    ${displayText('1.3125rem', 1.2)}
    color: var(--text);
  }

  button {
    margin-block-start: calc(-1 * var(--space-3));
    margin-inline: calc(-1 * var(--space-2));
    color: var(--text);
  }

  img {
    inline-size: 104px;
    block-size: 104px;
    object-fit: cover;

    ${media.tablet} {
      inline-size: 125px;
      block-size: 125px;
    }
  }
`;

/** A saved offer with its link and favourite button. */
export function FavouriteCard({ job }: { job: JobItem }) {
  const { locale } = useContent();
  const details = listFacts('favourite', job, locale).flatMap(({ lines }) => lines);
  return (
    <Card>
      <Image src={job.houseImage} alt="" width={125} height={125} />
      <p>
        <OfferLink job={job}>
          <strong>{job.jobPosting}</strong>
        </OfferLink>
        <br />
        {details.join(' · ')}
      </p>
      <FavouriteButton job={job} />
    </Card>
  );
}
