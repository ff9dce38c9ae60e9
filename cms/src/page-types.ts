/** The content types whose entries are pages in the page tree. */
export const pageTypes = ['api::page.page', 'api::house.house', 'api::article.article', 'api::person.person'] as const;
export type PageType = (typeof pageTypes)[number];
