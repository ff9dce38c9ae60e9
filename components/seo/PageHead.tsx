import Head from 'next/head';
import { useContent } from '@/contexts/ContentContext';
import { defaultLocale, getLanguageTag, localeTable } from '@/lib/i18n/locales';
import { findLocalizedPath } from '@/lib/i18n/paths';
import type { LoadedPage } from '@/lib/site/pages/load-page';

/** The metadata of a page for search engines and social networks. */
export function PageHead({ page, structuredData }: Pick<LoadedPage, 'page' | 'structuredData'>) {
  const { frontHost, titleSuffix, env, locale, pageLocalizations, facebookAppId } = useContent();
  const { seo, head, linkThumbnail, shareImage, pageType, noindex } = page;

  const path = findLocalizedPath(locale, pageLocalizations) ?? '';
  const pagination = page.sections
    .flatMap((section) => ('pagination' in section ? section.pagination : null))
    .find(Boolean);
  const canonical = frontHost + (pagination?.address ?? path);
  // The further pages of a list have no counterparts in other languages.
  const alternates = pagination?.page ? [] : pageLocalizations;
  const defaultAlternate = alternates.find((alternate) => alternate.locale === defaultLocale) ?? alternates[0];
  const isNoindex = env !== 'production' || noindex;

  return (
    <Head>
      <title>{head.title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={seo.pageDescription} />
      {linkThumbnail && <meta name="thumbnail" content={new URL(linkThumbnail.src, frontHost).href} />}
      {isNoindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {alternates.map((alternate) => (
        <link
          key={alternate.locale}
          rel="alternate"
          hrefLang={getLanguageTag(alternate.locale)}
          href={frontHost + alternate.path}
        />
      ))}
      {defaultAlternate && <link rel="alternate" hrefLang="x-default" href={frontHost + defaultAlternate.path} />}
      {head.feeds.map(({ title, href }) => (
        <link key={href} rel="alternate" type="application/atom+xml" title={title} href={frontHost + href} />
      ))}
      {pagination?.previous && <link rel="prev" href={frontHost + pagination.previous} />}
      {pagination?.next && <link rel="next" href={frontHost + pagination.next} />}
      <meta property="og:type" content={pageType === 'NewsArticle' ? 'article' : 'website'} />
      <meta property="og:site_name" content={titleSuffix} />
      <meta property="og:title" content={seo.pageTitle} />
      <meta property="og:description" content={seo.pageDescription} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={new URL(shareImage.src, frontHost).href} />
      <meta property="og:image:width" content={`${shareImage.width}`} />
      <meta property="og:image:height" content={`${shareImage.height}`} />
      <meta property="og:image:alt" content={page.pageTitle} />
      <meta property="og:locale" content={localeTable[locale].openGraph} />
      {alternates
        .filter((alternate) => alternate.locale !== locale)
        .map((alternate) => (
          <meta
            key={`og-${alternate.locale}`}
            property="og:locale:alternate"
            content={localeTable[alternate.locale].openGraph}
          />
        ))}
      {pageType === 'NewsArticle' && page.publishedAt && (
        <meta property="article:published_time" content={page.publishedAt} />
      )}
      {facebookAppId && <meta property="fb:app_id" content={facebookAppId} />}
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((data, index) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may have two objects of the same type
          key={index}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is escaped, so that nothing can end the element
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </Head>
  );
}
