import { cms } from '../cms';
import { env } from '../env';
import { isLocale, type Locale, locales, localeTable } from '../i18n/locales';
import { pagePath } from '../i18n/paths';

const header = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap of sitemaps: one for each locale. */
export const sitemapIndex = (): string => {
  const entries = locales.map((locale) => `<sitemap><loc>${env.SITE_URL}/${locale}/sitemap.xml</loc></sitemap>`);
  return `${header}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`;
};

/** Every page of a locale that may be indexed, with its translations. */
export const sitemap = async (locale: Locale): Promise<string> => {
  const pages = await cms.pages({ locale, draft: false });
  const entries = pages
    .filter(({ noindex }) => !noindex)
    .map(({ path, updatedAt, publishedAt, localizations }) => {
      const alternates = localizations.map((other) => {
        const tag = isLocale(other.locale) ? localeTable[other.locale].tag : other.locale;
        return `<xhtml:link rel="alternate" hreflang="${tag}" href="${env.SITE_URL}${other.path}"/>`;
      });
      const address = `<loc>${env.SITE_URL}${pagePath(locale, path)}</loc>`;
      return `<url>${address}<lastmod>${updatedAt ?? publishedAt}</lastmod>${alternates.join('')}</url>`;
    });
  return `${header}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
};
