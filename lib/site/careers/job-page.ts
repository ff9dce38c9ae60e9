import type { SSRConfig } from 'next-i18next/pages';
import { loadServerStrings } from '../../i18n/load-strings';
import { type Locale, locales } from '../../i18n/locales';
import { loadTranslations } from '../../i18n/translations';
import type { Facet, JobDetails, JobItem, JobSearch } from '../../model/job';
import { buildJobFeedPath, type FacetName } from '../../model/lists/list-query';
import type { PageLocalization } from '../../model/page';
import type { Edition } from '../../upstreams/cms/contract';
import type { ListedPosting } from '../../upstreams/jobs/contract';
import { createPlainPage, type LoadedPage, loadSiteContent } from '../pages/load-page';
import { loadPageHead } from '../pages/page-head';
import { findPage, loadPageIndex } from '../pages/page-index';
import { pickShareImage } from '../pages/share-image';
import { buildStructuredData } from '../structured-data';
import { buildJobPostingThing } from '../structured-data/job';
import { catalogue } from './catalogue';
import { getLabel, translatePosting } from './catalogue/offer';
import { toJobDetails } from './job-items';
import { loadJobListPath, loadJobPath } from './job-paths';
import { loadSimilarJobs } from './jobs';
import { buildOfferDescription, buildOfferTitles } from './offer-descriptions';

export interface JobPageProps extends LoadedPage, SSRConfig {
  posting: JobDetails;
  /** The first page of similar offers, and the number of pages. */
  similar: JobItem[];
  nbSimilarPages: number;
  /** The address of the page that lists the offers. */
  offersPath: string;
  /** The initial job alert for offers like this one, and the feed of offers like it in its country. */
  alert: { criteria: JobSearch; facets: Facet[] };
  feedPath: string;
}

/** The page of a house at a path of the site; undefined if the house of the offer has no page. */
const findHouse = async (edition: Edition, path: string | null) => {
  return path ? findPage(edition, await loadPageIndex(edition), path) : undefined;
};

/** The alert for offers of the same house, field and city. */
const buildAlert = ({ houseName, jobFamily, locationCity }: ListedPosting, locale: Locale): JobPageProps['alert'] => {
  const facets = Object.entries({ house: houseName, jobFamily, city: locationCity }).flatMap(([name, term]) =>
    term ? { name: name as FacetName, values: [{ key: term.key, label: getLabel(term, locale) ?? '', count: 0 }] } : [],
  );
  const keys = facets.map(({ name, values }) => [name, values.map(({ key }) => key)]);
  return { criteria: { search: '', facets: Object.fromEntries(keys) }, facets };
};

/** The path of the feed with offers of the same field in the same country. */
const buildFeedPath = ({ jobFamily, locationCountry }: ListedPosting, locale: Locale): string =>
  buildJobFeedPath(locale, {
    facets: { jobFamily: jobFamily && [jobFamily.key], country: locationCountry ? [locationCountry] : undefined },
  });

/**
 * The page of the offer at a path, open or closed, with similar offers, or the path to which it has moved; null if there
 * never was one. Rejects if the job board or the CMS is unavailable.
 */
export const loadJobPage = async (
  edition: Edition,
  continent: string,
  path: string,
): Promise<JobPageProps | { movedTo: string } | null> => {
  const { locale } = edition;
  const offer = await catalogue.findOffer(continent, path);
  if (!offer) return null;
  if (offer.continent !== continent || offer.path !== path) return { movedTo: await loadJobPath(locale, offer) };
  const posting = await toJobDetails(offer, locale);
  const offersPath = await loadJobListPath(edition);
  const names = buildOfferTitles(locale, posting);
  const [pageIndex, similar, strings, pageLocalizations, house, head, t] = await Promise.all([
    loadPageIndex(edition),
    loadSimilarJobs(locale, posting.jobId, { limit: 3, page: 0 }),
    loadTranslations(locale, ['forms', 'jobs', 'lists']),
    Promise.all(
      locales.map(
        async (other): Promise<PageLocalization> => ({ locale: other, path: await loadJobPath(other, posting) }),
      ),
    ),
    findHouse(edition, posting.housePath),
    loadPageHead(edition, names),
    loadServerStrings(locale, 'jobs'),
  ]);
  const offersPage = findPage(edition, pageIndex, offersPath);
  const owner = house ?? offersPage;
  const page = createPlainPage({
    pageTitle: posting.jobPosting,
    seo: {
      pageTitle: posting.isOpen ? names[0] : `${posting.jobPosting} – ${t('offer.closed-title')}`,
      pageDescription: buildOfferDescription(t, posting, locale),
    },
    head,
    publishedAt: posting.publishedAt,
    pageType: 'JobPosting',
    isCareerPage: true,
    ...(owner && { shareImage: pickShareImage(owner) }),
    ...(!posting.isOpen && { noindex: true }),
  });
  const content = await loadSiteContent(edition, offersPage);
  const breadcrumb = { title: posting.jobPosting, lang: posting.lang, path: await loadJobPath(locale, posting) };
  const pageContent = { ...content, breadcrumbs: [...content.breadcrumbs, breadcrumb], pageLocalizations };
  const offerData =
    posting.isOpen &&
    buildJobPostingThing({
      posting: translatePosting(offer.posting, locale),
      job: posting,
      content: pageContent,
      mark: house?.house?.mark.src,
    });
  return {
    page,
    content: pageContent,
    structuredData: [...(offerData ? [offerData] : []), ...(await buildStructuredData(page, pageContent))],
    posting,
    similar: similar.items,
    nbSimilarPages: similar.nbPages,
    offersPath,
    alert: buildAlert(offer.posting, locale),
    feedPath: buildFeedPath(offer.posting, locale),
    ...strings,
  };
};
