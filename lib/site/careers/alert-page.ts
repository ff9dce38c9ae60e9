import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { readBody } from '../../api/body';
import { getLanguageTag } from '../../i18n/locales';
import { hasWords } from '../../i18n/words';
import { alertFrequencies, jobSearch } from '../../model/job';
import { buildQueryString, defaultListQuery, facetNames } from '../../model/lists/list-query';
import { type FollowedLink, type LinkPageProps, serveLink } from '../pages/link-page';
import { alerts } from '../submissions';
import type { AlertView } from '../submissions/alerts';
import { type LabelledCriteria, labelCriteria } from './alert-criteria';
import { loadJobListPath } from './job-paths';

export interface AlertPageProps extends LinkPageProps {
  /** The alert of the link; null if the link is invalid or expired. */
  alert: Pick<AlertView, 'purpose' | 'status' | 'frequency' | 'cancelToken'> | null;
  /** The criteria of the alert; null if the alert is cancelled or erased, or their labels are unavailable. */
  criteria: LabelledCriteria | null;
  /** What became of a change; null if none was requested. */
  outcome: 'saved' | 'paused' | 'resumed' | 'duplicate' | 'unchanged' | 'rejected' | null;
  /** The path of the list of offers: for a confirmed or paused alert, of those that match it. */
  offersPath: string;
}

const change = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['pause', 'resume']) }),
  z.object({ action: z.literal('save'), frequency: z.enum(alertFrequencies), criteria: jobSearch }),
]);
const outcomes = { save: 'saved', pause: 'paused', resume: 'resumed' } as const;

/** The fields of the page's form; none for other bodies, such as those that email programs send (RFC 8058). */
const readFields = async (request: IncomingMessage): Promise<Partial<Record<string, string[]>>> => {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const body = isForm ? await readBody(request, { acceptsForms: true, isOptional: true }) : undefined;
  return (body ?? {}) as Record<string, string[]>;
};

interface OpenedLink {
  view: AlertView;
  outcome: AlertPageProps['outcome'];
}

/** Opens a link. If it settles the alert, it confirms or cancels it, or changes it if the request contains a change. */
const followLink = async ({ token, locale, settles, request }: FollowedLink): Promise<OpenedLink | null> => {
  const { action, search, frequency, ...facets } = settles ? await readFields(request) : {};
  if (!action) {
    const view = await (settles ? alerts.settle(token) : alerts.findByLink(token));
    return view && { view, outcome: null };
  }
  const { data } = change.safeParse({
    action: action[0],
    frequency: frequency?.[0],
    criteria: { search: search?.[0], facets: Object.fromEntries(facetNames.map((name) => [name, facets[name] ?? []])) },
  });
  const isValid =
    data && (data.action !== 'save' || !data.criteria.search || hasWords(data.criteria.search, getLanguageTag(locale)));
  const isChanged = isValid && (await alerts.change(token, data));
  const view = await alerts.findByLink(token);
  if (!view) return null;
  if (!isValid) return { view, outcome: 'rejected' };
  if (view.purpose === 'confirm' || view.status === 'cancelled') return { view, outcome: 'unchanged' };
  return { view, outcome: isChanged ? outcomes[data.action] : 'duplicate' };
};

const toAlertProps = ({ purpose, status, frequency, cancelToken }: AlertView) => ({
  purpose,
  status,
  frequency,
  cancelToken,
});

/** Serves the page of a link in an alert email, which confirms, changes or cancels the alert. */
export const serveAlertPage = serveLink<OpenedLink, Omit<AlertPageProps, keyof LinkPageProps>>({
  namespace: 'jobs',
  title: 'alertPage.title',
  description: 'alert.intro',
  follow: followLink,
  async loadProps(edition, link) {
    const { view = null, outcome = null } = link ?? {};
    const listPath = await loadJobListPath(edition);
    const isActive = view?.status === 'confirmed' || view?.status === 'paused';
    return {
      alert: view && toAlertProps(view),
      criteria: view && view.status !== 'cancelled' ? await labelCriteria(view.criteria, edition.locale) : null,
      outcome,
      offersPath:
        listPath && isActive ? listPath + buildQueryString({ ...defaultListQuery, ...view.criteria }) : listPath,
    };
  },
});
