import type { Locale } from '../../i18n/locales';
import type { Album, AlbumKind, Playlist } from '../../model/media';
import { fileAddress } from '../../shared/addresses';
import { media } from '../../upstreams/media';
import { toDay } from '../pages/cards';

/** A vendor's picture is downloaded from the vendor. */
const hrefOf = (reference: string) => (reference.startsWith('https:') ? reference : fileAddress(reference));

/** An album with downloadable pictures; null if there is none. Rejects if it is unavailable. */
export const albumOf = async (locale: Locale, kind: AlbumKind, id: string): Promise<Album | null> => {
  const found = await media.album(locale, kind, id);
  if (!found) return null;
  return { ...found, photos: found.photos.map(({ reference, ...photo }) => ({ ...photo, href: hrefOf(reference) })) };
};

/** A playlist with the formatted dates of its films; null if there is none. Rejects if it is unavailable. */
export const playlistOf = async (locale: Locale, id: string): Promise<Playlist | null> => {
  const found = await media.playlist(locale, id);
  if (!found) return null;
  return {
    ...found,
    items: found.items.map(({ date, ...item }) => ({ ...item, date: date ? toDay(locale, date) : null })),
  };
};
