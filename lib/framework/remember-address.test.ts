import Router from 'next/dist/shared/lib/router/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberAddress } from './remember-address';

const path = '/en/news/';

/** Next's own router on a page of the site, once it has written its entry of the history. */
const startRouter = async () => {
  window.history.replaceState(null, '', path);
  const options = { pageLoader: { getMiddleware: async () => undefined }, subscription: async () => undefined };
  const router = new Router('/[[...path]]', {}, path, options as unknown as ConstructorParameters<typeof Router>[3]);
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ __N: true, as: path }));
  return { router, change: vi.spyOn(router, 'change').mockResolvedValue(true) };
};

beforeEach(() => vi.stubGlobal('__NEXT_DATA__', {}));
afterEach(() => vi.unstubAllGlobals());

it.each(['pushState', 'replaceState'] as const)(
  'by %s, writes an entry that Next’s router can go back to',
  async (how) => {
    const { router, change } = await startRouter();
    const address = `${path}?year=2026&page=1`;
    rememberAddress(address, how);
    expect(window.location.pathname + window.location.search).toBe(address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    expect(change).toHaveBeenCalledWith('replaceState', address, address, expect.anything(), undefined);
    window.removeEventListener('popstate', router.onPopState);
  },
);
