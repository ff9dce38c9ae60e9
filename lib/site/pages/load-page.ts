import { formatDate, getLanguageName } from '../../i18n/formats';
import { loadServerStrings } from '../../i18n/load-strings';
import { getLanguageTag, locales, reachesGoogle } from '../../i18n/locales';
import { findLocalizedPath, toPagePath } from '../../i18n/paths';
import { defaultListQuery, isNarrowed } from '../../model/lists/list-query';
import type { Page } from '../../model/page';
import { getNamespaces, type Section, type SectionContent } from '../../model/section';
import type { Settings } from '../../model/settings';
import { type ShellSettings, type SiteContent, serverSettings } from '../../model/site-content';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { trackRead } from '../../platform/process/reads';
import { cms } from '../../upstreams/cms';
import type { CmsPage, Edition, PageSummary } from '../../upstreams/cms/contract';
import { canHavePage, loadSection } from '../sections';
import { buildStructuredData } from '../structured-data';
import type { Thing } from '../structured-data/thing';
import { loadPageHead } from './page-head';
import { buildBreadcrumbs, loadPageIndex } from './page-index';
import { findTitlePhrases } from './phrases';
import { pickShareImage, siteImage, toShareImage } from './share-image';

export interface LoadedPage {
  page: Page;
  content: SiteContent;
  structuredData: Thing[];
}

/** A page without sections that is not in the CMS. `parts` override its empty defaults. */
export const createPlainPage = (parts: Partial<Page>): Page => ({
  pageTitle: '',
  seo: { pageTitle: '', pageDescription: '' },
  head: { title: '', feeds: [] },
  linkThumbnail: null,
  shareImage: siteImage,
  sections: [],
  publishedAt: null,
  updatedAt: null,
  pageType: 'Organization',
  ...parts,
});

/**
 * The page at `path` of a locale with all its data; null if there is none, or if the list on it lacks the page that
 * `list`, the list query of the URL, requests. Rejects if the CMS fails.
 */
export const loadPage = async (edition: Edition, path: string, list = defaultListQuery): Promise<LoadedPage | null> => {
  const cmsPage = await cms.page(edition, path);
  if (!cmsPage) return null;
  const sections = await Promise.all(
    cmsPage.sections.map((section: SectionContent) =>
      loadSection(section, { edition, page: cmsPage, listQuery: list }),
    ),
  );
  if (list.page > 0 && !sections.some((section) => canHavePage(section, list.page))) return null;
  const { pageTitle, seo } = cmsPage;
  const [head, shareImage, shell] = await Promise.all([
    loadPageHead(edition, [seo.pageTitle, pageTitle], sections),
    loadShareImage(edition, cmsPage),
    loadSiteContent(edition, cmsPage),
  ]);
  const page = {
    ...toPage(cmsPage, withFirstPreviews(sections)),
    head,
    shareImage,
    ...(sections.flatMap(getNamespaces).includes('jobs') && { isCareerPage: true }),
    ...(isNarrowed(list) && { noindex: true }),
    ...(await loadVersionText(edition, cmsPage, shell)),
  };
  const content = { ...shell, phrases: findTitlePhrases(edition.locale, sections) };
  return { page, content, structuredData: await buildStructuredData(page, content) };
};

/** The date of the current version of the privacy page, which promises it. */
const loadVersionText = async (
  { locale }: Edition,
  { path, updatedAt }: CmsPage,
  { privacyPage }: SiteContent,
): Promise<Pick<Page, 'versionText'>> => {
  if (!updatedAt || toPagePath(locale, path) !== privacyPage) return {};
  const t = await loadServerStrings(locale, 'common');
  return { versionText: t('version', { date: formatDate(locale, updatedAt) }) };
};

const withoutPreviews = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPreviews);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, part]) => name !== 'blur' && part !== undefined);
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutPreviews(part)]));
};

/**
 * The sections, of which only the first has previews of pictures: the other pictures load before a visitor scrolls
 * there.
 */
const withFirstPreviews = ([first, ...rest]: Section[]): Section[] =>
  first ? [first, ...(withoutPreviews(rest) as Section[])] : [];

const pickShellSettings = ({ categories, headerTabs, ...settings }: Settings): ShellSettings => {
  const hidden: readonly string[] = serverSettings;
  const visibleSettings = Object.fromEntries(Object.entries(settings).filter(([name]) => !hidden.includes(name)));
  return {
    ...visibleSettings,
    categories: categories.map(({ key, label }) => ({ key, label })),
    headerTabs: headerTabs.map(({ text, link, sections }) => ({ text, link, hasSubmenu: sections.length > 0 })),
  } as ShellSettings;
};

/** The content of the shell around `page`, or around a page that is not in the CMS. */
export const loadSiteContent = async (edition: Edition, page?: PageSummary): Promise<SiteContent> => {
  const settings = await cms.settings(edition);
  const pageLocalizations = page ? await cms.localizations(edition, page.id) : [];
  const missing = page ? locales.filter((locale) => !findLocalizedPath(locale, pageLocalizations)) : [];
  return {
    ...pickShellSettings(settings),
    locale: edition.locale,
    ...(edition.draft && { draft: true, menu: settings.headerTabs }),
    frontHost: env.SITE_URL,
    env: env.SITE_ENV,
    mailSender: env.MAIL_FROM.replace(/^.*<|>$/g, ''),
    ...(env.captcha.CAPTCHA === 'recaptcha-enterprise' && { recaptchaSiteKey: env.captcha.RECAPTCHA_SITE_KEY }),
    ...(env.GTM_ID && reachesGoogle(edition.locale) && { gtmId: env.GTM_ID }),
    breadcrumbs: page ? buildBreadcrumbs(edition, await loadPageIndex(edition), page).slice(1) : [],
    pageLocalizations,
    ...(missing.length > 0 && {
      missingLanguages: Object.fromEntries(
        missing.map((locale) => [locale, getLanguageName(edition.locale, getLanguageTag(locale))]),
      ),
    }),
  };
};

const loadShareImage = async (edition: Edition, page: PageSummary): Promise<Page['shareImage']> => {
  const ownerId = page.person?.house ?? page.article?.houses[0] ?? page.parent;
  const owner = ownerId ? (await loadPageIndex(edition)).byId.get(ownerId) : undefined;
  if (owner) trackRead(tags.pageSummary(edition.locale, owner.path));
  return pickShareImage(page, owner);
};

const toPage = (cmsPage: CmsPage, sections: Section[]): Omit<Page, 'head' | 'shareImage'> => ({
  pageTitle: cmsPage.pageTitle,
  seo: cmsPage.seo,
  linkThumbnail: cmsPage.linkThumbnail && toShareImage(cmsPage.linkThumbnail),
  sections,
  publishedAt: cmsPage.publishedAt,
  updatedAt: cmsPage.updatedAt,
  pageType: cmsPage.pageType,
  ...(cmsPage.house && { accent: cmsPage.house.accent }),
  ...(cmsPage.house?.plate && { plate: cmsPage.house.plate.src }),
  ...(cmsPage.noindex && { noindex: true }),
});
