import { createHash } from 'node:crypto';
import fresh from 'fresh';
import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { buildNoVarySearch } from '../../shared/urls.ts';

/** Weak, because the same text is also sent compressed. */
const createEtag = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

/**
 * Responds to a page request with a text that is not HTML, cached for five minutes, or with 304 if the client has this text.
 * `parameters` are the query parameters on which the text depends.
 */
export const sendPlainResponse = (
  { req, res }: Pick<GetServerSidePropsContext, 'req' | 'res'>,
  type: string,
  text: string,
  parameters: readonly string[] = [],
): GetServerSidePropsResult<never> => {
  const etag = createEtag(text);
  res.setHeader('ETag', etag);
  res.setHeader('Cache-Control', 'public, max-age=300');
  res.setHeader('No-Vary-Search', buildNoVarySearch(parameters));
  if (fresh(req.headers, { etag })) {
    res.statusCode = 304;
    res.end();
  } else {
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    res.end(text);
  }
  return { props: {} as never };
};

/**
 * Serves the text that `loadText` returns for the locale of an address, if it has one. Null leads to the missing page.
 */
export const serveText =
  (type: string, loadText: (locale?: Locale) => Promise<string | null>): GetServerSideProps =>
  async (context) => {
    const { locale } = context;
    const text = await loadText(isLocale(locale) ? locale : undefined);
    return text === null ? { notFound: true } : sendPlainResponse(context, type, text);
  };

/** The Cache-Control of pages that are rendered on request and the same for every visitor. Times are in seconds. */
export const sharedCacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
