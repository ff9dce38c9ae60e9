import { SubscriptionPage } from '@/components/pages/SubscriptionPage';
import { serveSubscriptionPage } from '@/lib/site/pages/subscription-page';

export const getServerSideProps = serveSubscriptionPage;

export default SubscriptionPage;
