import { locales } from '../i18n/locales';

/** A page's address has a locale and ends in a slash; feeds, calendars and documents are files. */
const pageAddress = new RegExp(`^/(${locales.join('|')})/(.*/)?$`);

/**
 * The link under an event's target that the site sees to: null where there is none, or where its `data-link` says that it
 * is not one of those.
 *
 * Links are plain `<a href>`, in components and in texts from the CMS. Two listeners on the document see to them:
 * `useSiteLinks` shows pages without loading a new document, `trackClicks` notes what is clicked on. Both judge a link by
 * its address and by HTML's `target` and `download`, so texts need nothing else. A component writes `data-link` on the
 * links that are left to the browser and to what the component notes itself:
 *
 * - `language`: this page in another language, which is loaded as a new document;
 * - `document`: a document of the group, as a download or in the browser.
 */
export const siteLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([data-link])') : null;

/** Whether a link leads to a page of the site that may be shown in this document. */
export const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.matches('[href^="/"]:not([target])') && pageAddress.test(link.pathname);
