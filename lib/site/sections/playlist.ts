import { orNull } from '../../platform/http/or-null';
import { loadPlaylist } from '../media/media';
import type { SectionLoader } from './context';

export const playlist: SectionLoader<'playlist'> = {
  load: async ({ playlistId }, { edition: { locale } }) => ({
    playlist: await orNull(loadPlaylist(locale, playlistId), 'load a playlist'),
  }),
};
