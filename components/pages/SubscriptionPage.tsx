import { useTranslation } from 'next-i18next/pages';
import { NavigationButton } from '@/components/ui/NavigationButton';
import type { SubscriptionPageProps } from '@/lib/site/pages/subscription-page';
import { LinkPage } from './LinkPage';

/** The page that the links in a subscription's email open: confirms or cancels the subscription. */
export function SubscriptionPage({ subscription, forms, ...page }: SubscriptionPageProps) {
  const { t } = useTranslation('subscriptions');
  const context = subscription?.list;
  return (
    <LinkPage {...page} link={subscription} path="subscription" say={(what) => t(`page.${what}`, { context })}>
      {forms.map(({ title, path }) => (
        <NavigationButton key={path} label={title} href={path} kind="internal" />
      ))}
    </LinkPage>
  );
}
