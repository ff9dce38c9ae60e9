import type { UID } from '@strapi/strapi';
import locales from '../config/locales';
import { type PageType, pageTypes } from './page-types';

interface Page {
  slug?: string | null;
  parent?: string | null;
}

const isPageType = (uid: string): uid is PageType => pageTypes.some((type) => type === uid);

const findPage = async (entryId: string, locale: string): Promise<Page | null> => {
  for (const uid of pageTypes) {
    const page = await strapi.documents(uid).findFirst({ filters: { entryId }, locale, status: 'draft' });
    if (page) return page as Page;
  }
  return null;
};

/** Returns the path of a page below its locale: the slugs of the pages above it and its own. */
const getPagePath = async ({ slug, parent }: Page, locale: string): Promise<string> => {
  const parentPage = parent ? await findPage(parent, locale) : null;
  return `${parentPage ? await getPagePath(parentPage, locale) : ''}${slug ? `${slug}/` : ''}`;
};

/**
 * Returns Strapi's preview handler. The handler returns the address at which the site shows a version of a page, or
 * undefined for entries that are not pages.
 */
export const createPreviewHandler =
  ({ siteUrl, secret }: { siteUrl: string; secret: string }) =>
  async (
    uid: UID.ContentType,
    { documentId, locale, status }: { documentId: string; locale: string; status: string },
  ) => {
    if (!isPageType(uid)) return undefined;
    const page = (await strapi.documents(uid).findOne({ documentId, locale, status: 'draft' })) as Page | null;
    const [code] = Object.entries(locales).find(([, strapiCode]) => strapiCode === locale) ?? [];
    if (!page || !code) return undefined;
    const path = `/${code}/${await getPagePath(page, locale)}`;
    const version = status === 'published' ? status : 'draft';
    return `${siteUrl}/api/preview/?${new URLSearchParams({ secret, path, version })}`;
  };
