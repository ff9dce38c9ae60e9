import { defaultListQuery, isNarrowed } from '../../model/lists/list-query';
import type { Page } from '../../model/page';
import type { Section } from '../../model/section';
import type { SectionContent } from '../../model/section-content';
import type { Settings } from '../../model/settings';
import { type ShellSettings, type SiteContent, serverSettings } from '../../model/site-content';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { trackRead } from '../../platform/process/reads';
import { getBrowserRecaptcha } from '../../upstreams/captcha/recaptcha/browser';
import { cms } from '../../upstreams/cms';
import type { CmsPage, Edition, PageFacts } from '../../upstreams/cms/contract';
import { mayHavePage, withData } from '../sections';
import { structuredData } from '../structured-data';
import type { Thing } from '../structured-data/thing';
import { breadcrumbsOf, directoryOf } from './directory';
import { pageHead } from './page-head';
import { titlePhrases } from './phrases';
import { shareImageOf, siteImage, toShareImage } from './share-image';

export interface LoadedPage {
  page: Page;
  content: SiteContent;
  structuredData: Thing[];
}

/** A page without sections that is not in the CMS, with some parts of its own. */
export const plainPage = (parts: Partial<Page>): Page => ({
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
 * The page at `path` of a locale with all its data, or null if there is none. `list` is the part of its list that the
 * URL requests; null also if that page of the list does not exist. Rejects if the CMS fails.
 */
export const loadPage = async (edition: Edition, path: string, list = defaultListQuery): Promise<LoadedPage | null> => {
  const found = await cms.page(edition, path);
  if (!found) return null;
  const sections = await Promise.all(
    found.sections.map((section: SectionContent) => withData(section, { cms, edition, page: found, list })),
  );
  if (list.page > 0 && !sections.some((section) => mayHavePage(section, list.page))) return null;
  const { pageTitle, seo } = found;
  const [head, shareImage, shell] = await Promise.all([
    pageHead(edition, [seo.pageTitle, pageTitle], sections),
    shareImageIn(edition, found),
    siteContent(edition, found),
  ]);
  const page = {
    ...toPage(found, withFirstPreviews(sections)),
    head,
    shareImage,
    ...(isNarrowed(list) && { noindex: true }),
  };
  const content = { ...shell, phrases: titlePhrases(edition.locale, sections) };
  return { page, content, structuredData: await structuredData(page, content) };
};

const withoutPreviews = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPreviews);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name, part]) => name !== 'blur' && part !== undefined);
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutPreviews(part)]));
};

/** The sections without the previews of pictures that are below the first: those load before a visitor gets there. */
const withFirstPreviews = ([first, ...others]: Section[]): Section[] =>
  first ? [first, ...(withoutPreviews(others) as Section[])] : [];

const shellSettings = (settings: Settings): ShellSettings => {
  const hidden: readonly string[] = serverSettings;
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !hidden.includes(name))) as ShellSettings;
};

/** The content of the shell around `page`, or around a page that is not in the CMS. */
export const siteContent = async (edition: Edition, page?: PageFacts): Promise<SiteContent> => {
  const settings = await cms.settings(edition);
  const recaptcha = getBrowserRecaptcha(env.captcha);
  return {
    ...shellSettings(settings),
    locale: edition.locale,
    ...(edition.draft && { draft: true }),
    frontHost: env.SITE_URL,
    env: env.SITE_ENV,
    ...(recaptcha && { recaptcha }),
    ...(env.GTM_ID && { gtmId: env.GTM_ID }),
    breadcrumbs: page ? breadcrumbsOf(edition, await directoryOf(edition), page).slice(1) : [],
    pageLocalizations: page ? await cms.localizations(edition, page.id) : [],
  };
};

const shareImageIn = async (edition: Edition, page: PageFacts): Promise<Page['shareImage']> => {
  const about = page.person?.house ?? page.article?.houses[0];
  const house = about ? (await directoryOf(edition)).byId.get(about) : undefined;
  if (house) trackRead(tags.facts(edition.locale, house.path));
  return shareImageOf(page, house);
};

const toPage = (found: CmsPage, sections: Section[]): Omit<Page, 'head' | 'shareImage'> => ({
  pageTitle: found.pageTitle,
  seo: found.seo,
  linkThumbnail: found.linkThumbnail && toShareImage(found.linkThumbnail),
  sections,
  publishedAt: found.publishedAt,
  updatedAt: found.updatedAt,
  pageType: found.pageType,
  ...(found.house && { accent: found.house.accent }),
  ...(found.noindex && { noindex: true }),
});
