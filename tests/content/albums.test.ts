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
const heaviestFilm = 1_800_000;

const idsIn = (folder: string) => readdirSync(`content/${folder}`).map((name) => path.basename(name, '.yaml'));
const albumsIn = async (locale: Locale) => {
  const found = idsIn('albums').flatMap((id) => albumKinds.map((kind) => media.album(locale, kind, id)));
  return (await Promise.all(found)).filter((album): album is MediaAlbum => album !== null);
};
const playlistsIn = async (locale: Locale) =>
  (await Promise.all(idsIn('playlists').map((id) => media.playlist(locale, id)))) as MediaPlaylist[];
const fileOf = (address: string) => path.join('public', address);
const isThere = (address: string) => existsSync(fileOf(address));

const inItsScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

describe.each(locales)('in %s', (locale) => {
  it('every album has pictures, each with its own text', async () => {
    const albums = await albumsIn(locale);
    expect(albums.map(({ id }) => id).toSorted()).toEqual(idsIn('albums').toSorted());
    for (const { id, photos } of albums) {
      expect(photos.length, id).toBeGreaterThanOrEqual(8);
      for (const say of [photos.map(({ caption }) => caption), photos.map(({ image }) => image.alt)])
        expect(new Set(say).size, id).toBe(photos.length);
      expect(new Set(photos.map(({ reference }) => reference)).size, id).toBe(photos.length);
    }
  });

  it('every film of a playlist exists, with a still of limited size, and captions in every language', async () => {
    for (const { items } of await playlistsIn(locale))
      for (const { video } of items) {
        expect(isThere(video.background.src), video.title).toBe(true);
        if ('videoId' in video) continue;
        expect(statSync(fileOf(video.videoUrl)).size, video.title).toBeLessThan(heaviestFilm);
        expect(Object.keys(video.captions ?? {})).toEqual([...locales]);
        for (const captions of Object.values(video.captions ?? {}))
          expect(readFileSync(fileOf(captions), 'utf8'), captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
      }
  });

  it('every album and playlist that a page shows exists', async () => {
    const shown = (await loadPages(cms, { locale, draft: false })).flatMap(({ sections }) => sections);
    const albums = shown.filter((section) => section.type === 'album');
    const playlists = shown.filter((section) => section.type === 'playlist');
    expect(albums.length).toBeGreaterThanOrEqual(7);
    expect(playlists.length).toBeGreaterThanOrEqual(1);
    for (const { kind, albumId } of albums) expect(await media.album(locale, kind, albumId), albumId).not.toBeNull();
    for (const { playlistId } of playlists) expect(await media.playlist(locale, playlistId), playlistId).not.toBeNull();
  });
});

it.each(['cn', 'jp'] as const)('albums and playlists are written in the script of %s', async (locale) => {
  const texts = (await albumsIn(locale)).flatMap(({ title, photos }) => [
    title,
    ...photos.flatMap(({ caption, image }) => [caption, image.alt]),
  ]);
  const films = (await playlistsIn(locale)).flatMap(({ items }) => items.map(({ description }) => description));
  expect([...texts, ...films].filter((text) => !inItsScript.test(text))).toEqual([]);
});
