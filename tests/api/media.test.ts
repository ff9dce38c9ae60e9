import { describe, expect, it, vi } from 'vitest';
import { type Album, albumResponse, type Playlist, playlistResponse } from '@/lib/model/media';
import { log } from '@/lib/platform/process/log';
import { media } from '@/lib/upstreams/media';
import * as financeAlbum from '@/pages/api/finance-album';
import * as pressAlbum from '@/pages/api/press-album';
import * as sustainabilityAlbum from '@/pages/api/sustainability-album';
import * as youtubePlaylist from '@/pages/api/youtube-playlist';
import { call } from '@/tests/support/api';
import { buildPicture, buildYoutubeVideo, testVideo } from '@/tests/support/site-content';

vi.mock('@/lib/site/media/video-facts', () => ({ loadVideoFacts: async () => null }));

const album: Album = {
  id: 'meeting',
  title: 'The meeting',
  photos: [
    {
      image: buildPicture(),
      caption: 'At nine',
      files: [
        {
          href: '/api/download-file/?path=media%2Fpicture.jpg',
          format: 'JPG',
          details: 'JPG · 1600\u00a0×\u00a0900\u00a0px',
          reference: 'media/picture.jpg',
          bytes: null,
        },
      ],
    },
  ],
};
const file = {
  href: testVideo().videoUrl,
  format: 'MP4',
  details: 'MP4',
  reference: testVideo().videoUrl.slice(1),
  bytes: null,
};
const playlist: Playlist = {
  id: 'the-hands',
  title: 'The hands',
  items: [
    { description: 'One thread', date: { iso: '2026-10-08', text: '8 October 2026' }, video: testVideo(), file },
    { description: 'At dawn', date: null, video: buildYoutubeVideo(), file: null },
  ],
};

const stubMedia = () => ({
  album: vi.spyOn(media, 'album').mockResolvedValue({
    ...album,
    photos: [{ image: buildPicture(), caption: 'At nine', reference: 'media/picture.jpg' }],
  }),
  playlist: vi.spyOn(media, 'playlist').mockResolvedValue({
    ...playlist,
    items: playlist.items.map(({ file: _, ...item }) => ({ ...item, date: item.date?.iso ?? null })),
  }),
});

describe.each([
  ['finance', financeAlbum],
  ['sustainability', sustainabilityAlbum],
  ['press', pressAlbum],
] as const)('GET /api/%s-album/', (kind, api) => {
  it('returns the album, in English unless another language is requested', async () => {
    const mocks = stubMedia();
    const { status, json, headers } = await call(api, { query: { albumId: 'meeting' } });
    expect(status).toBe(200);
    expect(json).toEqual({ album });
    expect(albumResponse.parse(json)).toEqual(json);
    expect(headers['cache-control']).toContain('max-age=60');
    mocks.album.mockResolvedValueOnce(null);
    expect((await call(api, { query: { albumId: 'meeting', locale: 'zh' } })).json).toEqual({ album: null });
    expect(mocks.album.mock.calls).toEqual([
      ['en', kind, 'meeting'],
      ['cn', kind, 'meeting'],
    ]);
  });
});

describe('GET /api/youtube-playlist/', () => {
  it('returns the films, in English unless another language is requested', async () => {
    const mocks = stubMedia();
    const { status, json, headers } = await call(youtubePlaylist, { query: { playlistId: 'the-hands' } });
    expect(status).toBe(200);
    expect(json).toEqual({ items: playlist.items });
    expect(playlistResponse.parse(json)).toEqual(json);
    expect(headers['cache-control']).toContain('max-age=60');
    await call(youtubePlaylist, { query: { playlistId: 'the-hands', locale: 'ja-JP' } });
    expect(mocks.playlist.mock.calls).toEqual([
      ['en', 'the-hands'],
      ['jp', 'the-hands'],
    ]);
  });
});

describe('GET /api/youtube-playlist/ without a playlist', () => {
  it.each<[string, Record<string, string>]>([
    ['an unknown id', { playlistId: 'no-such-thing' }],
    ['no id', {}],
    ['an empty id', { playlistId: '' }],
    ['an id that is too long', { playlistId: 'a'.repeat(65) }],
    ['another language', { playlistId: 'the-hands', locale: 'de' }],
  ])('returns null for %s, which is logged', async (_, query) => {
    const logged = vi.spyOn(log, 'info').mockImplementation(() => undefined);
    const { status, json, headers } = await call(youtubePlaylist, { query });
    expect([status, json]).toEqual([200, null]);
    expect(playlistResponse.parse(json)).toBeNull();
    expect(headers['cache-control']).toBe('no-store');
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
