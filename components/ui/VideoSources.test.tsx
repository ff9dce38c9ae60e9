import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { VideoSources } from './VideoSources';

const listSources = (videoUrl: string) => {
  const { container } = renderWithSite(
    // biome-ignore lint/a11y/useMediaCaption: only its sources are under test
    <video>
      <VideoSources videoUrl={videoUrl} />
    </video>,
  );
  const sources = [...container.querySelectorAll('source')];
  return sources.map((source) => [source.getAttribute('src'), source.getAttribute('media')]);
};

it('offers a film of the site in a small version to phones, and falls back to the large one', () => {
  expect(listSources('/media/films/saddler.mp4')).toEqual([
    ['/media/films/saddler.mp4', '(min-width: 48em)'],
    ['/media/films/saddler-small.mp4', null],
    ['/media/films/saddler.mp4', null],
  ]);
});

it.each(['/media/harvest.mp4', 'https://films.example/media/films/saddler.mp4'])(
  'offers an uploaded film or one of another host as it is: %s',
  (videoUrl) => {
    expect(listSources(videoUrl)).toEqual([[videoUrl, null]]);
  },
);
