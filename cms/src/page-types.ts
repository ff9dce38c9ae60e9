/** The content types with a place in the tree of pages. */
export const pageTypes = ['api::page.page', 'api::house.house', 'api::article.article', 'api::person.person'] as const;
export type PageType = (typeof pageTypes)[number];
