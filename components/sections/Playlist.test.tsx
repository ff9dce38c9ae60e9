import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePopup } from '@/contexts/PopupContext';
import type { PlaylistResponse } from '@/lib/model/media';
import type { Section } from '@/lib/model/section';
import { renderWithSite, t, wordsIn } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { film, youtubeFilm } from '@/tests/support/site-content';
import { tracked } from '@/tests/support/tracked';
import { Playlist } from './Playlist';

const films = wordsIn('en', 'films');

const named = (title: string) => ({ description: `About ${title}`, date: null, video: film({ title }) });
const online = { description: 'At dawn', date: null, video: youtubeFilm() };
const playlist = { id: 'the-hands', title: 'The hands', items: [named('The saddler'), named('The weaver'), online] };

/** Displays the title of the film that is playing. */
function Playing() {
  const { activePopup: shown } = usePopup();
  return <output>{shown?.name === 'video' && shown.props.video.title}</output>;
}

const renderPlaylist = (parts: Partial<Section<'playlist'>> = {}) =>
  renderWithSite(
    <>
      <Playlist type="playlist" playlistId="the-hands" playlist={playlist} {...parts} />
      <Playing />
    </>,
  );
const entry = (title: string) => screen.getByRole('link', { name: t('video.play', { title }) });
const playing = () => screen.getByRole('status');

describe('an entry', () => {
  it.each(['The saddler', 'The weaver', online.video.title])('is played when it is selected: %s', async (title) => {
    const { user } = renderPlaylist();
    await user.click(entry(title));
    expect(playing()).toHaveTextContent(title);
  });

  it.each(['Control', 'Meta', 'Shift'])('is left to the browser when it is clicked with %s', async (key) => {
    const { user } = renderPlaylist();
    await user.keyboard(`{${key}>}`);
    await user.click(entry('The weaver'));
    expect(playing()).toBeEmptyDOMElement();
    expect(entry('The weaver')).toHaveAttribute('href', expect.stringMatching(/\S/));
  });

  it('can be downloaded, unless it is on YouTube', async () => {
    const { user } = renderPlaylist();
    const downloads = screen.getAllByRole('link', { name: new RegExp(films('download')) });
    expect(downloads.map((link) => link.textContent)).toEqual(['Download The saddler', 'Download The weaver']);
    const [, download] = downloads as HTMLElement[];
    expect(download).toHaveAttribute('href', film().videoUrl);
    expect(download).toHaveAttribute('download');
    download?.addEventListener('click', (event) => event.preventDefault());
    await user.click(download as HTMLElement);
    expect(tracked()).toEqual([['Content', 'Download', 'The weaver']]);
    expect(playing()).toBeEmptyDOMElement();
  });

  it('is left to the browser when it is clicked with another button', async () => {
    const { user } = renderPlaylist();
    await user.pointer({ keys: '[MouseMiddle]', target: entry('The weaver') });
    expect(playing()).toBeEmptyDOMElement();
  });
});

describe('the films', () => {
  /** Mocks the endpoint for the playlist; returns the query parameters of the requests. */
  const answer = (respond: () => PlaylistResponse) => {
    const asked: object[] = [];
    server.use(
      http.get('/api/youtube-playlist/', ({ request }) => {
        asked.push(Object.fromEntries(new URL(request.url).searchParams));
        return HttpResponse.json(respond());
      }),
    );
    return asked;
  };
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  const comeBack = async () => {
    // The feed's code is loaded after hydration.
    await vi.dynamicImportSettled();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await act(async () => void window.dispatchEvent(new Event('focus')));
  };

  it('are requested after hydration when they are unavailable', async () => {
    const asked = answer(() => ({ items: [named('The dyer')] }));
    renderPlaylist({ playlist: null });
    expect(screen.getByText(films('unavailable'))).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'The dyer' })).toBeVisible();
    expect(asked).toEqual([{ playlistId: 'the-hands', locale: 'en' }]);
    expect(screen.queryByText(films('unavailable'))).toBeNull();
  });

  it('are requested again when the visitor returns, and not before', async () => {
    const asked = answer(() => ({ items: [named('The dyer')] }));
    renderPlaylist();
    await vi.dynamicImportSettled();
    expect(asked).toEqual([]);
    await comeBack();
    expect(await screen.findByRole('heading', { name: 'The dyer' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'The saddler' })).toBeNull();
  });

  it('stay when they are unavailable again', async () => {
    const asked = answer(() => null);
    renderPlaylist();
    await comeBack();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'The saddler' })).toBeVisible();
  });
});
