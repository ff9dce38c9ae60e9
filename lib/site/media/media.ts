import type { Locale } from '../../i18n/locales';
import type { Image } from '../../model/field-types';
import type { Album, AlbumKind, MediaFile, Photo, Playlist } from '../../model/media';
import { toDrawing } from '../../shared/urls';
import { media } from '../../upstreams/media';
import { toFormattedDate } from '../pages/cards';
import { loadFileInfo } from './file-info';
import { toMediaFile } from './media-file';
import { loadVideoFacts } from './video-facts';

interface PictureReference {
  image: Image;
  caption: string;
  reference: string;
}

/**
 * Pictures with their files, credits and rights. A picture of a drawing, such as a logo, has the drawing beside it:
 * `maker.svg`.
 */
export const loadPhotos = async (locale: Locale, pictures: readonly PictureReference[]): Promise<Photo[]> => {
  const fileInfo = await loadFileInfo();
  return pictures.map(({ image, caption, reference }) => {
    const { bytes = null, credit, rights } = fileInfo.get(reference) ?? {};
    const drawing = toDrawing(reference);
    const files = [toMediaFile(locale, reference, { pixels: image, bytes })];
    const drawingInfo = drawing === reference ? undefined : fileInfo.get(drawing);
    if (drawingInfo) files.push(toMediaFile(locale, drawing, { pixels: null, bytes: drawingInfo.bytes }));
    const ownRights = rights?.[locale];
    return { image, caption, files, ...(credit && { credit }), ...(ownRights && { rights: ownRights }) };
  });
};

/** An album with downloadable pictures; null if there is none. Rejects if it is unavailable. */
export const loadAlbum = async (locale: Locale, kind: AlbumKind, id: string): Promise<Album | null> => {
  const album = await media.album(locale, kind, id);
  return album && { ...album, photos: await loadPhotos(locale, album.photos) };
};

/**
 * A playlist with the formatted dates and the files of its films; null if there is none. Rejects if it is unavailable.
 */
export const loadPlaylist = async (locale: Locale, id: string): Promise<Playlist | null> => {
  const playlist = await media.playlist(locale, id);
  if (!playlist) return null;
  const fileInfo = await loadFileInfo();
  const toFile = async (videoUrl: string): Promise<MediaFile> => {
    const reference = videoUrl.slice(1);
    const pixels = (await loadVideoFacts(videoUrl))?.pixels ?? null;
    return {
      ...toMediaFile(locale, reference, { pixels, bytes: fileInfo.get(reference)?.bytes ?? null }),
      href: videoUrl,
    };
  };
  const items = playlist.items.map(async ({ date, video, ...item }) => ({
    ...item,
    video,
    file: 'videoId' in video ? null : await toFile(video.videoUrl),
    date: date ? toFormattedDate(locale, date) : null,
  }));
  return { ...playlist, items: await Promise.all(items) };
};
