/**
 * Selectors of the links that the site handles: links to pages in the same document, and links that are tracked.
 *
 * Links are plain `<a href>`, in components and in rich text. Two listeners on the document handle them: `useSiteLinks`
 * navigates on the client, `trackClicks` tracks clicks. Both decide by the address and by HTML's `target` and `download`,
 * so rich text needs nothing else. A component sets `data-link` on links that the browser handles, or that the component
 * tracks itself:
 *
 * - `language`: this page in another language, which is loaded as a new document;
 * - `document`: a document of the group, as a download or in the browser.
 */
export const pageLinks = 'a[href^="/"]:not([data-link], [target])';
export const trackedLinks = 'a[href]:not([data-link])';
