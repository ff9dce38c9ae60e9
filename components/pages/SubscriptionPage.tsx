import { useTranslation } from 'next-i18next/pages';
import { StyledLink } from '@/components/ui/NavigationButton.styles';
import type { SubscriptionPageProps } from '@/lib/site/pages/subscription-page';
import { LinkPage } from './LinkPage';

/** The page that the links in a subscription's email open: confirms or cancels the subscription. */
export function SubscriptionPage({ subscription, forms, ...page }: SubscriptionPageProps) {
  const { t } = useTranslation('subscriptions');
  const context = subscription?.list;
  return (
    <LinkPage {...page} link={subscription} path="subscription" say={(what) => t(`page.${what}`, { context })}>
      {forms.map(({ title, path }) => (
        <StyledLink key={path} href={path}>
          {title}
        </StyledLink>
      ))}
    </LinkPage>
  );
}
