import { media } from '../../media';
import { type Loaders, unlessItFails } from './context';

export const mediaLoaders: Loaders<'album' | 'playlist'> = {
  album: async ({ kind, albumId }, { view: { locale } }) => ({
    album: await unlessItFails(media.album(locale, kind, albumId)),
  }),
  playlist: async ({ playlistId }, { view: { locale } }) => ({
    playlist: await unlessItFails(media.playlist(locale, playlistId)),
  }),
};
