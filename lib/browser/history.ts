/**
 * The lists that the visitor has extended, by their current address, as long as the document is open: who goes back to
 * one finds everything that was loaded. Lists that may share a page put their name before the address.
 */
export const loadedLists = new Map<string, unknown>();

/** Whether the current entry of the history is that of a popup over a page: the entry before it is the page itself. */
export const isPopupEntry = (): boolean => window.history.state?.popup === true;
