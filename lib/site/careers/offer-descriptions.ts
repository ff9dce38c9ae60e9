import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locales';
import { formatPlace, listSeparator } from '../../i18n/writing';
import type { JobDetails } from '../../model/job';

/** The possible titles of an offer's page in a locale, longest first. */
export const buildOfferTitles = (
  locale: Locale,
  { jobPosting, locationCity, houseName }: Pick<JobDetails, 'jobPosting' | 'locationCity' | 'houseName'>,
): [string, ...string[]] => {
  const titleWithCity = locationCity ? jobPosting + listSeparator[locale] + locationCity : jobPosting;
  return [houseName ? `${titleWithCity} – ${houseName}` : titleWithCity, titleWithCity, jobPosting];
};

/** Joins the parts that are not empty with dots. */
export const joinDetails = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

interface OfferDetails
  extends Pick<
    JobDetails,
    'jobPosting' | 'houseName' | 'locationCity' | 'locationCountry' | 'workerSubType' | 'jobTimeType' | 'jobId'
  > {
  locale: Locale;
}

/**
 * The description of an offer for search engines and social networks, in the reader's language. The reference makes it
 * unique.
 */
export const buildOfferDescription = (t: TFunction, { locale, ...posting }: OfferDetails): string => {
  const parts = {
    role: posting.jobPosting,
    house: posting.houseName,
    place: formatPlace(locale, posting.locationCity, posting.locationCountry),
    contract: posting.workerSubType,
    time: posting.jobTimeType,
    reference: posting.jobId,
  };
  const values = Object.values(parts);
  return values.every(Boolean) ? t('offer.description', parts) : joinDetails(values);
};
