/** Writes an address of the page that is shown into the history, in the form that Next's router keeps there. */
export const rememberAddress = (address: string, how: 'pushState' | 'replaceState'): void =>
  window.history[how]({ ...window.history.state, url: address, as: address }, '', address);
