import { alerts } from '../../alerts';
import type { AlertView } from '../../alerts/contract';
import { cms } from '../../cms';
import type { View } from '../../cms/contract';
import { orNull } from '../../http/or-null';
import { serverWords } from '../../i18n/server-words';
import { wholeList } from '../../lists/list-query';
import type { JobSearch } from '../../model/job';
import { askLink, type LinkPageProps, linkPageProps } from '../pages/link-page';
import { jobsPath } from './job-paths';
import { criteriaInWords, searchJobs } from './jobs';

export interface AlertPageProps extends LinkPageProps {
  /** What the link is about; null where it is not ours or too old. */
  alert: Pick<AlertView, 'purpose' | 'status' | 'cancelToken'> | null;
  /** What the alert looks for, in words: nothing is all offers. Null where there is no alert any more. */
  summary: string[] | null;
  offersPath: string;
}

/** What an alert looks for, in words; null where they cannot be had. */
const summaryOf = async ({ locale }: View, criteria: JobSearch): Promise<string[] | null> => {
  const search = searchJobs({ ...wholeList, facets: criteria.facets, locale });
  const found = await orNull(search, 'an alert is shown without its criteria');
  return found && criteriaInWords(criteria, found.facets);
};

/** The page that a link of an alert's mail leads to, and its status; with `settle` it does what the link is for. */
export const loadAlertPage = async (view: View, token: string, settle: boolean) => {
  const t = await serverWords(view.locale, 'jobs');
  const [around, offersPath, { found, status }] = await Promise.all([
    linkPageProps(view, { title: t('alertPage.title'), description: t('alert.intro'), namespace: 'jobs' }),
    jobsPath(cms, view),
    askLink(settle ? alerts.settle(token) : alerts.view(token)),
  ]);
  const props: AlertPageProps = {
    ...around,
    alert: found && { purpose: found.purpose, status: found.status, cancelToken: found.cancelToken },
    summary: found && found.status !== 'cancelled' ? await summaryOf(view, found.criteria) : null,
    failed: status === 503,
    offersPath,
  };
  return { props, status };
};
