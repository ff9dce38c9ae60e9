import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeRoute, fakeRouter, renderWithSite } from '@/tests/support/render';
import { NavigationProgress } from './NavigationProgress';

const renderProgress = () => {
  const router = fakeRouter();
  const { container, unmount } = renderWithSite(<NavigationProgress />, { router });
  return { router, container, unmount };
};

it('is not shown while the visitor stays on the page', () => {
  expect(renderProgress().container).toBeEmptyDOMElement();
});

it.each(['routeChangeComplete', 'routeChangeError'] as const)('runs from the start of a navigation to %s', (end) => {
  const { router, container } = renderProgress();
  changeRoute(router);
  expect(container.firstChild).toBeVisible();
  act(() => router.events.emit(end));
  expect(container).toBeEmptyDOMElement();
});

it('is hidden from assistive technology', () => {
  const { router, container } = renderProgress();
  changeRoute(router);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

it('is not shown if only the address changes', () => {
  const { router, container } = renderProgress();
  changeRoute(router, { shallow: true });
  expect(container).toBeEmptyDOMElement();
  act(() => router.events.emit('hashChangeStart', '/en/group/#history', { shallow: false }));
  expect(container).toBeEmptyDOMElement();
});
