import { orNull } from '../../platform/http/or-null';
import { loadAlbum } from '../media/media';
import type { SectionLoader } from './context';

export const album: SectionLoader<'album'> = {
  load: async ({ kind, albumId }, { edition: { locale } }) => ({
    album: await orNull(loadAlbum(locale, kind, albumId), 'load an album'),
  }),
};
