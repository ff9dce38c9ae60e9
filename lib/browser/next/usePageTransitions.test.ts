import { renderHook } from '@testing-library/react';
import Router from 'next/dist/shared/lib/router/router';
import singleton from 'next/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePageTransitions } from './usePageTransitions';

const path = '/en/news/';
const renderPage = vi.fn(async () => undefined);

/** Next's own router on a page of the site, with `renderPage` instead of its render function. */
const startRouter = () => {
  window.history.replaceState(null, '', path);
  const options = { pageLoader: { getMiddleware: async () => undefined }, subscription: renderPage };
  const router = new Router('/[[...path]]', {}, path, options as unknown as ConstructorParameters<typeof Router>[3]);
  singleton.router = router;
  return router as unknown as { set: (...state: unknown[]) => Promise<void>; components: Record<string, object> };
};

const startTransition = vi.fn((update: () => Promise<void>) => {
  const updateCallbackDone = update();
  return { ready: Promise.resolve(), finished: updateCallbackDone, updateCallbackDone };
});

beforeEach(() => {
  vi.stubGlobal('__NEXT_DATA__', {});
  Object.assign(document, { startViewTransition: startTransition });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  singleton.router = null;
  Reflect.deleteProperty(document, 'startViewTransition');
});

const render = (router: ReturnType<typeof startRouter>) => {
  router.components['/_app'] = {};
  return router.set({}, {}, null);
};

it('renders another page in a transition, named after the picture that was clicked', async () => {
  const router = startRouter();
  renderHook(() => usePageTransitions());
  document.body.innerHTML = '<article><img alt=""><a>A page</a></article>';
  const picture = document.querySelector('img');
  document.querySelector('a')?.click();
  window.history.replaceState(null, '', '/en/group/');
  const done = render(router);
  expect(picture?.style.viewTransitionName).toBe('picture');
  await done;
  expect(startTransition).toHaveBeenCalledOnce();
  expect(renderPage).toHaveBeenCalledOnce();
  expect(picture?.style.viewTransitionName).toBe('');
});

it('renders another part of the same page without a transition', async () => {
  const router = startRouter();
  renderHook(() => usePageTransitions());
  await render(router);
  expect(startTransition).not.toHaveBeenCalled();
  expect(renderPage).toHaveBeenCalledOnce();
});

it('does not change the router if the browser has no transitions', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  const router = startRouter();
  renderHook(() => usePageTransitions());
  window.history.replaceState(null, '', '/en/group/');
  await render(router);
  expect(renderPage).toHaveBeenCalledOnce();
});
