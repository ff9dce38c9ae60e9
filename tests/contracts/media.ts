import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { album, playlist, playlistItem } from '@/lib/model/media';
import type { Media } from '@/lib/upstreams/media/contract';

const photo = album.shape.photos.element
  .omit({ files: true, credit: true, rights: true })
  .extend({ reference: z.string() });
const mediaAlbum = album.extend({ photos: z.array(photo.strict()) }).strict();
const mediaPlaylist = playlist
  .extend({ items: z.array(playlistItem.omit({ file: true }).extend({ date: z.iso.date().nullable() }).strict()) })
  .strict();

/**
 * Defines the contract tests for sources of media. `make` returns a source with the finance album `meeting` and the
 * playlist `hands`.
 */
export const testMedia = (name: string, make: () => Promise<Media>) =>
  describe(`the media of ${name}`, () => {
    let media: Media;
    beforeEach(async () => {
      media = await make();
    });

    it.each(locales)('are an album and a playlist in %s', async (locale) => {
      const results = {
        album: await media.album(locale, 'finance', 'meeting'),
        playlist: await media.playlist(locale, 'hands'),
      };
      expect(mediaAlbum.safeParse(results.album).error).toBeUndefined();
      expect(mediaPlaylist.safeParse(results.playlist).error).toBeUndefined();
      expect(results).toMatchObject({ album: { id: 'meeting' }, playlist: { id: 'hands' } });
      expect(JSON.parse(JSON.stringify(results))).toEqual(results);
    });

    it('stay the same after an empty change', async () => {
      const before = await media.album('en', 'finance', 'meeting');
      const { tags, publish } = await media.loadChanges(null);
      publish();
      expect(tags).toEqual([]);
      expect(await media.album('en', 'finance', 'meeting')).toEqual(before);
    });

    it('are null if they do not exist', async () => {
      for (const id of ['nothing', '', '../meeting', '__proto__', '集', 'a'.repeat(300)]) {
        expect(await media.album('en', 'finance', id)).toBeNull();
        expect(await media.playlist('en', id)).toBeNull();
      }
    });

    it('have captions, of pictures in albums of this site', async () => {
      expect(await media.caption('fr', 'media/one.jpg')).toBe('At nine fr');
      expect(await media.caption('fr', 'media/none.jpg')).toBeNull();
    });

    it('are null for an album of another kind, and for an album requested as a playlist', async () => {
      expect(await media.album('en', 'sustainability', 'meeting')).toBeNull();
      expect(await media.playlist('en', 'meeting')).toBeNull();
    });
  });
