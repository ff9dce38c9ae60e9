import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import { DetailsList } from '@/components/ui/DetailsList.styles';
import { useContent } from '@/contexts/ContentContext';
import { formatPlace } from '@/lib/i18n/writing';
import type { JobDetails } from '@/lib/model/job';
import { ClosingSoon } from './JobPage.styles';

/** The facts of an offer as a list of labels and values. Facts without a value are left out. */
export function JobDetailsList({ posting }: { posting: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { locale } = useContent();
  const { housePath, houseName, workplace, closes, closingSoon } = posting;
  const details = [
    ['pay', posting.payText ?? t('offer.payLater')],
    ['place', formatPlace(locale, posting.locationCity, posting.locationCountry)],
    ['family', posting.jobFamily],
    ['contract', posting.workerSubType],
    ['time', posting.jobTimeType],
    ['hours', posting.hoursText],
    ['workModel', posting.workModel],
    ['starts', posting.starts?.text],
    ['reference', posting.jobId],
  ] as const;
  const availableDetails = details.filter(([, value]) => value);
  return (
    <DetailsList>
      {houseName && (
        <>
          <dt>{t('offer.house')}</dt>
          <dd>{housePath ? <a href={housePath}>{houseName}</a> : houseName}</dd>
        </>
      )}
      {workplace && (
        <>
          <dt>{t('offer.workplace')}</dt>
          <dd lang={posting.textLang}>
            <bdi>{workplace.name}</bdi>
            <br />
            <bdi>{workplace.address}</bdi>
          </dd>
        </>
      )}
      {availableDetails.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{t(`offer.${name}`)}</dt>
          <dd>{value}</dd>
          {name === 'place' && posting.otherPlaces.map(({ text }) => <dd key={text}>{text}</dd>)}
        </Fragment>
      ))}
      <dt>{t('offer.published')}</dt>
      <dd>
        <time dateTime={posting.publishedAt}>{posting.publishedText}</time>
      </dd>
      {closes && (
        <>
          <dt>{t('offer.closes')}</dt>
          <dd>
            <time dateTime={closes.iso}>{closes.text}</time>{' '}
            {closingSoon && <ClosingSoon>{t('offer.closingSoon')}</ClosingSoon>}
          </dd>
        </>
      )}
    </DetailsList>
  );
}
