import { startTransition } from 'react';
import client from 'react-dom/client';

/**
 * React's own, but as a transition: work that gives way to the visitor every few milliseconds. Next's Pages Router
 * hydrates a page in one piece, and offers no setting; its App Router does as here. Stands in for `react-dom/client`
 * in the browser (next.config.js).
 */
const hydrateRoot = (...given) => {
  let root;
  startTransition(() => {
    root = client.hydrateRoot(...given);
  });
  return root;
};

export default { ...client, hydrateRoot };
