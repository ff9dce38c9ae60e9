import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { albumKinds } from '@/lib/model/media';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import type { MediaAlbum, MediaPlaylist } from '@/lib/upstreams/media/contract';
import { embeddedMedia } from '@/lib/upstreams/media/embedded';
import { loadPages } from '@/tests/support/cms-pages';

const cms = embeddedCms('content');
const media = embeddedMedia('content');
const maxVideoBytes = 1_800_000;

const listIds = (folder: string) => readdirSync(`content/${folder}`).map((name) => path.basename(name, '.yaml'));
const loadAlbums = async (locale: Locale) => {
  const candidates = listIds('albums').flatMap((id) => albumKinds.map((kind) => media.album(locale, kind, id)));
  return (await Promise.all(candidates)).filter((album): album is MediaAlbum => album !== null);
};
const loadPlaylists = async (locale: Locale) =>
  (await Promise.all(listIds('playlists').map((id) => media.playlist(locale, id)))) as MediaPlaylist[];
const toFile = (address: string) => path.join('public', address);
const fileExists = (address: string) => existsSync(toFile(address));

const asianScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

describe.each(locales)('in %s', (locale) => {
  it('every album has pictures, each with its own text', async () => {
    const albums = await loadAlbums(locale);
    expect(albums.map(({ id }) => id).toSorted()).toEqual(listIds('albums').toSorted());
    for (const { id, photos } of albums) {
      for (const texts of [photos.map(({ caption }) => caption), photos.map(({ image }) => image.alt)])
        expect(new Set(texts).size, id).toBe(photos.length);
      expect(new Set(photos.map(({ reference }) => reference)).size, id).toBe(photos.length);
    }
  });

  it('every film of a playlist is a small file with a still, and with captions in every language', async () => {
    for (const { items } of await loadPlaylists(locale))
      for (const { video } of items) {
        expect(fileExists(video.background.src), video.title).toBe(true);
        if ('videoId' in video) continue;
        expect(statSync(toFile(video.videoUrl)).size, video.title).toBeLessThan(maxVideoBytes);
        expect(Object.keys(video.captions ?? {})).toEqual([...locales]);
        for (const captions of Object.values(video.captions ?? {}))
          expect(readFileSync(toFile(captions), 'utf8'), captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
      }
  });

  it('every album and playlist that a page shows exists', async () => {
    const sections = (await loadPages(cms, { locale, draft: false })).flatMap(({ sections }) => sections);
    const albums = sections.filter((section) => section.type === 'album');
    const playlists = sections.filter((section) => section.type === 'playlist');
    expect(albums).not.toEqual([]);
    for (const { kind, albumId } of albums) expect(await media.album(locale, kind, albumId), albumId).not.toBeNull();
    for (const { playlistId } of playlists) expect(await media.playlist(locale, playlistId), playlistId).not.toBeNull();
  });
});

it.each(['cn', 'jp'] as const)('albums and playlists are written in the script of %s', async (locale) => {
  const texts = (await loadAlbums(locale)).flatMap(({ title, photos }) => [
    title,
    ...photos.flatMap(({ caption, image }) => [caption, image.alt]),
  ]);
  const descriptions = (await loadPlaylists(locale)).flatMap(({ items }) =>
    items.map(({ description }) => description),
  );
  expect([...texts, ...descriptions].filter((text) => !asianScript.test(text))).toEqual([]);
});
