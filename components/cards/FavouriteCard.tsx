import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { pagePath } from '@/lib/i18n/paths';
import type { JobItem } from '@/lib/model/job';
import { media } from '@/styles/breakpoints';

const Card = styled.a`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-4);
  padding-block: var(--space-3);
  text-decoration: none;

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

/** A kept job offer, with its link. */
export function FavouriteCard({ job }: { job: JobItem }) {
  const { t } = useTranslation();
  const { locale } = useContent();
  const { continent, path, jobPosting, jobFamily, locationCity, locationCountry, houseImage } = job;
  return (
    <Card href={pagePath(locale, `${t('paths.regionJob')}/${continent}/${path}`)}>
      <Image src={houseImage} alt="" width={125} height={125} />
      <span>
        <strong>{jobPosting}</strong>
        <br />
        {jobFamily}
        <br />
        {locationCity}, {locationCountry}
      </span>
    </Card>
  );
}
