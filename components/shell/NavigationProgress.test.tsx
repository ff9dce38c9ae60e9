import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  fakeRouter,
  getTranslator,
  renderWithSite,
  type SiteOptions,
  startNavigation,
  t,
} from '@/tests/support/render';
import { NavigationProgress } from './NavigationProgress';

const renderProgress = (options?: SiteOptions) => {
  const router = fakeRouter();
  return { router, ...renderWithSite(<NavigationProgress />, { router, ...options }) };
};

it.each(['routeChangeComplete', 'routeChangeError'] as const)(
  'is shown from the start of a navigation to %s',
  (end) => {
    const { router, container } = renderProgress();
    expect(container).toBeEmptyDOMElement();
    startNavigation(router);
    expect(container.firstChild).toBeVisible();
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    act(() => router.events.emit(end, new Error('The page is no longer there.')));
    expect(container).toBeEmptyDOMElement();
  },
);

it('is not shown if only the address changes', () => {
  const { router, container } = renderProgress();
  startNavigation(router, { shallow: true });
  expect(container).toBeEmptyDOMElement();
  act(() => router.events.emit('hashChangeStart', '/en/group/#history', { shallow: false }));
  expect(container).toBeEmptyDOMElement();
});

describe('a page that the network cannot reach', () => {
  const url = '/en/talents/offer/europe/watchmaker-j-1/';
  /** Emits the router’s event for a page that cannot be loaded. Returns what a listener throws. */
  const emitRouteError = ({ events }: ReturnType<typeof fakeRouter>, error: Error): unknown => {
    let thrown: unknown;
    act(() => {
      try {
        events.emit('routeChangeError', error, url, { shallow: false });
      } catch (rethrown) {
        thrown = rethrown;
      }
    });
    return thrown;
  };
  const cancellation = { cancelled: true };
  const networkError = new TypeError('Failed to fetch');
  const message = () => screen.queryByRole('alert');

  it('is reported in the language of the page, which stays', () => {
    const { router, container } = renderProgress({ content: { locale: 'jp' } });
    startNavigation(router);
    expect(emitRouteError(router, networkError)).toMatchObject(cancellation);
    expect(message()?.textContent).toContain(getTranslator('jp')('offline.lost'));
    expect(container.querySelector('[aria-hidden]')).toBeNull();
  });

  it('is requested again by a button, and the message disappears', async () => {
    const { router, user } = renderProgress();
    emitRouteError(router, networkError);
    await user.click(screen.getByRole('button', { name: t('retry') }));
    expect(router.push).toHaveBeenCalledWith(url, undefined, { locale: false });
    startNavigation(router);
    expect(message()).toBeNull();
  });

  it('is reported if its script cannot be loaded while the browser is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { router } = renderProgress();
    expect(emitRouteError(router, new Error('Failed to load script'))).toMatchObject(cancellation);
    expect(message()).not.toBeNull();
  });

  it.each([
    ['the visitor has navigated elsewhere', Object.assign(new TypeError(), { cancelled: true })],
    ['its script is no longer there', new Error('Failed to load script')],
  ])('is not reported if %s', (_, error) => {
    const { router } = renderProgress();
    expect(emitRouteError(router, error)).toBeUndefined();
    expect(message()).toBeNull();
  });
});
