import { render } from '@testing-library/react';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createSiteWrapper, type SiteOptions } from './render';

/** Renders a component within the site. Returns a `<head>` with the elements that the component adds to it. */
export const renderToHead = (ui: ReactElement, options: SiteOptions = {}): HTMLHeadElement => {
  let elements: ReactElement[] = [];
  const manager = {
    mountedInstances: new Set(),
    updateHead: (state: ReactElement[]) => {
      elements = state;
    },
  };
  render(<HeadManagerContext value={manager}>{ui}</HeadManagerContext>, { wrapper: createSiteWrapper(options) });
  const head = document.createElement('head');
  head.innerHTML = renderToStaticMarkup(elements);
  return head;
};
