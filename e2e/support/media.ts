import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import type { Album, Playlist } from '@/lib/model/media';
import * as media from '@/lib/site/media/media';
import { getEntryPath } from './content';
import { getTranslator } from './translator';
import { visit } from './visit';

/** Locators for the page with pictures and films in a locale. */
export const mediaLibrary = (page: Page, locale: Locale) => {
  const commonT = getTranslator(locale);
  const t = getTranslator(locale, 'films');
  const main = page.getByRole('main');
  const viewer = page.getByRole('dialog', { name: commonT('media.title'), exact: true });
  return {
    commonT,
    t,
    main,
    viewer,
    pictureLink: (alt: string) => main.getByRole('link', { name: commonT('media.enlarge', { picture: alt }) }),
    download: viewer.getByRole('link', { name: new RegExp(`^${getTranslator(locale)('media.download')}`) }),
    videoLink: (title: string) => main.getByRole('link', { name: commonT('video.play', { title }) }),
    player: (title: string) => page.getByRole('dialog', { name: title }),
    closeButton: page.getByRole('button', { name: commonT('popup.close') }),
  };
};

/** The album of the page with pictures and films. Throws if there is none. */
export const loadAlbum = async (locale: Locale): Promise<Album> => {
  const album = await media.loadAlbum(locale, 'sustainability', 'vineyards-at-dawn');
  if (!album) throw new Error(`There is no album in ${locale}.`);
  return album;
};

/** The films of the page with pictures and films. Throws if there are none. */
export const loadVideos = async (locale: Locale): Promise<Playlist['items']> => {
  const playlist = await media.loadPlaylist(locale, 'the-hands');
  if (!playlist) throw new Error(`There is no playlist in ${locale}.`);
  return playlist.items;
};

/** The title of the film on YouTube that `visitWithYoutube` adds. */
export const youtubeTitle = 'The harvest';

interface MediaPage {
  pageProps: { page: { sections: { type: string; playlist?: Playlist }[] } };
}

/** Opens the page with pictures and films, with a film on YouTube in place of the first one. */
export const visitWithYoutube = async (page: Page, locale: Locale): Promise<void> => {
  const library = await getEntryPath('media-library', locale);
  await page.route(`**/_next/data/*${library.slice(0, -1)}.json**`, async (route) => {
    const response = await route.fetch({ method: 'GET' });
    const json = (await response.json()) as MediaPage;
    const first = json.pageProps.page.sections.find(({ playlist }) => playlist)?.playlist?.items[0];
    if (first) first.video = { videoId: 'abcdefghijk', title: youtubeTitle, background: first.video.background };
    await route.fulfill({ response, json });
  });
  // When the visitor leaves a film's frame, the page gets the focus back and loads its films again.
  await page.route('**/api/youtube-playlist/**', (route) => route.fulfill({ json: null }));
  await visit(page, await getEntryPath('press', locale));
  await page.locator(`main a[href="${library}"]`).click();
};
