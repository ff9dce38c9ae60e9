import { describe, expect, it } from 'vitest';
import { jsonResponse, startStubVendor } from '@/tests/support/vendors/stub-vendor';
import type { Vendor } from '@/tests/support/vendors/vendor';
import { youtubePlaylists } from './youtube';

const { url, respondWith: respondBy } = await startStubVendor();

/** Creates a client, as responses are cached. */
const createPlaylists = () => youtubePlaylists({ url, key: 'the key', channel: 'UC1' });

const thumbnails = {
  default: { url: 'https://i.ytimg.com/vi/a/default.jpg', width: 120, height: 90 },
  high: { url: 'https://i.ytimg.com/vi/a/hqdefault.jpg', width: 480, height: 360 },
};
const buildVideo = (
  id: string,
  snippet: object = {},
  status: object = { privacyStatus: 'public', embeddable: true },
) => ({
  id,
  snippet: {
    publishedAt: '2026-10-08T09:00:00Z',
    title: `Film ${id}`,
    description: 'One thread',
    thumbnails,
    ...snippet,
  },
  status,
});
const buildItem = (videoId: string) => ({ contentDetails: { videoId } });
const hands = { id: 'PL1', snippet: { title: 'The hands', localized: { title: 'Les mains', description: '' } } };

interface Responses {
  items?: unknown;
  videos?: unknown;
}
const vendor =
  ({ items = { items: [buildItem('a')] }, videos = { items: [buildVideo('a')] } }: Responses): Vendor =>
  (_, path) =>
    jsonResponse({ '/playlists': { items: [hands] }, '/playlistItems': items, '/videos': videos }[path]);
const respondWith = (responses: Responses) => respondBy(vendor(responses));
const readPlaylist = () => createPlaylists().playlist('fr', 'PL1');
const listIds = (films: Awaited<ReturnType<typeof readPlaylist>>) =>
  films?.items.map(({ video }) => ('videoId' in video ? video.videoId : null));

describe('a playlist on YouTube', () => {
  it('has its films, in the language of the page', async () => {
    const localized = { title: 'La sellière', description: 'Un fil' };
    const requests = respondWith({ videos: { items: [buildVideo('a', { localized })] } });
    expect(await readPlaylist()).toEqual({
      id: 'PL1',
      title: 'Les mains',
      items: [
        {
          description: 'Un fil',
          date: '2026-10-08',
          video: {
            videoId: 'a',
            title: 'La sellière',
            background: {
              src: 'https://i.ytimg.com/vi/a/hqdefault.jpg',
              width: 480,
              height: 360,
              alt: 'La sellière',
              focal: '50% 50%',
              blur: '',
            },
          },
        },
      ],
    });
    expect(requests.map(({ headers }) => headers.get('x-goog-api-key'))).toEqual(Array(3).fill('the key'));
    expect(requests.map(({ url }) => new URL(url).searchParams.get('hl'))).toEqual(['fr', null, 'fr']);
  });

  it('has the films of all pages, in its order, each once', async () => {
    const all = Array.from({ length: 70 }, (_, index) => `film-${index}`);
    const pages = [all.slice(0, 50), [...all.slice(50), 'film-3']];
    const requests = respondBy((request, path) => {
      const query = new URL(request.url).searchParams;
      const page = Number(query.get('pageToken') ?? 0);
      if (path === '/playlistItems')
        return jsonResponse({ ...(page === 0 && { nextPageToken: '1' }), items: pages[page]?.map(buildItem) });
      if (path === '/videos')
        return jsonResponse({
          items: query
            .get('id')
            ?.split(',')
            .toReversed()
            .map((id) => buildVideo(id)),
        });
      return vendor({})(request, path);
    });
    expect(listIds(await readPlaylist())).toEqual(all);
    expect(requests).toHaveLength(5);
  });

  it('leaves out films that are private, deleted, not embeddable or without a picture', async () => {
    const videoIds = ['private', 'deleted', 'bare', 'here', 'foreign', 'shown'];
    respondWith({
      items: { items: videoIds.map(buildItem) },
      videos: {
        items: [
          buildVideo('bare', { thumbnails: {} }),
          buildVideo('foreign', {
            thumbnails: { high: { url: 'https://evil.example/a.jpg', width: 480, height: 360 } },
          }),
          buildVideo('here', {}, { privacyStatus: 'public', embeddable: false }),
          buildVideo('shown'),
        ],
      },
    });
    expect(listIds(await readPlaylist())).toEqual(['shown']);
  });

  it.each([
    [['default', 'medium', 'high', 'standard', 'maxres'], 'maxres'],
    [['default', 'medium'], 'medium'],
    [['default'], 'default'],
  ])('has the largest picture of %j', async (sizes, expectedSize) => {
    const all = sizes.map((size) => [size, { url: `https://i.ytimg.com/vi/a/${size}.jpg`, width: 320, height: 180 }]);
    respondWith({ videos: { items: [buildVideo('a', { thumbnails: Object.fromEntries(all) })] } });
    expect((await readPlaylist())?.items[0]?.video.background.src).toBe(`https://i.ytimg.com/vi/a/${expectedSize}.jpg`);
  });

  it('is null if it has no film, or belongs to another channel', async () => {
    const requests = respondWith({ items: { items: [] } });
    expect(await readPlaylist()).toBeNull();
    expect(await createPlaylists().playlist('fr', 'PL2')).toBeNull();
    expect(requests.filter((request) => request.url.includes('PL2'))).toEqual([]);
  });

  it('is null if it was removed', async () => {
    respondBy((request, path) =>
      path === '/playlistItems' ? jsonResponse({ error: { code: 404 } }, 404) : vendor({})(request, path),
    );
    expect(await readPlaylist()).toBeNull();
  });

  it.each([
    ['unavailable', 403, { error: { code: 403, errors: [{ reason: 'quotaExceeded' }] } }],
    ['refused', 400, { error: { code: 400, message: 'API key not valid.' } }],
    ['refused', 200, { items: [{ id: 'PL1' }] }],
  ])('fails with %s if the answer is %i %j', async (problem, status, body) => {
    respondBy(() => jsonResponse(body, status));
    await expect(readPlaylist()).rejects.toMatchObject({ name: 'UpstreamError', problem });
  });

  it('is requested at most once in ten minutes', async () => {
    const requests = respondWith({});
    const { playlist } = createPlaylists();
    await playlist('fr', 'PL1');
    await playlist('fr', 'PL1');
    expect(requests).toHaveLength(3);
  });
});
