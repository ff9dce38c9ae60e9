import dynamic from 'next/dynamic';
import type { SitePageProps } from '@/lib/site/pages/page-result';
import { PageView } from './PageView';

const JobPage = dynamic(() => import('@/components/jobs/JobPage').then((module) => module.JobPage));
const ErrorView = dynamic(() => import('./ErrorView').then((module) => module.ErrorView));

/** What an address of the site shows: a page from the CMS, an offer, or that there is nothing. */
export function SitePage(props: SitePageProps) {
  if ('posting' in props) return <JobPage {...props} />;
  return props.page.is404 ? <ErrorView code={404} /> : <PageView {...props} />;
}
