import { JobAlertPage } from '@/components/pages/JobAlertPage';
import { serveAlertPage } from '@/lib/site/careers/alert-page';

export const getServerSideProps = serveAlertPage;

export default JobAlertPage;
