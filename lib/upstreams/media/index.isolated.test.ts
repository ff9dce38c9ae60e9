import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '@/tests/support/http';
import { mediaVendors } from '@/tests/support/vendors/media';
import { flickr } from '@/tests/support/vendors/media/flickr';
import { youtube } from '@/tests/support/vendors/media/youtube';
import { serveVendors } from '@/tests/support/vendors/server';
import { media as embedded } from '.';

afterEach(() => vi.unstubAllEnvs());

it('the sources of albums and playlists are each selected by a variable', async () => {
  const { url, close } = await listen(serveVendors(mediaVendors));
  vi.resetModules();
  const variables = {
    ALBUMS: 'flickr',
    FLICKR_KEY: flickr.key,
    FLICKR_USER: flickr.user,
    FLICKR_FINANCE_COLLECTION: flickr.collections.finance,
    FLICKR_SUSTAINABILITY_COLLECTION: flickr.collections.sustainability,
    FLICKR_URL: `${url}/flickr`,
    PLAYLISTS: 'youtube',
    YOUTUBE_KEY: youtube.key,
    YOUTUBE_CHANNEL: youtube.channel,
    YOUTUBE_URL: `${url}/youtube`,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { media } = await import('.');
  const [album, playlist] = await Promise.all([
    media.album('fr', 'sustainability', 'vineyards-at-dawn'),
    media.playlist('jp', 'the-hands'),
  ]);
  close();
  const embeddedAlbum = await embedded.album('en', 'sustainability', 'vineyards-at-dawn');
  const embeddedPlaylist = await embedded.playlist('jp', 'the-hands');
  expect(album?.title).toBe(embeddedAlbum?.title);
  expect(album?.photos.map(({ caption }) => caption)).toEqual(embeddedAlbum?.photos.map(({ caption }) => caption));
  expect(album?.photos[0]?.image.src).toMatch(/^https:\/\/live\.staticflickr\.com\//);
  expect(playlist?.items.map(({ video, date }) => [video.title, date])).toEqual(
    embeddedPlaylist?.items.map(({ video, date }) => [video.title, date ?? '2026-01-01']),
  );
  expect(playlist?.items[0]?.video.background.src).toMatch(/^https:\/\/i\.ytimg\.com\//);
});
