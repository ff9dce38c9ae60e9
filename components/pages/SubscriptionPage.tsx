import { useTranslation } from 'next-i18next/pages';
import { NavigationButton } from '@/components/ui/NavigationButton';
import type { SubscriptionPageProps } from '@/lib/site/pages/subscription-page';
import { EmailLinkPage } from './EmailLinkPage';

/** The page that the links in subscription emails open. It confirms or cancels a subscription. */
export function SubscriptionPage({ subscription, formLinks, ...page }: SubscriptionPageProps) {
  const { t } = useTranslation('subscriptions');
  const context = subscription?.list;
  return (
    <EmailLinkPage {...page} link={subscription} path="subscription" translate={(key) => t(`page.${key}`, { context })}>
      {formLinks.map(({ title, path }) => (
        <NavigationButton key={path} label={title} href={path} kind="internal" />
      ))}
    </EmailLinkPage>
  );
}
