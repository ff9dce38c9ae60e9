import type { GetServerSideProps } from 'next';
import { JobPage } from '@/components/jobs/JobPage';
import { isLocale } from '@/lib/i18n/locales';
import { pathIn } from '@/lib/i18n/paths';
import { type JobPageProps, loadJobPage } from '@/lib/site/careers/job-page';
import { inTime } from '@/lib/site/pages/in-time';
import { isRequestFor } from '@/lib/site/web/is-request-for';
import { sharedCaching } from '@/lib/site/web/shared-caching';

/** Rendered on request, because a static page cannot answer 410 for a closed offer. */
export const getServerSideProps: GetServerSideProps<JobPageProps, { continent: string; path: string }> = async ({
  locale,
  params,
  req,
  res,
}) => {
  if (!isLocale(locale) || !params) return { notFound: true };
  const { continent, path } = params;
  const props = await inTime(() => loadJobPage({ locale, draft: false }, continent, path));
  if (!props) return { notFound: true };
  const address = pathIn(locale, props.content.pageLocalizations) ?? '';
  if (!isRequestFor(address, locale, req)) return { notFound: true };
  if (!props.isOpen) res.statusCode = 410;
  res.setHeader('Cache-Control', sharedCaching);
  return { props };
};

export default JobPage;
