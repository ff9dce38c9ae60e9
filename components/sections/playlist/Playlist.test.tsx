import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePopup } from '@/contexts/PopupContext';
import type { PlaylistResponse } from '@/lib/model/media';
import type { Section } from '@/lib/model/section';
import { getInteractions } from '@/tests/support/interactions';
import { getTranslator, renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { buildMediaFile, buildYoutubeVideo, testVideo } from '@/tests/support/site-content';
import Playlist from './Playlist';

const filmsT = getTranslator('en', 'films');

const file = { ...buildMediaFile('media/films/atelier.mp4'), href: testVideo().videoUrl };
const buildItem = (title: string) => ({ description: `About ${title}`, date: null, video: testVideo({ title }), file });
const youtubeItem = { description: 'At dawn', date: null, video: buildYoutubeVideo(), file: null };
const playlist = {
  id: 'the-hands',
  title: 'The hands',
  items: [buildItem('The saddler'), buildItem('The weaver'), youtubeItem],
};

/** Displays the title of the film that is playing. */
function PlayingVideo() {
  const { activePopup: popup } = usePopup();
  return <output>{popup?.name === 'video' && popup.props.video.title}</output>;
}

const renderPlaylist = (overrides: Partial<Section<'playlist'>> = {}) =>
  renderWithSite(
    <>
      <Playlist type="playlist" playlistId="the-hands" playlist={playlist} {...overrides} />
      <PlayingVideo />
    </>,
  );
const getEntryLink = (title: string) => screen.getByRole('link', { name: t('video.play', { title }) });
const getPlaying = () => screen.getByRole('status');

describe('an entry', () => {
  it('is played when it is selected, unless in a new tab', async () => {
    const { user } = renderPlaylist();
    fireEvent.click(getEntryLink('The weaver'), { ctrlKey: true });
    expect(getPlaying()).toBeEmptyDOMElement();
    for (const title of ['The weaver', youtubeItem.video.title]) {
      await user.click(getEntryLink(title));
      expect(getPlaying()).toHaveTextContent(title);
    }
  });

  it('can be downloaded, unless it is on YouTube', async () => {
    const { user } = renderPlaylist();
    const downloads = screen.getAllByRole('link', { name: new RegExp(t('media.download')) });
    const details = file.details.replaceAll(' · ', ' ');
    expect(downloads.map((link) => link.textContent)).toEqual([
      `Download The saddler ${details} `,
      `Download The weaver ${details} `,
    ]);
    const [, download] = downloads as HTMLElement[];
    expect(download).toHaveAttribute('href', testVideo().videoUrl);
    expect(download).toHaveAttribute('download');
    download?.addEventListener('click', (event) => event.preventDefault());
    await user.click(download as HTMLElement);
    expect(getInteractions()).toEqual([['Content', 'Download', 'The weaver']]);
    expect(getPlaying()).toBeEmptyDOMElement();
  });
});

describe('the films', () => {
  /** Mocks the endpoint for the playlist; returns the query parameters of the requests. */
  const mockResponse = (respond: () => PlaylistResponse) => {
    const requests: object[] = [];
    server.use(
      http.get('/api/youtube-playlist/', ({ request }) => {
        requests.push(Object.fromEntries(new URL(request.url).searchParams));
        return HttpResponse.json(respond());
      }),
    );
    return requests;
  };
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  const returnToPage = async () => {
    // The feed's code is loaded after hydration.
    await vi.dynamicImportSettled();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await act(async () => void window.dispatchEvent(new Event('focus')));
  };

  it('are requested after hydration when they are unavailable', async () => {
    const requests = mockResponse(() => ({ items: [buildItem('The dyer')] }));
    renderPlaylist({ playlist: null });
    expect(screen.getByText(filmsT('unavailable'))).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'The dyer' })).toBeVisible();
    expect(requests).toEqual([{ playlistId: 'the-hands', locale: 'en' }]);
    expect(screen.queryByText(filmsT('unavailable'))).toBeNull();
  });

  it('are requested again when the visitor returns, and not before', async () => {
    const requests = mockResponse(() => ({ items: [buildItem('The dyer')] }));
    renderPlaylist();
    await vi.dynamicImportSettled();
    expect(requests).toEqual([]);
    await returnToPage();
    expect(await screen.findByRole('heading', { name: 'The dyer' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'The saddler' })).toBeNull();
  });

  it('stay when newer ones are unavailable', async () => {
    const requests = mockResponse(() => null);
    renderPlaylist();
    await returnToPage();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'The saddler' })).toBeVisible();
  });
});
