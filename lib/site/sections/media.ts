import { orNull } from '../../platform/http/or-null';
import { loadAlbum, loadPlaylist } from '../media/media';
import type { Definitions } from './definition';

export const mediaSections: Definitions<'album' | 'playlist' | 'youtube-video'> = {
  album: {
    namespaces: ['albums'],
    load: async ({ kind, albumId }, { edition: { locale } }) => ({
      album: await orNull(loadAlbum(locale, kind, albumId), 'load an album'),
    }),
  },
  playlist: {
    namespaces: ['films'],
    load: async ({ playlistId }, { edition: { locale } }) => ({
      playlist: await orNull(loadPlaylist(locale, playlistId), 'load a playlist'),
    }),
  },
  'youtube-video': { namespaces: ['films'] },
};
