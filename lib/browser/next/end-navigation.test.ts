import { readFileSync } from 'node:fs';
import { markAssetError } from 'next/dist/client/route-loader';
import Router from 'next/dist/shared/lib/router/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endNavigation } from './end-navigation';

beforeEach(() => vi.stubGlobal('__NEXT_DATA__', {}));
afterEach(() => {
  Router.events.off('routeChangeError', endNavigation);
  vi.unstubAllGlobals();
});

it('ends a navigation before Next’s router loads the page as a document', async () => {
  const options = { pageLoader: { getMiddleware: async () => undefined }, subscription: async () => undefined };
  const router = new Router('/[[...path]]', {}, '/en/', options as unknown as ConstructorParameters<typeof Router>[3]);
  Router.events.on('routeChangeError', endNavigation);
  const failed = markAssetError(new TypeError('Failed to fetch'));
  await expect(
    router.handleRouteInfoError(failed, '/[[...path]]', {}, '/en/news/', { shallow: false }, false),
  ).rejects.toMatchObject({ message: 'The navigation has ended.', cancelled: true });
});

it('throws an error that ends the navigation silently', () => {
  const source = readFileSync('node_modules/next/dist/shared/lib/router/router.js', 'utf8');
  expect(source).toMatch(/catch \(err\) \{\s+if \(.+ && err\.cancelled\) \{\s+return false;/);
});
