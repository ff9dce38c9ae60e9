import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { giveConsent, hasConsent } from '@/lib/browser/consent';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { buildYoutubeVideo, testVideo } from '@/tests/support/site-content';
import { VideoPopup } from './VideoPopup';

vi.mock('@/lib/browser/consent', () => ({ hasConsent: vi.fn(() => false), giveConsent: vi.fn() }));

const getDialog = (name: string) => screen.getByRole('dialog', { name });

describe('a hosted video', () => {
  it('plays, with its still as the poster and its alternative text as the name', () => {
    const video = testVideo({ captions: undefined });
    renderWithSite(<VideoPopup video={video} onClose={() => {}} />);
    const player = getDialog(video.title).querySelector('video');
    expect(player?.querySelector('source')).toHaveAttribute('src', video.videoUrl);
    expect(player).toHaveAttribute('controls');
    expect(player).toHaveAttribute('poster', expect.stringContaining(encodeURIComponent(video.background.src)));
    expect(player).toHaveAccessibleName(video.alt);
    expect(player?.querySelector('track')).toBeNull();
  });

  it.each([
    ['mobile', 640],
    ['tablet', 1080],
  ] as const)('has a poster for %s', (device, widthPx) => {
    renderWithSite(<VideoPopup video={testVideo()} onClose={() => {}} />, { device });
    const player = getDialog(testVideo().title).querySelector('video');
    expect(player).toHaveAttribute('poster', expect.stringContaining(`&w=${widthPx}&`));
  });

  it('has captions in every available language, and shows the language of the page by default', () => {
    renderWithSite(<VideoPopup video={testVideo()} onClose={() => {}} />, { content: { locale: 'jp' } });
    const tracks = [...getDialog(testVideo().title).querySelectorAll('track')];
    expect(tracks.map(({ src, srclang, label, default: isOn }) => [src, srclang, label, isOn])).toEqual([
      [expect.stringMatching(/atelier\.en\.vtt$/), 'en', 'English', false],
      [expect.stringMatching(/atelier\.jp\.vtt$/), 'ja-JP', '日本語', true],
    ]);
  });
});

describe('a YouTube video', () => {
  const translate = getTranslator('cn', 'films');
  const renderVideo = () =>
    renderWithSite(<VideoPopup video={buildYoutubeVideo()} onClose={() => {}} />, { content: { locale: 'cn' } });
  const player = () => screen.queryByTitle('The harvest');
  const expectPlaying = () => {
    const { origin, pathname, searchParams } = new URL(player()?.getAttribute('src') ?? '');
    expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk');
    expect(searchParams.get('hl')).toBe('zh-CN');
    expect(screen.queryByText(translate('youtube.question'))).toBeNull();
  };
  const consentButton = (key: string) => screen.getByRole('button', { name: translate(key) });

  it('asks for consent over a still from this site, and links to more information', () => {
    renderVideo();
    expect(player()).toBeNull();
    expect(screen.getByText(translate('youtube.question'))).toBeVisible();
    const picture = within(getDialog('The harvest')).getByRole('img', { name: 'Vines at dawn' });
    expect(picture.getAttribute('src')).toMatch(/^\/_next\/image/);
    expect(screen.getByRole('link', { name: translate('youtube.more') })).toHaveAttribute('href', '/en/cookies/');
  });

  it('plays after consent for once, and does not store it', async () => {
    const { user } = renderVideo();
    await user.click(consentButton('youtube.once'));
    expectPlaying();
    expect(player()).toHaveFocus();
    expect(giveConsent).not.toHaveBeenCalled();
  });

  it('plays, and stores the consent for all videos', async () => {
    const { user } = renderVideo();
    await user.click(consentButton('youtube.always'));
    expectPlaying();
    expect(giveConsent).toHaveBeenCalledExactlyOnceWith('media');
  });

  it('plays immediately if the visitor has agreed to videos before', () => {
    vi.mocked(hasConsent).mockImplementation((category) => category === 'media');
    renderVideo();
    expectPlaying();
  });
});

it.each([
  ['a hosted video without an address', testVideo({ videoUrl: '' })],
  ['a YouTube video without an id', buildYoutubeVideo({ videoId: '' })],
])('shows nothing for %s', (_, video) => {
  renderWithSite(<VideoPopup video={video} onClose={() => {}} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
