import { serverStrings } from '../../i18n/load-strings';
import type { JobSearch } from '../../model/job';
import { defaultListQuery } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { alerts } from '../alerts';
import type { AlertView } from '../alerts/contract';
import { type LinkPageProps, linkPageProps, resolveLink } from '../pages/link-page';
import { jobsPath } from './job-paths';
import { describeCriteria, searchJobs } from './jobs';

export interface AlertPageProps extends LinkPageProps {
  /** The alert of the link; null if the link is invalid or expired. */
  alert: Pick<AlertView, 'purpose' | 'status' | 'frequency' | 'cancelToken'> | null;
  /** A description of the alert's criteria: without any, all offers. Null if the alert does not exist any more. */
  summary: string[] | null;
  offersPath: string;
}

/** A description of the criteria; null if it is unavailable. */
const loadSummary = async ({ locale }: Edition, criteria: JobSearch): Promise<string[] | null> => {
  const search = searchJobs({ ...defaultListQuery, facets: criteria.facets, locale });
  const response = await orNull(search, 'an alert is shown without its criteria');
  return response && describeCriteria(criteria, response.facets);
};

const toAlertProps = ({ purpose, status, frequency, cancelToken }: AlertView) => ({
  purpose,
  status,
  frequency,
  cancelToken,
});

/** The page of a link in an alert's mail, and its status. With `settle` it also confirms or cancels. */
export const loadAlertPage = async (edition: Edition, token: string, settle: boolean) => {
  const t = await serverStrings(edition.locale, 'jobs');
  const [pageProps, offersPath, { subject: view, status }] = await Promise.all([
    linkPageProps(edition, { title: t('alertPage.title'), description: t('alert.intro'), namespace: 'jobs' }),
    jobsPath(cms, edition),
    resolveLink(settle ? alerts.settle(token) : alerts.view(token)),
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
