import { toPagePath } from '../../i18n/paths';
import type { SubscriptionList } from '../../shared/constants';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { subscriptions } from '../submissions';
import type { SubscriptionView } from '../submissions/subscriptions';
import { type LinkPageProps, serveLink } from './link-page';
import { findPage, loadPageIndex } from './page-index';

export interface SubscriptionPageProps extends LinkPageProps {
  /** The subscription of the link; null if the link is invalid or expired. */
  subscription: SubscriptionView | null;
  /** The pages with subscription forms: only that for the list of the link, if the link is valid. */
  formLinks: { title: string; path: string }[];
}

const listForms = async (edition: Edition, list?: SubscriptionList) => {
  const [{ subscriptionPages }, pageIndex] = await Promise.all([cms.settings(edition), loadPageIndex(edition)]);
  const paths = list ? [subscriptionPages[list]] : Object.values(subscriptionPages);
  const formPages = new Set(paths.map((path) => findPage(edition, pageIndex, path ?? '')));
  return pageIndex.pages
    .filter((page) => formPages.has(page))
    .map(({ pageTitle, path }) => ({ title: pageTitle, path: toPagePath(edition.locale, path) }));
};

/** Serves the page of a link in a subscription email, which confirms or cancels the subscription. */
export const serveSubscriptionPage = serveLink<SubscriptionView, Omit<SubscriptionPageProps, keyof LinkPageProps>>({
  namespace: 'subscriptions',
  title: 'page.title',
  description: 'page.description',
  follow: ({ token, settles }) => (settles ? subscriptions.settle(token) : subscriptions.findByLink(token)),
  loadProps: async (edition, subscription) => ({
    subscription,
    formLinks: await listForms(edition, subscription?.list),
  }),
});
