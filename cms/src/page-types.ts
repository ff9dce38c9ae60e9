import type { Core } from '@strapi/strapi';

/** The content types whose entries are pages in the page tree. */
export const pageTypes = ['api::page.page', 'api::house.house', 'api::article.article', 'api::person.person'] as const;
export type PageType = (typeof pageTypes)[number];

/** Returns the content types that editors write. */
export const listEditedTypes = (strapi: Core.Strapi) =>
  Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));

/** Returns the content types whose entries are published. The others describe pictures. */
export const listPublishedTypes = (strapi: Core.Strapi) =>
  listEditedTypes(strapi).filter(({ options }) => options?.draftAndPublish);
