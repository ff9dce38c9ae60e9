import type { GetServerSideProps } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { isLocale } from '../../i18n/locales';
import { loadTranslations } from '../../i18n/translations';
import { orNull } from '../../platform/http/or-null';
import type { Edition } from '../../upstreams/cms/contract';
import { type LoadedPage, plainPage, siteContent } from './load-page';
import { pageHead } from './page-head';

/** A page that links in mails open. */
export interface LinkPageProps extends LoadedPage, SSRConfig {
  /** Whether the requested action failed. */
  failed: boolean;
}

/**
 * The subject of a link, and the status of its page: 410 if the link is invalid or expired, 503 if that cannot be
 * checked.
 */
export const resolveLink = async <T>(
  request: Promise<T | null>,
): Promise<{ subject: T | null; status: 200 | 410 | 503 }> => {
  const result = await orNull(
    request.then((subject) => ({ subject })),
    'a link of a mail could not be settled',
  );
  if (!result) return { subject: null, status: 503 };
  return { ...result, status: result.subject ? 200 : 410 };
};

/** The page around the subject of a link, with the strings of a namespace. */
export const linkPageProps = async (
  edition: Edition,
  { title, description, namespace }: { title: string; description: string; namespace: string },
) => {
  const [content, head, strings] = await Promise.all([
    siteContent(edition),
    pageHead(edition, [title]),
    loadTranslations(edition.locale, [namespace]),
  ]);
  return {
    page: plainPage({
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

type Load<P> = (edition: Edition, token: string, settle: boolean) => Promise<{ props: P; status: number }>;

/** Renders what a token's link does; a POST of its form does it (RFC 8058 sends one, too). */
export const serveLink =
  <P extends LinkPageProps>(load: Load<P>): GetServerSideProps<P> =>
  async ({ locale, query, req, res }) => {
    const { token } = query;
    if (!isLocale(locale) || typeof token !== 'string' || token.length > 2000) return { notFound: true };
    res.setHeader('Cache-Control', 'no-store');
    res.removeHeader('No-Vary-Search');
    const { props, status } = await load({ locale, draft: false }, token, req.method === 'POST');
    res.statusCode = status;
    return { props };
  };
