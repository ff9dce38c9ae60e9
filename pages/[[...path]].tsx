import type { GetServerSideProps } from 'next';
import { SitePage } from '@/components/pages/SitePage';
import { isLocale } from '@/lib/i18n/locales';
import { loadPageResult, loadUnlocalizedResult, type SitePageProps } from '@/lib/site/pages/page-result';
import { withTimeout } from '@/lib/site/pages/with-timeout';
import { resolveEdition } from '@/lib/site/refresh/preview';
import { sharedCacheControl } from '@/lib/site/web/plain-response';
import { redirectHome } from '@/lib/site/web/redirects';

/** Proxies drop responses with longer headers, and a permanent redirect has its address in two. */
const maxRedirectLength = 2000;

/**
 * Every page of the site, with the part of its list that the URL requests, every offer, and the redirects from addresses
 * without a page. `/` has no locale, like addresses of an old site.
 */
export const getServerSideProps: GetServerSideProps<SitePageProps, { path?: string[] }> = async (context) => {
  const { locale, params: { path } = {}, preview = false, resolvedUrl, res } = context;
  if (!isLocale(locale) && !path) return redirectHome(context);
  const query = new URLSearchParams(resolvedUrl.replace(/^[^?]*/, ''));
  const edition = isLocale(locale) ? await resolveEdition(locale, context) : null;
  const result = await withTimeout(() =>
    edition ? loadPageResult(edition, path, query) : loadUnlocalizedResult(path ?? [], query),
  );
  if (result && 'redirect' in result && result.redirect.destination.length <= maxRedirectLength) return result;
  if (!preview) res.setHeader('Cache-Control', sharedCacheControl);
  if (!result || 'redirect' in result) return { notFound: true };
  res.statusCode = result.status;
  return { props: result.props };
};

export default SitePage;
