import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPopupEntry } from '@/lib/browser/history';
import { fakeRouter, renderWithSite, startNavigation } from '@/tests/support/render';
import { useCloseOnBack } from './useCloseOnBack';

const onClose = vi.fn();
/** Stands in for the router's listener. */
const onRouterPop = vi.fn();

function Popup() {
  useCloseOnBack(onClose);
  return <a href="/en/profile/">Profile</a>;
}

const renderPopup = () => {
  const router = fakeRouter();
  return { router, ...renderWithSite(<Popup />, { router }) };
};

beforeEach(() => {
  window.history.pushState({ __N: true }, '');
  window.addEventListener('popstate', onRouterPop);
});
afterEach(() => {
  window.removeEventListener('popstate', onRouterPop);
  vi.clearAllMocks();
});

it('closes on Back without a navigation by the router', async () => {
  const { unmount } = renderPopup();
  expect(isPopupEntry()).toBe(true);
  window.history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  unmount();
  expect(isPopupEntry()).toBe(false);
  expect(onRouterPop).not.toHaveBeenCalled();
});

it('removes its entry when it is closed in another way', async () => {
  const { unmount } = renderPopup();
  unmount();
  await waitFor(() => expect(isPopupEntry()).toBe(false));
  expect(onRouterPop).not.toHaveBeenCalled();
});

it('is replaced by the page that a link in it opens', async () => {
  const back = vi.spyOn(window.history, 'back');
  const { router, user, unmount } = renderPopup();
  await user.click(screen.getByRole('link'));
  expect(router.replace).toHaveBeenCalledWith('/en/profile/', undefined, { locale: false });
  startNavigation(router);
  unmount();
  expect(back).not.toHaveBeenCalled();
});
