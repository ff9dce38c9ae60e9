import { getCountryName } from '../../i18n/formats';
import { findLocalizedPath, toPagePath } from '../../i18n/paths';
import type { JobDetails } from '../../model/job';
import type { Pay } from '../../model/pay';
import type { SiteContent } from '../../model/site-content';
import { convertHtmlToText } from '../../shared/html';
import { boardTime } from '../../upstreams/jobs/board-time';
import { createThing, groupLogo, type Thing, toMediaUrl } from './thing';

/**
 * Schema.org's terms for the keys of contracts and working times, which boards without keys derive from names. A
 * permanent contract has no term.
 */
const employmentTypes: Record<string, RegExp> = {
  FULL_TIME: /\bfull-?time\b|\btemps-(?:plein|complet)\b|\btempo-pieno\b|全职|(?<!非)全日制|フルタイム|(?<!非)常勤/,
  PART_TIME: /\bpart-?time\b|\btemps-partiel\b|\bmi-temps\b|\btempo-parziale\b|兼职|非全日制|パート|アルバイト|非常勤/,
  CONTRACTOR: /\bcontractors?\b|^contract$|\bfreelance|\bcontingent\b|\bself-employed\b|\bconsultant|自由职业|業務委託/,
  TEMPORARY:
    /\btemp(?:orary|oraire)?\b|\bfixed-?term\b|\bseasonal\b|\bcasual\b|\bcdd\b|\bduree-determinee\b|\binterim(?:aire)?\b|\bsaisonnier|\btempo-determinato\b|\binterinale\b|\bstagionale\b|(?<!无)固定期限|临时|契約社員|派遣|有期/,
  INTERN: /\bintern(?:s|ships?)?\b|\btrainee|\bstage\b|\bstagiaire\b|\btirocini|\bstagista\b|实习|インターン/,
  VOLUNTEER: /\bvolunteer|\bbenevol|志愿|ボランティア/,
  PER_DIEM: /\bper-diem\b|\bvacataire\b|日结|日雇/,
  OTHER: /\bapprenti|\balternan|\bapprendist|学徒|見習い/,
};

const toEmploymentTypes = (keys: readonly (string | null)[]): string[] =>
  Object.entries(employmentTypes).flatMap(([term, pattern]) =>
    keys.some((key) => key !== null && pattern.test(key)) ? term : [],
  );

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

/** A place of work; none without its country, which search engines require. */
const toLocation = ({ city, region, country, streetAddress }: Location) =>
  country
    ? {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(streetAddress && { streetAddress }),
          ...(city && { addressLocality: city }),
          ...(region && { addressRegion: region }),
          addressCountry: country,
        },
      }
    : [];

const oneOrMany = <T>(items: readonly T[]) => (items.length === 1 ? items[0] : items);

/**
 * The schema.org object of an open offer, with nothing but what its page shows; null if the offer lacks what search
 * engines require: a text, the country of a place, and a last day that is not before the first. Dates are those of the
 * job board, in its time zone. `mark` is the path of the wordmark of the house. An offer without a house belongs to the
 * group.
 */
export const buildJobPostingThing = (posting: JobDetails, content: SiteContent, mark?: string): Thing | null => {
  const { frontHost, locale, pageLocalizations } = content;
  const { jobId, jobPosting, description, publishedAt, closes, contractKey, timeKey } = posting;
  const { locationCity, region, filters, housePath, otherPlaces, pay, isRemote, hoursText, starts } = posting;
  const firstLocation = {
    city: locationCity,
    region,
    country: filters.country,
    streetAddress: posting.workplace?.address,
  };
  const locations = [firstLocation, ...otherPlaces];
  const jobLocation = locations.flatMap(toLocation);
  const isInOrder = !closes || closes.iso >= publishedAt;
  if (jobLocation.length === 0 || !isInOrder || convertHtmlToText(description) === '') return null;
  const countries = [...new Set(locations.flatMap(({ country }) => country ?? []))];
  const employmentType = toEmploymentTypes([timeKey, contractKey]);
  const name = posting.houseName ?? content.titleSuffix;
  return createThing('JobPosting', {
    title: jobPosting,
    description,
    identifier: { '@type': 'PropertyValue', name, value: jobId },
    datePosted: boardTime.formatDateTime(publishedAt, '00:00:00'),
    ...(closes && { validThrough: boardTime.formatDateTime(closes.iso, '23:59:59') }),
    ...(employmentType.length > 0 && { employmentType }),
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs: frontHost + (housePath ?? toPagePath(locale, '')),
      logo: mark ? toMediaUrl(frontHost, mark) : groupLogo(frontHost),
    },
    jobLocation: oneOrMany(jobLocation),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: oneOrMany(
        countries.map((country) => ({ '@type': 'Country', name: getCountryName(locale, country) })),
      ),
    }),
    ...(pay && { baseSalary: toSalary(pay) }),
    ...(hoursText && { workHours: hoursText }),
    ...(starts && { jobStartDate: starts.iso }),
    directApply: false,
    url: frontHost + (findLocalizedPath(locale, pageLocalizations) ?? ''),
  });
};
