import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite, type SiteOptions, t } from '@/tests/support/render';
import { setPreferences } from '@/tests/support/visitor';
import { HeroVideo } from './HeroVideo';

const renderVideo = (options: SiteOptions = {}, isVisible = true) => {
  const buildVideo = (isShown: boolean) => <HeroVideo src="/media/films/event.mp4" isVisible={isShown} />;
  const { container, user, rerender } = renderWithSite(buildVideo(isVisible), options);
  const video = () => container.querySelector('video') as HTMLVideoElement;
  return { container, user, video, show: (isShown: boolean) => rerender(buildVideo(isShown)) };
};
const getButton = (key: string) => screen.getByRole('button', { name: t(key) });

it('plays without sound from the size of a tablet', () => {
  const { video } = renderVideo({ device: 'tablet' });
  expect(video().querySelector('source')).toHaveAttribute('src', '/media/films/event.mp4');
  expect(video().muted).toBe(true);
  expect(video().paused).toBe(false);
});

it('can be paused by the visitor, also while another slide is shown, and played again', async () => {
  const { user, video, show } = renderVideo();
  await user.click(getButton('hero.pause'));
  expect(video().paused).toBe(true);
  show(false);
  show(true);
  expect(video().paused).toBe(true);
  await user.click(getButton('hero.play'));
  expect(video().paused).toBe(false);
  expect(getButton('hero.pause')).toBeVisible();
});

it('waits while its slide is not shown', () => {
  const { video, show } = renderVideo({}, false);
  expect(video().paused).toBe(true);
  expect(video().autoplay).toBe(false);
  show(true);
  expect(video().paused).toBe(false);
  show(false);
  expect(video().paused).toBe(true);
});

it('is not shown on mobile', () => {
  expect(renderVideo({ device: 'mobile' }).container).toBeEmptyDOMElement();
});

it.each(['reducedMotion', 'saveData'] as const)('is not shown to visitors who prefer %s', (preference) => {
  const { container } = renderVideo();
  expect(container).not.toBeEmptyDOMElement();
  setPreferences({ [preference]: true });
  expect(container).toBeEmptyDOMElement();
});
