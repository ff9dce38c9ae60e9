import { cms } from '../../cms';
import type { View } from '../../cms/contract';
import { pagePath } from '../../i18n/paths';
import { serverWords } from '../../i18n/server-words';
import type { SubscriptionList } from '../../model/subscription-list';
import { subscriptions } from '../../subscriptions';
import type { SubscriptionView } from '../../subscriptions/contract';
import { directoryOf, pageAt } from './directory';
import { askLink, type LinkPageProps, linkPageProps } from './link-page';

export interface SubscriptionPageProps extends LinkPageProps {
  /** The subscription of the link; null if the link is invalid or expired. */
  subscription: SubscriptionView | null;
  /** The pages with subscription forms: for the list of the link, if it is known. */
  forms: { title: string; path: string }[];
}

const formsOf = async (view: View, list?: SubscriptionList) => {
  const [{ subscriptionPages }, directory] = await Promise.all([cms.settings(view), directoryOf(view)]);
  const addresses = list ? [subscriptionPages[list]] : Object.values(subscriptionPages);
  const invites = new Set(addresses.map((address) => pageAt(view, directory, address ?? '')));
  return directory.pages
    .filter((page) => invites.has(page))
    .map(({ pageTitle, path }) => ({ title: pageTitle, path: pagePath(view.locale, path) }));
};

const settled = async (token: string) =>
  (await subscriptions.confirm(token)) ?? (await subscriptions.unsubscribe(token));

/** The page of a link in a subscription's mail, and its status. With `settle` it also confirms or cancels. */
export const loadSubscriptionPage = async (view: View, token: string, settle: boolean) => {
  const t = await serverWords(view.locale, 'subscriptions');
  const { found, status } = await askLink(settle ? settled(token) : subscriptions.subscription(token));
  const [around, forms] = await Promise.all([
    linkPageProps(view, { title: t('page.title'), description: t('page.description'), namespace: 'subscriptions' }),
    formsOf(view, found?.list),
  ]);
  const props: SubscriptionPageProps = { ...around, subscription: found, forms, failed: status === 503 };
  return { props, status };
};
