import { loadServerStrings } from '../../i18n/load-strings';
import type { JobSearch } from '../../model/job';
import { defaultListQuery } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { alerts } from '../alerts';
import type { AlertView } from '../alerts/contract';
import { type LinkPageProps, loadLinkPageProps, resolveLink } from '../pages/link-page';
import { loadJobListPath } from './job-paths';
import { describeCriteria, searchJobs } from './jobs';

export interface AlertPageProps extends LinkPageProps {
  /** The alert of the link; null if the link is invalid or expired. */
  alert: Pick<AlertView, 'purpose' | 'status' | 'frequency' | 'cancelToken'> | null;
  /**
   * The labels of the alert's criteria, empty for all offers; null if the alert is cancelled or erased, or the labels
   * are unavailable.
   */
  summary: string[] | null;
  offersPath: string;
}

/** The labels of the criteria; null if they are unavailable. */
const loadSummary = async ({ locale }: Edition, criteria: JobSearch): Promise<string[] | null> => {
  const search = searchJobs({ ...defaultListQuery, facets: criteria.facets, locale });
  const response = await orNull(search, 'load the criteria of an alert');
  return response && describeCriteria(criteria, response.facets);
};

const toAlertProps = ({ purpose, status, frequency, cancelToken }: AlertView) => ({
  purpose,
  status,
  frequency,
  cancelToken,
});

/** The page of a link in an alert email, and its HTTP status. With `settle`, it also confirms or cancels the alert. */
export const loadAlertPage = async (edition: Edition, token: string, settle: boolean) => {
  const t = await loadServerStrings(edition.locale, 'jobs');
  const [pageProps, offersPath, { subject: view, status }] = await Promise.all([
    loadLinkPageProps(edition, { title: t('alertPage.title'), description: t('alert.intro'), namespace: 'jobs' }),
    loadJobListPath(cms, edition),
    resolveLink(settle ? alerts.settle(token) : alerts.findByLink(token)),
  ]);
  const props: AlertPageProps = {
    ...pageProps,
    alert: view && toAlertProps(view),
    summary: view && view.status !== 'cancelled' ? await loadSummary(edition, view.criteria) : null,
    failed: status === 503,
    offersPath,
  };
  return { props, status };
};
