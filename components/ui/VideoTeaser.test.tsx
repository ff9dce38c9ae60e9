import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePopup } from '@/contexts/PopupContext';
import type { AnyVideo } from '@/lib/model/field-types';
import { getInteractions } from '@/tests/support/interactions';
import { renderWithSite, t } from '@/tests/support/render';
import { buildPicture, buildYoutubeVideo, testVideo } from '@/tests/support/site-content';
import { setPreferences } from '@/tests/support/visitor';
import { VideoTeaser } from './VideoTeaser';

function PopupProbe() {
  const { activePopup } = usePopup();
  return <output>{activePopup && JSON.stringify(activePopup)}</output>;
}

const renderTeaser = (video: AnyVideo) =>
  renderWithSite(
    <>
      <VideoTeaser video={video} />
      <PopupProbe />
    </>,
  );
const getTeaser = ({ title }: AnyVideo) => screen.getByRole('link', { name: t('video.play', { title }) });

it.each([
  ['a hosted video', testVideo(), testVideo().videoUrl],
  ['a YouTube video', buildYoutubeVideo(), 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
])('plays %s over the page, tracks it, and links to it without JavaScript', (_, video, href) => {
  renderTeaser(video);
  expect(getTeaser(video)).toHaveAttribute('href', href);
  const click = createEvent.click(getTeaser(video));
  fireEvent(getTeaser(video), click);
  expect(click.defaultPrevented).toBe(true);
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({ name: 'video', props: { video } });
  expect(getInteractions()).toEqual([['Video', 'Click video', video.title]]);
});

it('has a portrait still on phones if there is one', () => {
  const backgroundMobile = buildPicture({ src: '/media/portrait.jpg' });
  const { container } = renderTeaser(testVideo({ backgroundMobile }));
  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('media', '(max-width: 47.99em)');
  expect(source?.getAttribute('srcset')).toContain(encodeURIComponent('/media/portrait.jpg'));
});

it('is a plain link to the video for a click that opens a new tab, with the same still at every size', () => {
  const { container } = renderTeaser(testVideo());
  expect(container.querySelector('source')).toBeNull();
  fireEvent.click(getTeaser(testVideo()), { ctrlKey: true });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(getInteractions()).toEqual([]);
});

it.each([
  ['mouse', testVideo(), true],
  ['touch', testVideo(), false],
  ['mouse over a YouTube video', buildYoutubeVideo(), false],
])('plays its silent loop under a %s: %s', async (pointer, video, shouldPlay) => {
  const { container } = renderTeaser(video);
  const isPlaying = () => container.querySelector('video') !== null;
  const [pointerType] = pointer.split(' ');
  expect(isPlaying()).toBe(false);
  fireEvent.pointerEnter(getTeaser(video), { pointerType });
  await waitFor(() => expect(isPlaying()).toBe(shouldPlay));
  fireEvent.pointerLeave(getTeaser(video), { pointerType });
  expect(isPlaying()).toBe(false);
});

it.each(['reducedMotion', 'saveData'] as const)('stays a still under a mouse with %s', (preference) => {
  setPreferences({ [preference]: true });
  const { container } = renderTeaser(testVideo());
  fireEvent.pointerEnter(getTeaser(testVideo()), { pointerType: 'mouse' });
  expect(container.querySelector('video')).toBeNull();
});
