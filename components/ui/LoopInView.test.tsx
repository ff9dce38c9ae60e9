import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { setPreferences } from '@/tests/support/visitor';
import { LoopInView } from './LoopInView';

let scrollIntoView: (isIntersecting: boolean) => void;

beforeEach(() => {
  scrollIntoView = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        scrollIntoView = (isIntersecting) => act(() => notify([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const renderLoop = () => {
  const { container, user } = renderWithSite(<LoopInView src="/media/films/hands-saddler.mp4" />);
  return { user, film: () => container.querySelector('video') };
};

it('is loaded when it is first seen, and plays only while it is in view', () => {
  const { film } = renderLoop();
  scrollIntoView(false);
  expect(film()).toBeNull();
  scrollIntoView(true);
  expect(film()?.muted).toBe(true);
  expect(film()?.paused).toBe(false);
  scrollIntoView(false);
  expect(film()?.paused).toBe(true);
});

it('stays paused by the visitor when it comes into view again', async () => {
  const { film, user } = renderLoop();
  scrollIntoView(true);
  await user.click(screen.getByRole('button', { name: t('hero.pause') }));
  scrollIntoView(false);
  scrollIntoView(true);
  expect(film()?.paused).toBe(true);
  await user.click(screen.getByRole('button', { name: t('hero.play') }));
  expect(film()?.paused).toBe(false);
});

it.each(['reducedMotion', 'saveData'] as const)('is not loaded for visitors who prefer %s', (preference) => {
  setPreferences({ [preference]: true });
  const { film } = renderLoop();
  scrollIntoView(true);
  expect(film()).toBeNull();
});
