import { JobAlertPage } from '@/components/jobs/JobAlertPage';
import { loadAlertPage } from '@/lib/site/careers/alert-page';
import { serveLink } from '@/lib/site/pages/link-page';

export const getServerSideProps = serveLink(loadAlertPage);

export default JobAlertPage;
