import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { ApiError } from '../../api/errors';
import { isLocale } from '../../i18n/locales';
import { loadTranslations } from '../../i18n/translations';
import { orNull } from '../../platform/http/or-null';
import type { Edition } from '../../upstreams/cms/contract';
import { createPlainPage, type LoadedPage, loadSiteContent } from './load-page';
import { loadPageHead } from './page-head';

/** The props of a page that is opened by a link in an email. */
export interface LinkPageProps extends LoadedPage, SSRConfig {
  /** Whether the requested action failed. */
  failed: boolean;
}

/**
 * The subject of a link, and the HTTP status of its page: 410 if the link is invalid or expired, that of the ApiError if
 * the form cannot be read, 503 if the link cannot be checked.
 */
export const resolveLink = async <T>(
  request: Promise<T | null>,
): Promise<{ subject: T | null; status: number; failed: boolean }> => {
  const result = request.then(
    (subject) => ({ subject, status: subject ? 200 : 410, failed: false }),
    (error) => {
      if (error instanceof ApiError) return { subject: null, status: error.status, failed: true };
      throw error;
    },
  );
  return (await orNull(result, 'follow a link of an email')) ?? { subject: null, status: 503, failed: true };
};

/** The page around the subject of a link, with the strings of a namespace. */
export const loadLinkPageProps = async (
  edition: Edition,
  { title, description, namespace }: { title: string; description: string; namespace: string },
) => {
  const [content, head, strings] = await Promise.all([
    loadSiteContent(edition),
    loadPageHead(edition, [title]),
    loadTranslations(edition.locale, [namespace]),
  ]);
  return {
    page: createPlainPage({
      pageTitle: title,
      seo: { pageTitle: title, pageDescription: description },
      head,
      noindex: true,
    }),
    content: { ...content, breadcrumbs: [{ title, path: '' }] },
    structuredData: [],
    ...strings,
  };
};

type Load<P> = (
  edition: Edition,
  token: string,
  settle: boolean,
  request: IncomingMessage,
) => Promise<{ props: P; status: number }>;

/**
 * Serves the page of a link with a token. GET requests show what the link does; POST requests, from the form of the
 * page or from an email program (RFC 8058), do it.
 */
export const serveLink =
  <P extends LinkPageProps>(load: Load<P>): GetServerSideProps<P> =>
  async ({ locale, query, req, res }) => {
    const { token } = query;
    if (!isLocale(locale) || typeof token !== 'string' || token.length > 2000) return { notFound: true };
    res.setHeader('Cache-Control', 'no-store');
    res.removeHeader('No-Vary-Search');
    const { props, status } = await load({ locale, draft: false }, token, req.method === 'POST', req);
    res.statusCode = status;
    return { props };
  };
