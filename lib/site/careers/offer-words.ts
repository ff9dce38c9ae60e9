import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locales';
import { formatPlace } from '../../i18n/place';
import type { JobPosting } from '../../model/job';

/** What the page of an offer may be called, the fullest name first. */
export const offerNames = ({
  jobPosting,
  locationCity,
  houseName,
}: Pick<JobPosting, 'jobPosting' | 'locationCity' | 'houseName'>): [string, ...string[]] => [
  `${jobPosting}, ${locationCity} – ${houseName}`,
  `${jobPosting}, ${locationCity}`,
  jobPosting,
];

interface Described
  extends Pick<
    JobPosting,
    'houseName' | 'locationCity' | 'locationCountry' | 'workerSubType' | 'jobTimeType' | 'jobId'
  > {
  locale: Locale;
  /** What such a job is called in the reader's language. */
  role: string;
}

/** What search engines and networks say of an offer, in the reader's language: another text for each, by its reference. */
export const offerDescription = (t: TFunction, { locale, role, ...posting }: Described): string =>
  t('offer.description', {
    role,
    house: posting.houseName,
    place: formatPlace(locale, posting.locationCity, posting.locationCountry),
    contract: posting.workerSubType,
    time: posting.jobTimeType,
    reference: posting.jobId,
  });
