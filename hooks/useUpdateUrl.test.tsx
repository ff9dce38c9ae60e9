import { renderHook } from '@testing-library/react';
import Router from 'next/dist/shared/lib/router/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { pseudoLocale } from '@/lib/site/web/routing';
import { useUpdateUrl } from './useUpdateUrl';

const page = '/[[...path]]';
const path = '/en/news/';
const url = `${path}?year=2026&page=1`;

beforeEach(() => {
  vi.stubEnv('__NEXT_I18N_SUPPORT', 'true');
  vi.stubGlobal('__NEXT_DATA__', {});
  vi.stubGlobal('__BUILD_MANIFEST', {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Next's own router on a page of the site, once it has written its entry of the history. */
const startRouter = async () => {
  window.history.replaceState(null, '', path);
  const load = vi.fn();
  const options = {
    pageLoader: { getPageList: async () => [page], getMiddleware: async () => undefined, loadPage: load },
    subscription: async () => undefined,
    locale: 'en',
    locales: [pseudoLocale, ...locales],
    defaultLocale: pseudoLocale,
  };
  const router = new Router(page, {}, path, options as unknown as ConstructorParameters<typeof Router>[3]);
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ __N: true }));
  return { router, load };
};

it.each(['push', 'replace'] as const)(
  'by %s, writes an entry that Next can go back to, and loads nothing',
  async (method) => {
    const { router, load } = await startRouter();
    const { length } = window.history;
    const { result } = renderHook(useUpdateUrl, {
      wrapper: ({ children }) => <RouterContext value={router}>{children}</RouterContext>,
    });
    result.current(url, method);
    await vi.waitFor(() => expect(router.asPath).toBe('/news/?year=2026&page=1'));
    expect(window.location.pathname + window.location.search).toBe(url);
    expect(window.history.length).toBe(length + (method === 'push' ? 1 : 0));
    expect(window.history.state).toMatchObject({ __N: true, as: url });
    expect(load).not.toHaveBeenCalled();
    window.removeEventListener('popstate', router.onPopState);
  },
);

it('lets Next load the page of each address to which the visitor goes back', async () => {
  const { router } = await startRouter();
  const { result } = renderHook(useUpdateUrl, {
    wrapper: ({ children }) => <RouterContext value={router}>{children}</RouterContext>,
  });
  result.current(url, 'push');
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ as: url }));
  const { state } = window.history;
  result.current(path, 'push');
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ as: path }));
  const change = vi.spyOn(router as unknown as { change: (...args: unknown[]) => unknown }, 'change');
  change.mockReturnValue(undefined);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  const [, , as, options] = change.mock.lastCall ?? [];
  expect([as, options]).toEqual([url, expect.objectContaining({ shallow: false })]);
  window.removeEventListener('popstate', router.onPopState);
});
