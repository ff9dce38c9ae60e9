/** Whether the current entry of the history is that of a popup over a page: the entry before it is the page itself. */
export const isPopupEntry = (): boolean => window.history.state?.popup === true;
