import type { GetServerSideProps } from 'next';
import { SitePage } from '@/components/pages/SitePage';
import { isLocale } from '@/lib/i18n/locales';
import { toSearchParams } from '@/lib/model/lists/list-query';
import { loadPageResult, type SitePageProps } from '@/lib/site/pages/page-result';
import { withTimeout } from '@/lib/site/pages/with-timeout';
import { resolveEdition } from '@/lib/site/refresh/preview';
import { sharedCacheControl } from '@/lib/site/web/plain-response';
import { redirectHome } from '@/lib/site/web/redirects';

/** Every page of the site, with the part of its list that the URL requests, and every offer. `/` has no locale. */
export const getServerSideProps: GetServerSideProps<SitePageProps, { path?: string[] }> = async (context) => {
  const { locale, params, preview = false, query, res } = context;
  if (!isLocale(locale) && !params?.path) return redirectHome(context);
  if (!isLocale(locale)) {
    res.setHeader('Cache-Control', sharedCacheControl);
    return { notFound: true };
  }
  const edition = await resolveEdition(locale, context);
  const result = await withTimeout(() => loadPageResult(edition, params?.path, toSearchParams(query)));
  if ('redirect' in result) return result;
  res.statusCode = result.status;
  if (!preview) res.setHeader('Cache-Control', sharedCacheControl);
  return { props: result.props };
};

export default SitePage;
