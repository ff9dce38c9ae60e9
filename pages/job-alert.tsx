import { JobAlertPage } from '@/components/pages/JobAlertPage';
import { loadAlertPage } from '@/lib/site/careers/alert-page';
import { serveLink } from '@/lib/site/pages/link-page';

export const getServerSideProps = serveLink(loadAlertPage);

export default JobAlertPage;
