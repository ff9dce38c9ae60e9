import { findLocalizedPath, toPagePath } from '../../i18n/paths';
import type { JobDetails } from '../../model/job';
import type { Pay } from '../../model/pay';
import type { SiteContent } from '../../model/site-content';
import { boardTime } from '../../upstreams/jobs/board-time';
import { createThing, groupLogo, type Thing, toMediaUrl } from './thing';

/** Schema.org's terms for contracts and working times; a posting may have several. */
const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
};

/** Schema.org's terms for the periods of pay. */
const payUnits = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' } as const satisfies Record<
  Pay['period'],
  string
>;

const toSalary = ({ min, max, currency, period }: Pay) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: payUnits[period] },
});

type Location = Omit<JobDetails['otherPlaces'][number], 'text'> & { streetAddress?: string | undefined };

const toLocation = ({ city, region, country, streetAddress }: Location) =>
  city || region || country
    ? {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(streetAddress && { streetAddress }),
          ...(city && { addressLocality: city }),
          ...(region && { addressRegion: region }),
          ...(country && { addressCountry: country }),
        },
      }
    : [];

/**
 * The schema.org object of an open offer, with nothing but what its page shows. Dates are those of the job board, in
 * its time zone. `mark` is the path of the wordmark of the house. An offer without a house belongs to the group.
 */
export const buildJobPostingThing = (posting: JobDetails, content: SiteContent, mark?: string): Thing => {
  const { frontHost, locale, pageLocalizations } = content;
  const { jobId, jobPosting, description, publishedAt, closes, contractKey, timeKey } = posting;
  const { locationCity, region, filters, housePath, otherPlaces, pay, isRemote, hoursText, starts } = posting;
  const firstLocation = {
    city: locationCity,
    region,
    country: filters.country,
    streetAddress: posting.workplace?.address,
  };
  const jobLocation = [firstLocation, ...otherPlaces].flatMap(toLocation);
  const name = posting.houseName ?? content.titleSuffix;
  return createThing('JobPosting', {
    title: jobPosting,
    description,
    identifier: { '@type': 'PropertyValue', name, value: jobId },
    datePosted: boardTime.formatDateTime(publishedAt, '00:00:00'),
    ...(closes && { validThrough: boardTime.formatDateTime(closes.iso, '23:59:59') }),
    employmentType: [timeKey, contractKey].flatMap((key) => (key && employmentTypes[key]) || []),
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs: frontHost + (housePath ?? toPagePath(locale, '')),
      logo: mark ? toMediaUrl(frontHost, mark) : groupLogo(frontHost),
    },
    ...(jobLocation.length > 0 && { jobLocation: jobLocation.length === 1 ? jobLocation[0] : jobLocation }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      ...(posting.locationCountry && {
        applicantLocationRequirements: { '@type': 'Country', name: posting.locationCountry },
      }),
    }),
    ...(pay && { baseSalary: toSalary(pay) }),
    ...(hoursText && { workHours: hoursText }),
    ...(starts && { jobStartDate: starts.iso }),
    directApply: false,
    url: frontHost + (findLocalizedPath(locale, pageLocalizations) ?? ''),
  });
};
