import { JobAlertPage } from '@/components/jobs/JobAlertPage';
import { loadAlertPage } from '@/lib/site/alert-page';
import { serveLink } from '@/lib/site/link-page';

export const getServerSideProps = serveLink(loadAlertPage);

export default JobAlertPage;
