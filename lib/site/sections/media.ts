import { orNull } from '../../http/or-null';
import { media } from '../../media';
import type { Loaders } from './context';

export const mediaLoaders: Loaders<'album' | 'playlist'> = {
  album: async ({ kind, albumId }, { view: { locale } }) => ({
    album: await orNull(media.album(locale, kind, albumId), 'an album is not shown'),
  }),
  playlist: async ({ playlistId }, { view: { locale } }) => ({
    playlist: await orNull(media.playlist(locale, playlistId), 'a playlist is not shown'),
  }),
};
