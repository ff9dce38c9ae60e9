import { SubscriptionPage } from '@/components/pages/SubscriptionPage';
import { serveLink } from '@/lib/site/pages/link-page';
import { loadSubscriptionPage } from '@/lib/site/pages/subscription-page';

export const getServerSideProps = serveLink(loadSubscriptionPage);

export default SubscriptionPage;
