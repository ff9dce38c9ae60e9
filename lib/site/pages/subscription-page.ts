import { serverStrings } from '../../i18n/load-strings';
import { pagePath } from '../../i18n/paths';
import type { SubscriptionList } from '../../shared/constants';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { subscriptions } from '../subscriptions';
import type { SubscriptionView } from '../subscriptions/contract';
import { directoryOf, pageAt } from './directory';
import { askLink, type LinkPageProps, linkPageProps } from './link-page';

export interface SubscriptionPageProps extends LinkPageProps {
  /** The subscription of the link; null if the link is invalid or expired. */
  subscription: SubscriptionView | null;
  /** The pages with subscription forms: for the list of the link, if it is known. */
  forms: { title: string; path: string }[];
}

const formsOf = async (edition: Edition, list?: SubscriptionList) => {
  const [{ subscriptionPages }, directory] = await Promise.all([cms.settings(edition), directoryOf(edition)]);
  const addresses = list ? [subscriptionPages[list]] : Object.values(subscriptionPages);
  const invites = new Set(addresses.map((address) => pageAt(edition, directory, address ?? '')));
  return directory.pages
    .filter((page) => invites.has(page))
    .map(({ pageTitle, path }) => ({ title: pageTitle, path: pagePath(edition.locale, path) }));
};

const settled = async (token: string) =>
  (await subscriptions.confirm(token)) ?? (await subscriptions.unsubscribe(token));

/** The page of a link in a subscription's mail, and its status. With `settle` it also confirms or cancels. */
export const loadSubscriptionPage = async (edition: Edition, token: string, settle: boolean) => {
  const t = await serverStrings(edition.locale, 'subscriptions');
  const { found, status } = await askLink(settle ? settled(token) : subscriptions.subscription(token));
  const [around, forms] = await Promise.all([
    linkPageProps(edition, { title: t('page.title'), description: t('page.description'), namespace: 'subscriptions' }),
    formsOf(edition, found?.list),
  ]);
  const props: SubscriptionPageProps = { ...around, subscription: found, forms, failed: status === 503 };
  return { props, status };
};
