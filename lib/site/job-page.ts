import type { SSRConfig } from 'next-i18next/pages';
import { cms } from '../cms';
import type { View } from '../cms/contract';
import { textOfHtml } from '../html';
import { cutDescription } from '../i18n/cut';
import { locales } from '../i18n/locales';
import { translations } from '../i18n/translations';
import type { JobItem, JobPosting } from '../model/job';
import type { Page, PageLocalization } from '../model/page';
import { jobPath, jobsPath } from './job-paths';
import { jobPostingAt, similarJobs } from './jobs';
import { type LoadedPage, plainPage, siteContent } from './load-page';
import { structuredData } from './structured-data';
import { jobPostingData } from './structured-job';

export interface JobPageProps extends LoadedPage, SSRConfig {
  posting: JobPosting;
  isOpen: boolean;
  similar: JobItem[];
  /** The address of the page that lists the offers. */
  offersPath: string;
}

const toPage = (posting: JobPosting, isOpen: boolean): Page => {
  const { jobPosting, houseName, locationCity, description, lang, publishedAt } = posting;
  return plainPage({
    pageTitle: jobPosting,
    seo: {
      pageTitle: `${jobPosting}, ${locationCity} – ${houseName}`,
      pageDescription: cutDescription(textOfHtml(description), lang),
    },
    publishedAt,
    pageType: 'JobPosting',
    ...(!isOpen && { noindex: true }),
  });
};

/**
 * The page of the offer at a path, closed ones included, with offers like it; null where there never was one. Rejects
 * where the job platform or the CMS cannot answer.
 */
export const loadJobPage = async (view: View, continent: string, path: string): Promise<JobPageProps | null> => {
  const { locale } = view;
  const found = await jobPostingAt(locale, continent, path);
  if (!found) return null;
  const { posting, isOpen } = found;
  const offersPath = await jobsPath(cms, view);
  const [list, similar, words, pageLocalizations] = await Promise.all([
    cms.page(view, offersPath.split('/').slice(2, -1).join('/')),
    similarJobs(locale, posting.jobId, 3),
    translations(locale, ['jobs']),
    Promise.all(
      locales.map(async (other): Promise<PageLocalization> => ({ locale: other, path: await jobPath(other, posting) })),
    ),
  ]);
  const page = toPage(posting, isOpen);
  const content = await siteContent(view, list ?? undefined);
  const here = { title: posting.jobPosting, path: await jobPath(locale, posting) };
  const placed = { ...content, breadcrumbs: [...content.breadcrumbs, here], pageLocalizations };
  const facts = isOpen ? [jobPostingData(posting, placed)] : [];
  return {
    page,
    content: placed,
    structuredData: [...facts, ...structuredData(page, placed)],
    posting,
    isOpen,
    similar,
    offersPath,
    ...words,
  };
};
