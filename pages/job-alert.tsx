import type { GetServerSideProps } from 'next';
import { JobAlertPage } from '@/components/jobs/JobAlertPage';
import { isLocale } from '@/lib/i18n/locales';
import { type AlertPageProps, loadAlertPage } from '@/lib/site/alert-page';

/** Shows what a link of an alert's mail is for; sent as a form, it is done (RFC 8058 sends one, too). */
export const getServerSideProps: GetServerSideProps<AlertPageProps> = async ({ locale, query, req, res }) => {
  const { token } = query;
  if (!isLocale(locale) || typeof token !== 'string' || token.length > 2000) return { notFound: true };
  res.setHeader('Cache-Control', 'no-store');
  const props = await loadAlertPage({ locale, draft: false }, token, req.method === 'POST');
  if (props.failed) res.statusCode = 503;
  else if (!props.alert) res.statusCode = 410;
  return { props };
};

export default JobAlertPage;
