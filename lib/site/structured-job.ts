import { countryCode } from '../i18n/countries';
import { pagePath, pathIn } from '../i18n/paths';
import type { JobPosting } from '../model/job';
import type { SiteContent } from '../model/site-content';
import type { Thing } from './structured-data';

/** Schema.org's words for contracts and working times; a posting may be of several. */
const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
};

/** An open offer as search engines for jobs read it: nothing but what its page shows. */
export const jobPostingData = (posting: JobPosting, { frontHost, locale, pageLocalizations }: SiteContent): Thing => {
  const { jobId, jobPosting, description, publishedAt, closes, houseName, contractKey, timeKey } = posting;
  const { locationCity, locationCountry, housePath, lang } = posting;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: jobPosting,
    description,
    identifier: { '@type': 'PropertyValue', name: houseName, value: jobId },
    datePosted: publishedAt,
    ...(closes && { validThrough: `${closes.iso}T23:59:59Z` }),
    employmentType: [timeKey, contractKey].flatMap((key) => employmentTypes[key] ?? []),
    hiringOrganization: {
      '@type': 'Organization',
      name: houseName,
      sameAs: frontHost + (housePath ?? pagePath(locale, '')),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: locationCity,
        addressCountry: countryCode(locationCountry) ?? locationCountry,
      },
    },
    directApply: false,
    inLanguage: lang,
    url: frontHost + (pathIn(locale, pageLocalizations) ?? ''),
  };
};
