import Image from 'next/image';
import styled from 'styled-components';
import type { JobItem } from '@/lib/model/job';
import { media } from '@/styles/breakpoints';
import { coveringLink, displayText, dotted, note, phrased } from '@/styles/mixins';
import { FactItems } from './FactItems';
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

  a {
    ${phrased}
  }

  ul {
    ${dotted}
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
    object-position: top;
    object-fit: cover;

    ${media.tablet} {
      inline-size: 125px;
      block-size: 125px;
    }
  }
`;

/** A saved offer with its link and favourite button. */
export function FavouriteCard({ job }: { job: JobItem }) {
  return (
    <Card>
      <Image src={job.houseImage} alt="" width={125} height={125} />
      <div>
        <OfferLink job={job}>
          <strong>{job.jobPosting}</strong>
        </OfferLink>
        {job.houseName && <p>{job.houseName}</p>}
        <ul>
          <FactItems view="favourite" job={job} />
        </ul>
      </div>
      <FavouriteButton job={job} />
    </Card>
  );
}
