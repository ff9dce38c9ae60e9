import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Video } from '@/lib/model/field-types';
import { renderWithSite } from '@/tests/support/render';
import { testVideo } from '@/tests/support/site-content';
import { SilentLoop } from './SilentLoop';

const renderLoop = (overrides: Partial<Video> = {}) => {
  const { container } = renderWithSite(<SilentLoop video={testVideo(overrides)} />);
  const loop = container.querySelector('video') as HTMLVideoElement;
  Object.defineProperty(loop, 'currentTime', { value: 0, writable: true });
  return loop;
};
const playTo = (loop: HTMLVideoElement, seconds: number) => {
  loop.currentTime = seconds;
  fireEvent.timeUpdate(loop);
};

it('plays without sound or controls, and cannot be focused', () => {
  const loop = renderLoop();
  expect(loop.muted).toBe(true);
  expect(loop.autoplay && loop.loop).toBe(true);
  expect(loop).not.toHaveAttribute('controls');
  expect(loop).toHaveAttribute('aria-hidden', 'true');
  expect(loop.tabIndex).toBe(-1);
  playTo(loop, 600);
  expect(loop.currentTime).toBe(600);
});

it('stays between its start and its end', () => {
  const loop = renderLoop({ animationStart: 2, animationEnd: 5 });
  fireEvent.loadedMetadata(loop);
  expect(loop.currentTime).toBe(2);
  playTo(loop, 4.9);
  expect(loop.currentTime).toBe(4.9);
  playTo(loop, 5.1);
  expect(loop.currentTime).toBe(2);
});

it('stops while it is paused, and resumes', () => {
  const { container, rerender } = renderWithSite(<SilentLoop video={testVideo()} paused />);
  const loop = container.querySelector('video') as HTMLVideoElement;
  expect(loop.autoplay).toBe(false);
  expect(loop.paused).toBe(true);
  rerender(<SilentLoop video={testVideo()} />);
  expect(loop.paused).toBe(false);
  rerender(<SilentLoop video={testVideo()} paused />);
  expect(loop.paused).toBe(true);
});
