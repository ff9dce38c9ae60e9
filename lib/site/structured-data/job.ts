import { getCountryName } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import { findLocalizedPath, toPagePath } from '../../i18n/paths';
import type { JobDetails } from '../../model/job';
import type { FactName } from '../../model/offers/offer-facts';
import type { Pay } from '../../model/pay';
import type { SiteContent } from '../../model/site-content';
import { convertHtmlToText } from '../../shared/html';
import { boardTime } from '../../upstreams/jobs/board-time';
import { listPlaces } from '../../upstreams/jobs/contract';
import { getPlaceNames, type Offer } from '../careers/catalogue/offer';
import { createThing, groupLogo, type Thing, toMediaUrl } from './thing';

/**
 * Schema.org's terms for the keys of contracts and working times, which boards without keys derive from names. A
 * permanent contract has no term.
 */
const employmentTypes: Record<string, RegExp> = {
  FULL_TIME: /\bfull-?time\b|\btemps-(?:plein|complet)\b|\btempo-pieno\b|全职|(?<!非)全日制|フルタイム|(?<!非)常勤/,
  PART_TIME:
    /\bpart-?time\b|\btemps-partiel\b|\bmi-temps\b|\btempo-parziale\b|兼职|非全日制|パート|短時間|アルバイト|非常勤/,
  CONTRACTOR: /\bcontractors?\b|^contract$|\bfreelance|\bcontingent\b|\bself-employed\b|\bconsultant|自由职业|業務委託/,
  TEMPORARY:
    /\btemp(?:orary|oraire)?\b|\bfixed-?term\b|\bseasonal\b|\bcasual\b|\bcdd\b|\bduree-determinee\b|\binterim(?:aire)?\b|\bsaisonnier|\btempo-determinato\b|\binterinale\b|\bstagionale\b|(?<!无)固定期限|临时|契約社員|派遣|有期/,
  INTERN: /\bintern(?:s|ships?)?\b|\btrainee|\bstage\b|\bstagiaire\b|\btirocini|\bstagista\b|实习|インターン/,
  VOLUNTEER: /\bvolunteer|\bbenevol|志愿|ボランティア/,
  PER_DIEM: /\bper-diem\b|\bvacataire\b|日结|日雇/,
  OTHER: /\bapprenti|\balternan|\bapprendist|学徒|見習い/,
};

const toEmploymentTypes = (keys: readonly (string | undefined)[]): string[] =>
  Object.entries(employmentTypes).flatMap(([term, pattern]) =>
    keys.some((key) => key !== undefined && pattern.test(key)) ? term : [],
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

/** The places of work whose country is known, which search engines require. The first is that of the workplace. */
const listLocations = (posting: Offer['posting'], locale: Locale) =>
  listPlaces(posting).flatMap((place, index) => {
    const { locationCity: addressLocality } = getPlaceNames(place, locale);
    const streetAddress = index === 0 && posting.workplace?.address;
    const { region: addressRegion, locationCountry: addressCountry } = place;
    return addressCountry
      ? {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            ...(streetAddress && { streetAddress }),
            ...(addressLocality && { addressLocality }),
            ...(addressRegion && { addressRegion }),
            addressCountry,
          },
        }
      : [];
  });

const oneOrMany = <T>(items: readonly T[]) => (items.length === 1 ? items[0] : items);

/** An open offer, as the board and as its page has it. `mark` is the path of the wordmark of its house. */
interface Source {
  posting: Offer['posting'];
  job: JobDetails;
  content: SiteContent;
  mark?: string | undefined;
}

/**
 * The schema.org object of an open offer, with nothing but what its page shows; null if the offer lacks what search
 * engines require: a text, the country of a place, and a last day that is not before the first. Dates are those of the
 * job board, in its time zone. An offer without a house belongs to the group.
 */
export const buildJobPostingThing = ({ posting, job, content, mark }: Source): Thing | null => {
  const { publishedAt, closesAt, startsAt, pay, jobTimeType, workerSubType } = posting;
  const { frontHost, locale } = content;
  const jobLocation = listLocations(posting, locale);
  const isInOrder = !closesAt || closesAt >= publishedAt;
  if (jobLocation.length === 0 || !isInOrder || convertHtmlToText(job.description) === '') return null;
  const countries = [...new Set(jobLocation.map(({ address }) => address.addressCountry))];
  const employmentType = toEmploymentTypes([jobTimeType?.key, workerSubType?.key]);
  const name = job.houseName ?? content.titleSuffix;
  /** The properties that state each fact; null if schema.org has none, or those of another fact state it. */
  const propertiesByFact = {
    jobId: { identifier: { '@type': 'PropertyValue', name, value: job.jobId } },
    publishedAt: { datePosted: boardTime.formatDateTime(publishedAt, '00:00:00') },
    closesAt: closesAt && { validThrough: boardTime.formatDateTime(closesAt, '23:59:59') },
    workerSubType: employmentType.length > 0 && { employmentType },
    jobTimeType: null,
    houseName: {
      hiringOrganization: {
        '@type': 'Organization',
        name,
        sameAs: frontHost + (job.housePath ?? toPagePath(locale, '')),
        logo: mark ? toMediaUrl(frontHost, mark) : groupLogo(frontHost),
      },
    },
    place: { jobLocation: oneOrMany(jobLocation) },
    workplace: null,
    workModel: posting.workModel === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: oneOrMany(
        countries.map((country) => ({ '@type': 'Country', name: getCountryName(locale, country) })),
      ),
    },
    pay: pay && { baseSalary: toSalary(pay) },
    weeklyHours: job.hoursText && { workHours: job.hoursText },
    startsAt: startsAt && { jobStartDate: startsAt },
    language: null,
    jobFamily: null,
  } satisfies Record<FactName, object | string | false | null | undefined>;
  return createThing('JobPosting', {
    title: job.jobPosting,
    description: job.description,
    ...Object.assign({}, ...Object.values(propertiesByFact)),
    directApply: false,
    url: frontHost + (findLocalizedPath(locale, content.pageLocalizations) ?? ''),
  });
};
