import type { SSRConfig } from 'next-i18next/pages';
import { cms } from '../cms';
import type { View } from '../cms/contract';
import { serverWords } from '../i18n/server-words';
import { translations } from '../i18n/translations';
import { jobs } from '../jobs';
import type { AlertView } from '../jobs/contract';
import { wholeList } from '../lists/list-query';
import { log } from '../log';
import type { JobSearch } from '../model/job';
import { jobsPath } from './job-paths';
import { criteriaInWords, searchJobs } from './jobs';
import { type LoadedPage, plainPage, siteContent } from './load-page';

export interface AlertPageProps extends LoadedPage, SSRConfig {
  /** What the link is about; null where it is not ours or too old. */
  alert: Pick<AlertView, 'purpose' | 'status' | 'cancelToken'> | null;
  /** What the alert looks for, in words: nothing is all offers. Null where there is no alert any more. */
  summary: string[] | null;
  /** Whether what was asked for could not be done. */
  failed: boolean;
  offersPath: string;
}

/** What an alert looks for, in words; null where they cannot be had. */
const summaryOf = async ({ locale }: View, criteria: JobSearch): Promise<string[] | null> => {
  try {
    const { facets } = await searchJobs({ ...wholeList, facets: criteria.facets, locale });
    return criteriaInWords(criteria, facets);
  } catch (error) {
    log.error({ err: error }, 'an alert is shown without its criteria');
    return null;
  }
};

/** The page that a link of an alert's mail leads to; with `settle` it does what the link is for. */
export const loadAlertPage = async (view: View, token: string, settle: boolean): Promise<AlertPageProps> => {
  const t = await serverWords(view.locale, 'jobs');
  const [content, offersPath, words] = await Promise.all([
    siteContent(view),
    jobsPath(cms, view),
    translations(view.locale, ['jobs']),
  ]);
  let alert: AlertView | null = null;
  let failed = false;
  try {
    alert = settle ? await jobs.settleAlert(token) : await jobs.alert(token);
  } catch (error) {
    log.error({ err: error }, 'an alert could not be settled');
    failed = true;
  }
  const title = t('alertPage.title');
  return {
    page: plainPage({
      pageTitle: title,
      seo: { pageTitle: title, pageDescription: t('alert.intro') },
      noindex: true,
    }),
    content: { ...content, breadcrumbs: [{ title, path: '' }] },
    structuredData: [],
    alert: alert && { purpose: alert.purpose, status: alert.status, cancelToken: alert.cancelToken },
    summary: alert && alert.status !== 'cancelled' ? await summaryOf(view, alert.criteria) : null,
    failed,
    offersPath,
    ...words,
  };
};
