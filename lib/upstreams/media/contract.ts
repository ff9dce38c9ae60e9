import type { Locale } from '../../i18n/locales';
import type { ChangingContent } from '../../model/content-change';
import type { Image } from '../../model/field-types';
import type { AlbumKind, PlaylistItem } from '../../model/media';

/** An album of pictures. `reference` is the file reference in the CMS, or the https URL of a vendor's picture. */
export interface MediaAlbum {
  id: string;
  title: string;
  photos: { image: Image; caption: string; reference: string }[];
}

/** A playlist of films. `date` is an ISO date, null if unknown. */
export interface MediaPlaylist {
  id: string;
  title: string;
  items: { description: string; date: string | null; video: PlaylistItem['video'] }[];
}

/** The source of albums and playlists. Methods reject when it is unavailable, and return null for an unknown id. */
export interface Media extends ChangingContent {
  album(locale: Locale, kind: AlbumKind, id: string): Promise<MediaAlbum | null>;
  playlist(locale: Locale, id: string): Promise<MediaPlaylist | null>;
  /** The caption of a picture of this site, by its reference, in any of the site's own albums. */
  caption(locale: Locale, reference: string): Promise<string | null>;
}
