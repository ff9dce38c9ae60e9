/**
 * Writes an address of the page that is shown into the history, without a navigation.
 *
 * Relies on the state that Next's router keeps with each entry of the history, which is not documented: it goes back to
 * an entry by `url`, `as`, `options` and `key`, where the entry has `__N`. What is documented, `router.push` with
 * `shallow`, is for one page file only: an address with a list query is that of another (`/live`), so the page would be
 * loaded.
 */
export const rememberAddress = (address: string, how: 'pushState' | 'replaceState'): void =>
  window.history[how]({ ...window.history.state, url: address, as: address }, '', address);
