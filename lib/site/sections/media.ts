import { orNull } from '../../http/or-null';
import { albumOf, playlistOf } from '../media/media';
import type { Loaders } from './context';

export const mediaLoaders: Loaders<'album' | 'playlist'> = {
  album: async ({ kind, albumId }, { view: { locale } }) => ({
    album: await orNull(albumOf(locale, kind, albumId), 'an album is not shown'),
  }),
  playlist: async ({ playlistId }, { view: { locale } }) => ({
    playlist: await orNull(playlistOf(locale, playlistId), 'a playlist is not shown'),
  }),
};
