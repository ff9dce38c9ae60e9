import type { Locale } from '../i18n/locales';
import type { Album, AlbumKind, Playlist } from '../model/media';

/** Where albums and playlists come from. Rejects where they cannot be had; what does not exist is null. */
export interface Media {
  album(locale: Locale, kind: AlbumKind, id: string): Promise<Album | null>;
  playlist(locale: Locale, id: string): Promise<Playlist | null>;
}
