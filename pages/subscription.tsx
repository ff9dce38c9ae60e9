import { SubscriptionPage } from '@/components/SubscriptionPage';
import { serveLink } from '@/lib/site/link-page';
import { loadSubscriptionPage } from '@/lib/site/subscription-page';

export const getServerSideProps = serveLink(loadSubscriptionPage);

export default SubscriptionPage;
