import { getLanguageTag } from '../../i18n/locales';
import { parisDateTime } from '../../i18n/paris-time';
import type { Page } from '../../model/page';
import { filmLength, isoDuration } from './film-length';
import { mediaAddress, type PageWithUrl, sectionsOf, type Thing, thing } from './thing';

/** The films of a page with their descriptions and dates: the page's if they have none. */
const filmsOf = (page: Page) => [
  ...sectionsOf(page, 'video-with-description').map(({ video }) => ({ video, description: video.alt, date: null })),
  ...sectionsOf(page, 'playlist').flatMap(({ playlist }) => playlist?.items ?? []),
];

/** Our own films on a page, for search engines; YouTube describes its own. */
export const structuredFilms = async ({ page, content: { frontHost, locale } }: PageWithUrl): Promise<Thing[]> => {
  const films = filmsOf(page).map(async ({ video, description, date }) => {
    const uploadDate = date?.iso ?? page.publishedAt;
    if (!uploadDate || 'videoId' in video) return [];
    const { title: name, background, videoUrl } = video;
    const length = await filmLength(videoUrl);
    return [
      thing('VideoObject', {
        name,
        description,
        thumbnailUrl: [mediaAddress(frontHost, background.src)],
        contentUrl: mediaAddress(frontHost, videoUrl),
        uploadDate: parisDateTime(uploadDate),
        ...(length && { duration: isoDuration(length) }),
        inLanguage: getLanguageTag(locale),
      }),
    ];
  });
  return (await Promise.all(films)).flat();
};
