import { locales } from '../i18n/locales';

/**
 * The selectors of the links that the site handles: links to its pages, and links whose clicks are tracked.
 *
 * Links are plain `<a href>`, in components and in rich text. Listeners on the document handle them: `useSiteLinks`
 * navigates on the client, `trackClicks` tracks clicks. They decide by the address and by HTML's `target` and
 * `download`, so rich text needs nothing else. A component sets `data-link` on links that the browser handles, or that
 * the component tracks itself:
 *
 * - `language`: this page in another language, which is loaded as a new document;
 * - `document`: a document of the group, as a download or in the browser.
 */
const pageLinks = 'a[href^="/"]:not([data-link], [target])';
export const trackedLinks = 'a[href]:not([data-link])';

/** Page addresses start with a locale and end with a slash; feeds, calendars and documents are files and do not. */
const pagePattern = new RegExp(`^/(${locales.join('|')})/(.*/)?$`);

/** The address of the page that the link under an event leads to, if the router can show it; otherwise null. */
export const findPageUrl = ({ target }: Event): string | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
  return link && pagePattern.test(link.pathname) ? link.pathname + link.search + link.hash : null;
};
