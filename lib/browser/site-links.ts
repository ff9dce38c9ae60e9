/**
 * The links that the site sees to, as selectors: those to pages in this document, and those that are noted.
 *
 * Links are plain `<a href>`, in components and in texts from the CMS. Two listeners on the document see to them:
 * `useSiteLinks` shows pages without loading a new document, `trackClicks` notes what is clicked on. Both judge a link by
 * its address and by HTML's `target` and `download`, so texts need nothing else. A component writes `data-link` on the
 * links that are left to the browser and to what the component notes itself:
 *
 * - `language`: this page in another language, which is loaded as a new document;
 * - `document`: a document of the group, as a download or in the browser.
 */
export const pageLinks = 'a[href^="/"]:not([data-link], [target])';
export const notedLinks = 'a[href]:not([data-link])';
