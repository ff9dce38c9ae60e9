import { describe, expect, it, vi } from 'vitest';
import { type Album, albumResponse, type Playlist, playlistResponse } from '@/lib/model/media';
import { log } from '@/lib/platform/process/log';
import { media } from '@/lib/upstreams/media';
import * as financeAlbum from '@/pages/api/finance-album';
import * as pressAlbum from '@/pages/api/press-album';
import * as sustainabilityAlbum from '@/pages/api/sustainability-album';
import * as youtubePlaylist from '@/pages/api/youtube-playlist';
import { type ApiModule, call } from '@/tests/support/api';
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
const failWith = (error: Error) => {
  vi.spyOn(media, 'album').mockRejectedValue(error);
  vi.spyOn(media, 'playlist').mockRejectedValue(error);
  return vi.spyOn(log, 'error').mockImplementation(() => undefined);
};

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
    await call(api, { query: { albumId: 'meeting', locale: 'zh' } });
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

  it('returns null if the vendor fails, which is logged but not exposed', async () => {
    const error = new Error('media.internal is down');
    const logged = failWith(error);
    const { status, text } = await call(youtubePlaylist, { query: { playlistId: 'the-hands' } });
    expect([status, text]).toEqual([200, 'null']);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ err: error }), expect.any(String));
  });
});

describe.each<[string, ApiModule]>([
  ['finance-album', financeAlbum],
  ['sustainability-album', sustainabilityAlbum],
  ['press-album', pressAlbum],
])('GET /api/%s/ without an album', (_, api) => {
  const id = 'albumId';
  const emptyResponse = { album: null };

  it('returns null for an unknown id', async () => {
    const { status, json } = await call(api, { query: { [id]: 'no-such-thing' } });
    expect(status).toBe(200);
    expect(json).toEqual(emptyResponse);
  });

  it('returns null after a failure, which is logged but not exposed', async () => {
    const error = new Error('media.internal is down');
    const logged = failWith(error);
    const { status, json, text } = await call(api, { query: { [id]: 'meeting' } });
    expect(status).toBe(200);
    expect(json).toEqual(emptyResponse);
    expect(text).not.toContain('internal');
    expect(logged).toHaveBeenCalledWith({ event: 'part.unavailable', err: error }, 'failed to load an album');
  });

  it.each<[string, Record<string, string>]>([
    [id, {}],
    [id, { [id]: 'a'.repeat(65) }],
    ['locale', { [id]: 'meeting', locale: 'de' }],
  ])('responds with 400 to an invalid %s', async (field, query) => {
    const { status, json } = await call(api, { query });
    expect(status).toBe(400);
    expect(json.fields).toEqual([expect.objectContaining({ field })]);
  });
});
