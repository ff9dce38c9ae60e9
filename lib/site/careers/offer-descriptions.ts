import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locales';
import { listSeparator } from '../../i18n/writing';
import type { JobItem } from '../../model/job';
import { labelFacts, listFacts } from '../../model/offers/offer-facts';

/** The possible titles of an offer's page in a locale, longest first. */
export const buildOfferTitles = (
  locale: Locale,
  { jobPosting, locationCity, houseName }: Pick<JobItem, 'jobPosting' | 'locationCity' | 'houseName'>,
): [string, ...string[]] => {
  const titleWithCity = locationCity ? jobPosting + listSeparator[locale] + locationCity : jobPosting;
  return [houseName ? `${titleWithCity} – ${houseName}` : titleWithCity, titleWithCity, jobPosting];
};

/** Joins the parts that are not empty with dots. */
export const joinDetails = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** The main facts of an offer in one line. */
export const summarizeOffer = (job: JobItem, locale: Locale): string =>
  joinDetails(listFacts('summary', job, locale).flatMap(({ lines }) => lines));

/**
 * The description of an offer for search engines and social networks, in the reader's language. The reference makes it
 * unique.
 */
export const buildOfferDescription = (t: TFunction, job: JobItem, locale: Locale): string => {
  const { jobPosting } = job;
  const facts = labelFacts(job, locale, t, 'description').map(({ name, lines }) => [name, lines[0]] as const);
  const texts = [jobPosting, ...facts.map(([, text]) => text)];
  return texts.every(Boolean)
    ? t('offer.description', { jobPosting, ...Object.fromEntries(facts) })
    : joinDetails(texts);
};
