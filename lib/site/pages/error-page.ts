import type { SSRConfig } from 'next-i18next/pages';
import brand from '../../../content/brand.json' with { type: 'json' };
import { type Locale, toLocale } from '../../i18n/locales';
import { loadTranslations } from '../../i18n/translations';
import type { Page } from '../../model/page';
import type { SiteContent } from '../../model/site-content';
import { createPlainPage, type LoadedPage, loadSiteContent } from './load-page';

type ErrorPageProps = LoadedPage & SSRConfig;

const buildProps = async (
  content: SiteContent,
  parts: Pick<Page, 'is404' | 'is500' | 'isGone'> & Partial<Pick<Page, 'pageType'>>,
): Promise<ErrorPageProps> => ({
  page: createPlainPage({ noindex: true, ...parts }),
  content,
  structuredData: [],
  ...(await loadTranslations(content.locale, parts.pageType === 'JobPosting' ? ['error', 'jobs'] : ['error'])),
});

/**
 * The site content of error pages that are part of the build. It has nothing from the CMS and the environment, which
 * the build does not know.
 */
const buildEmptyContent = (locale: Locale): SiteContent => {
  const thumbnail = { src: '', width: 0, height: 0, alt: '', focal: '' };
  return {
    locale,
    frontHost: '',
    env: 'development',
    mailSender: '',
    titleSuffix: brand.name,
    socialNetworks: [],
    headerTabs: [],
    joinUs: { text: '', link: '', thumbnail },
    signIn: { text: '', url: '' },
    footerLinks: [],
    cookiesPage: '',
    searchPage: '',
    sharePage: '',
    privacyPage: '',
    filings: [],
    categories: [],
    breadcrumbs: [],
    pageLocalizations: [],
  };
};

/**
 * The props of the page for paths that do not exist. With the type `JobPosting`, it has the search for offers; with
 * `isGone`, it says that the page was removed. Rejects if the CMS fails.
 */
export const loadNotFoundProps = async (
  locale: Locale,
  parts: Partial<Pick<Page, 'pageType' | 'isGone'>> = {},
): Promise<ErrorPageProps> => buildProps(await loadSiteContent({ locale, draft: false }), { is404: true, ...parts });

/**
 * The props of an error page that is part of the build, in the visitor's locale or, without a `code`, in the default
 * one.
 */
export const loadStaticErrorProps = (
  code: string | undefined,
  flag: Pick<Page, 'is404' | 'is500'>,
): Promise<ErrorPageProps> => buildProps(buildEmptyContent(toLocale(code)), flag);
