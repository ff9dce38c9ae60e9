import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithSite, t } from '@/tests/support/render';
import { film } from '@/tests/support/site-content';
import { VideoTeaser } from './VideoTeaser';

it('plays its film on the page, and leads to it without JavaScript', () => {
  const onPlay = vi.fn();
  const { title, background, videoUrl } = film();
  renderWithSite(<VideoTeaser title={title} background={background} href={videoUrl} onPlay={onPlay} />);
  const teaser = screen.getByRole('link', { name: t('video.play', { title }) });
  expect(teaser).toHaveAttribute('href', videoUrl);

  const click = createEvent.click(teaser);
  fireEvent(teaser, click);
  expect(click.defaultPrevented).toBe(true);
  expect(onPlay).toHaveBeenCalledTimes(1);
});

it.each([
  ['mouse', true],
  ['touch', false],
])('plays its silent loop under a %s: %s', (pointerType, plays) => {
  const { title, background, videoUrl } = film();
  const { container } = renderWithSite(
    <VideoTeaser title={title} background={background} href={videoUrl} loop={film()} onPlay={() => {}} />,
  );
  const isPlaying = () => container.querySelector('video') !== null;
  expect(isPlaying()).toBe(false);
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType });
  expect(isPlaying()).toBe(plays);
  fireEvent.pointerLeave(screen.getByRole('link'), { pointerType });
  expect(isPlaying()).toBe(false);
});
