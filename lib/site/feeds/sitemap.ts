import { getLanguageTag, type Locale, locales } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import type { PageLocalization } from '../../model/page';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { trackRead, withoutTracking } from '../../platform/process/reads';
import { escapeHtml } from '../../shared/html';
import { toDocumentPath, toOfferPath } from '../../shared/urls';
import { cms } from '../../upstreams/cms';
import type { PageSummary } from '../../upstreams/cms/contract';
import { publications } from '../../upstreams/publications';
import { catalogue } from '../careers/catalogue';
import { loadJobsBasePath } from '../careers/job-paths';
import { loadPageIndex } from '../pages/page-index';

const header = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The maximum number of URLs in a sitemap. */
const maxEntries = 50_000;

/** The sitemap index: two sitemaps for each locale, and one of documents. */
export const buildSitemapIndex = (): string => {
  const files = [...locales.flatMap((locale) => [`${locale}/sitemap.xml`, `${locale}/offers.xml`]), 'documents.xml'];
  const entries = files.map((file) => `<sitemap><loc>${env.SITE_URL}/${file}</loc></sitemap>`);
  return `${header}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`;
};

const buildUrlSet = (entries: string[]) =>
  `${header}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;

const buildEntry = (path: string, lastModified: string, localizations: PageLocalization[] = []) => {
  const toUrl = (sitePath: string) => env.SITE_URL + escapeHtml(sitePath);
  const alternates = localizations.map(({ locale, path: alternatePath }) => {
    const tag = getLanguageTag(locale);
    return `<xhtml:link rel="alternate" hreflang="${tag}" href="${toUrl(alternatePath)}"/>`;
  });
  return `<url><loc>${toUrl(path)}</loc><lastmod>${lastModified}</lastmod>${alternates.join('')}</url>`;
};

/** The sitemap of every page of a locale that may be indexed, with its translations. Rejects if the CMS fails. */
export const buildSitemap = async (locale: Locale): Promise<string> => {
  const edition = { locale, draft: false };
  for (const siteLocale of locales) trackRead(tags.pages(siteLocale));
  const { pages } = await loadPageIndex(edition);
  const toEntry = async ({ id, path, updatedAt, publishedAt }: PageSummary) =>
    buildEntry(toPagePath(locale, path), updatedAt ?? publishedAt, await cms.localizations(edition, id));
  // The tags above cover all pages, so that reads of single pages need not be tracked.
  return withoutTracking(async () =>
    buildUrlSet(await Promise.all(pages.filter(({ noindex }) => !noindex).map(toEntry))),
  );
};

/** The sitemap of every open offer, newest first, with its URLs in the other locales. */
export const buildOffersSitemap = async (locale: Locale): Promise<string> => {
  const offers = await catalogue.addresses();
  const basePaths = await Promise.all(
    locales.map(async (siteLocale) => ({ locale: siteLocale, basePath: await loadJobsBasePath(siteLocale) })),
  );
  const ownBasePath = basePaths.find((entry) => entry.locale === locale)?.basePath ?? '';
  const entries = offers.slice(0, maxEntries).map((offer) => {
    const localizations = basePaths.map(({ locale: siteLocale, basePath }) => ({
      locale: siteLocale,
      path: toOfferPath(basePath, offer),
    }));
    return buildEntry(toOfferPath(ownBasePath, offer), offer.publishedAt, localizations);
  });
  return buildUrlSet(entries);
};

/**
 * The sitemap of every document for investors that browsers can show, in any language, newest first. Rejects if an
 * upstream fails.
 */
export const buildDocumentsSitemap = async (): Promise<string> => {
  const lists = await Promise.all(locales.map(async (locale) => (await publications.documents(locale)).documents));
  const dateByReference = new Map(lists.flat().map(({ reference, date }) => [reference, date]));
  const entries = [...dateByReference]
    .sort(([, dateA], [, dateB]) => dateB.localeCompare(dateA))
    .flatMap(([reference, date]) => {
      const path = toDocumentPath(reference);
      return path ? [buildEntry(path, date)] : [];
    });
  return buildUrlSet(entries.slice(0, maxEntries));
};
