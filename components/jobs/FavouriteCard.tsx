import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { track } from '@/lib/browser/analytics/track';
import { toPagePath } from '@/lib/i18n/paths';
import type { JobItem } from '@/lib/model/job';
import { listFacts } from '@/lib/model/offers/offer-facts';
import { toOfferPath } from '@/lib/shared/urls';
import { media } from '@/styles/breakpoints';
import { coveringLink, displayText, note, phrased } from '@/styles/mixins';
import { FavouriteButton } from './FavouriteButton';

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
  const { t } = useTranslation();
  const { locale } = useContent();
  const { jobPosting, lang, houseImage } = job;
  const details = listFacts('favourite', job, locale).flatMap(({ lines }) => lines);
  return (
    <Card>
      <Image src={houseImage} alt="" width={125} height={125} />
      <p>
        <a
          href={toOfferPath(toPagePath(locale, t('paths.regionJob')), job)}
          lang={lang}
          dir="auto"
          onClick={() => track('Job offers', 'Click content', job.jobId)}
        >
          <strong>{jobPosting}</strong>
        </a>
        <br />
        {details.join(' · ')}
      </p>
      <FavouriteButton job={job} />
    </Card>
  );
}
