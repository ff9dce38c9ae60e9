import { startTransition } from 'react';
import client from 'react-dom/client';

/**
 * React's own, but hydrating in a transition: work that yields to the visitor every few milliseconds.
 *
 * Stands in for `react-dom/client` in Next's `dist/client/index.js` (next.config.js), which hydrates a page in one
 * piece by `hydrateRoot(element, tree, options)` of the default import, and keeps the root that this gives at once. The
 * Pages Router documents no setting for it; the App Router does the same as here.
 *
 * @type {typeof client.hydrateRoot}
 */
const hydrateRoot = (...args) => {
  const roots = /** @type {client.Root[]} */ ([]);
  startTransition(() => {
    roots.push(client.hydrateRoot(...args));
  });
  return /** @type {client.Root} */ (roots[0]);
};

export default { ...client, hydrateRoot };
