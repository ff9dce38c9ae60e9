import type { Locale } from '../../i18n/locales';
import type { Album, AlbumKind, Playlist } from '../../model/media';
import { toDownloadPath } from '../../shared/urls';
import { media } from '../../upstreams/media';
import { toFormattedDate } from '../pages/cards';

/** The download address of a picture: a URL of a vendor, or a file of this site. */
const toHref = (reference: string) => (reference.startsWith('https:') ? reference : toDownloadPath(reference));

/** An album with downloadable pictures; null if there is none. Rejects if it is unavailable. */
export const loadAlbum = async (locale: Locale, kind: AlbumKind, id: string): Promise<Album | null> => {
  const album = await media.album(locale, kind, id);
  if (!album) return null;
  return { ...album, photos: album.photos.map(({ reference, ...photo }) => ({ ...photo, href: toHref(reference) })) };
};

/** A playlist with the formatted dates of its films; null if there is none. Rejects if it is unavailable. */
export const loadPlaylist = async (locale: Locale, id: string): Promise<Playlist | null> => {
  const playlist = await media.playlist(locale, id);
  if (!playlist) return null;
  return {
    ...playlist,
    items: playlist.items.map(({ date, ...item }) => ({ ...item, date: date ? toFormattedDate(locale, date) : null })),
  };
};
