/**
 * Ends a navigation that failed, so that the page stays. For listeners of the router's `routeChangeError`.
 *
 * Relies on the order of Next's router, which is not documented: where a page cannot be loaded, it emits
 * `routeChangeError` before it loads the address as a document, and errors with `cancelled` end a navigation silently.
 * Next has no other way to stay on the page if the network is down.
 */
export const endNavigation = (): never => {
  throw Object.assign(new Error('The navigation has ended.'), { cancelled: true });
};
