import { describe, expect, it, vi } from 'vitest';
import { defaultListQuery } from '../../model/lists/list-query';
import type { SectionContent } from '../../model/section';
import { log } from '../../platform/process/log';
import type { CmsPage } from '../../upstreams/cms/contract';
import { ContentError } from '../../upstreams/files/content-file';
import { media } from '../../upstreams/media';
import { loadSection } from '.';
import type { SectionContext } from './context';

const context = {
  edition: { locale: 'jp', draft: false },
  page: {} as CmsPage,
  listQuery: defaultListQuery,
} as SectionContext;
const album: SectionContent = { type: 'album', kind: 'finance', albumId: 'meeting' };
const playlist: SectionContent = { type: 'playlist', playlistId: 'the-hands' };

describe('albums and playlists on a page', () => {
  it('are requested in its language', async () => {
    const albumData = { id: 'meeting', title: 'The meeting', photos: [] };
    const playlistData = { id: 'the-hands', title: 'The hands', items: [] };
    const albums = vi.spyOn(media, 'album').mockResolvedValue(albumData);
    const playlists = vi.spyOn(media, 'playlist').mockResolvedValue(playlistData);
    expect(await loadSection(album, context)).toEqual({ ...album, album: albumData });
    expect(await loadSection(playlist, context)).toEqual({ ...playlist, playlist: playlistData });
    expect(albums).toHaveBeenCalledExactlyOnceWith('jp', 'finance', 'meeting');
    expect(playlists).toHaveBeenCalledExactlyOnceWith('jp', 'the-hands');
  });

  it('are null when they are unavailable, which is logged', async () => {
    const error = new Error('the platform is down');
    vi.spyOn(media, 'album').mockRejectedValue(error);
    vi.spyOn(media, 'playlist').mockRejectedValue(error);
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect(await loadSection(album, context)).toEqual({ ...album, album: null });
    expect(await loadSection(playlist, context)).toEqual({ ...playlist, playlist: null });
    expect(logged.mock.calls).toEqual([
      [{ event: 'part.unavailable', err: error }, 'failed to load an album'],
      [{ event: 'part.unavailable', err: error }, 'failed to load a playlist'],
    ]);
  });

  it('stop the page, and so the build, if their file is invalid', async () => {
    vi.spyOn(media, 'album').mockRejectedValue(new ContentError('albums/meeting.yaml', ['photos: none']));
    await expect(loadSection(album, context)).rejects.toThrow('albums/meeting.yaml is invalid');
  });
});
