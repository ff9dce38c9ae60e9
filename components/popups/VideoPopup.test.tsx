import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '@/tests/support/render';
import { film } from '@/tests/support/site-content';
import { VideoPopup } from './VideoPopup';

const dialog = (name: string) => screen.getByRole('dialog', { name });

it('plays a film of ours with its captions', () => {
  const video = film();
  renderWithSite(<VideoPopup video={video} onClose={() => {}} />, { content: { locale: 'jp' } });
  const player = dialog(video.title).querySelector('video');
  expect(player).toHaveAttribute('src', video.videoUrl);
  expect(player).toHaveAttribute('controls');
  expect(player).toHaveAttribute('poster', video.background.src);
  expect(player?.querySelector('track')).toHaveAttribute('src', video.captions);
  expect(player?.querySelector('track')).toHaveAttribute('srclang', 'ja-JP');
});

it('has no track of captions where the film has none', () => {
  renderWithSite(<VideoPopup video={film({ captions: undefined })} onClose={() => {}} />);
  expect(dialog(film().title).querySelector('track')).toBeNull();
});

it('plays a film of YouTube from its host without cookies', () => {
  renderWithSite(<VideoPopup videoId="abcdefghijk" title="The harvest" onClose={() => {}} />, {
    content: { locale: 'cn' },
  });
  const player = screen.getByTitle('The harvest');
  const { origin, pathname, searchParams } = new URL(player.getAttribute('src') ?? '');
  expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk');
  expect(searchParams.get('hl')).toBe('zh-CN');
});

it.each([
  ['a film without an address', { video: film({ videoUrl: '' }) }],
  ['YouTube without an id', { videoId: '', title: 'The harvest' }],
])('shows nothing for %s', (_, source) => {
  renderWithSite(<VideoPopup {...source} onClose={() => {}} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
