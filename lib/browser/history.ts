/**
 * The lists that the visitor has extended in this document, by their name and current address. A visitor who goes back
 * to one finds everything that was loaded.
 */
export const loadedLists = new Map<string, unknown>();

/** Whether the current history entry belongs to a popup over a page; the entry before it is the page itself. */
export const isPopupEntry = (): boolean => window.history.state?.popup === true;
