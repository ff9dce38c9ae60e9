import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { UpstreamError } from '../../platform/http/upstream-error.ts';
import { log } from '../../platform/process/log.ts';
import { buildNoVarySearch } from '../../shared/urls.ts';

/**
 * Responds to a page request with a text that is not HTML, cached for five minutes, or with 503 if an upstream fails.
 * Null leads to the missing page. `parameters` are the query parameters on which the text depends.
 */
export const sendPlainResponse = async (
  { req, res }: Pick<GetServerSidePropsContext, 'req' | 'res'>,
  type: string,
  loadedText: Promise<string | null>,
  parameters: readonly string[] = [],
): Promise<GetServerSidePropsResult<never>> => {
  let text: string | null;
  try {
    text = await loadedText;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.error({ event: 'server.request_failed', path: req.url, err: error }, 'failed to load a text');
    res.writeHead(503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', 'Retry-After': '10' });
    res.end(error.message);
    return { props: {} as never };
  }
  if (text === null) return { notFound: true };
  res.setHeader('Cache-Control', 'public, max-age=300');
  res.setHeader('No-Vary-Search', buildNoVarySearch(parameters));
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
  res.end(text);
  return { props: {} as never };
};

/** Serves the text that `loadText` returns for the locale of an address, if it has one. */
export const serveText =
  (type: string, loadText: (locale?: Locale) => Promise<string | null>): GetServerSideProps =>
  (context) =>
    sendPlainResponse(context, type, loadText(isLocale(context.locale) ? context.locale : undefined));

/** The Cache-Control of pages that are rendered on request and the same for every visitor. Times are in seconds. */
export const sharedCacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
