import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { ApiError } from '../../api/errors';
import { loadServerStrings } from '../../i18n/load-strings';
import { isLocale, type Locale } from '../../i18n/locales';
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

/** A request for the page of a link. */
export interface FollowedLink {
  token: string;
  locale: Locale;
  /** Whether to do what the link is for. */
  settles: boolean;
  request: IncomingMessage;
}

interface LinkPage<T, P> {
  /** The namespace of the page's strings, and the keys of its title and description. */
  namespace: string;
  title: string;
  description: string;
  /** Returns the subject of a link; null if the link is invalid or expired. */
  follow: (link: FollowedLink) => Promise<T | null>;
  /** The other props of the page. */
  loadProps: (edition: Edition, subject: T | null) => Promise<P>;
}

/**
 * The subject of a link, and the HTTP status of its page: 410 if the link is invalid or expired, that of the ApiError if
 * the form cannot be read, 503 if the link cannot be checked.
 */
const resolveLink = async <T>(request: Promise<T | null>) => {
  const result = request.then(
    (subject) => ({ subject, status: subject ? 200 : 410, failed: false }),
    (error) => {
      if (error instanceof ApiError) return { subject: null, status: error.status, failed: true };
      throw error;
    },
  );
  return (await orNull(result, 'follow a link of an email')) ?? { subject: null, status: 503, failed: true };
};

/**
 * Serves the page of a link with a token. GET requests show what the link does; POST requests, from the form of the
 * page or from an email program (RFC 8058), do it.
 */
export const serveLink =
  <T, P>({ namespace, follow, loadProps, ...keys }: LinkPage<T, P>): GetServerSideProps<LinkPageProps & P> =>
  async ({ locale, query: { token }, req: request, res }) => {
    if (!isLocale(locale) || typeof token !== 'string' || token.length > 2000) return { notFound: true };
    res.setHeader('Cache-Control', 'no-store');
    res.removeHeader('No-Vary-Search');
    const edition = { locale, draft: false };
    const t = await loadServerStrings(locale, namespace);
    const title = t(keys.title);
    const [{ subject, status, failed }, content, head, strings] = await Promise.all([
      resolveLink(follow({ token, locale, settles: request.method === 'POST', request })),
      loadSiteContent(edition),
      loadPageHead(edition, [title]),
      loadTranslations(locale, [namespace]),
    ]);
    res.statusCode = status;
    const page = createPlainPage({
      pageTitle: title,
      seo: { pageTitle: title, pageDescription: t(keys.description) },
      head,
      noindex: true,
    });
    const linkProps = { page, content: { ...content, breadcrumbs: [{ title, path: '' }] }, structuredData: [], failed };
    return { props: { ...linkProps, ...strings, ...(await loadProps(edition, subject)) } };
  };
