import dynamic from 'next/dynamic';
import { PageHead } from '@/components/seo/PageHead';
import type { SitePageProps } from '@/lib/site/pages/page-result';
import { PageView } from './PageView';

const JobPage = dynamic(() => import('@/components/jobs/JobPage').then((module) => module.JobPage));
const ErrorView = dynamic(() => import('./ErrorView').then((module) => module.ErrorView));

/** The content at an address of the site: a page from the CMS, an offer, or the page for addresses with nothing. */
export function SitePage(props: SitePageProps) {
  if ('posting' in props)
    return (
      <>
        {/* Not in JobPage, whose code may still be loading when Next announces the title of the page. */}
        <PageHead page={props.page} structuredData={props.structuredData} />
        <JobPage {...props} />
      </>
    );
  return props.page.is404 ? (
    <ErrorView code={props.page.isGone ? 410 : 404} isOffer={props.page.pageType === 'JobPosting'} />
  ) : (
    <PageView {...props} />
  );
}
