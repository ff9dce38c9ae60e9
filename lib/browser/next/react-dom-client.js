import { startTransition } from 'react';
import client from 'react-dom/client';

/**
 * React's `hydrateRoot`, but in a transition, which yields to the visitor every few milliseconds.
 *
 * Replaces `react-dom/client` in Next's `dist/client/index.js` (see next.config.js), which calls
 * `hydrateRoot(element, tree, options)` of the default import and stores the root that it returns synchronously. React
 * alone would hydrate the page in one piece. The Pages Router has no setting for this; the App Router does the same.
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
