import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locales';
import { formatPlace } from '../../i18n/place';
import type { JobPosting } from '../../model/job';

/** What the page of an offer may be called, the fullest name first. */
export const offerNames = ({
  jobPosting,
  locationCity,
  houseName,
}: Pick<JobPosting, 'jobPosting' | 'locationCity' | 'houseName'>): [string, ...string[]] => {
  const inCity = locationCity ? `${jobPosting}, ${locationCity}` : jobPosting;
  return [houseName ? `${inCity} – ${houseName}` : inCity, inCity, jobPosting];
};

/** What is known of some parts, with points between them. */
export const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

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
export const offerDescription = (t: TFunction, { locale, role, ...posting }: Described): string => {
  const parts = {
    role,
    house: posting.houseName,
    place: formatPlace(locale, posting.locationCity, posting.locationCountry),
    contract: posting.workerSubType,
    time: posting.jobTimeType,
    reference: posting.jobId,
  };
  const values = Object.values(parts);
  return values.every(Boolean) ? t('offer.description', parts) : joined(values);
};
