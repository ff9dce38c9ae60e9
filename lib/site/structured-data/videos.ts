import { getLanguageTag } from '../../i18n/locales';
import { parisDateTime } from '../../i18n/paris-time';
import type { Page } from '../../model/page';
import { findSections, mediaAddress, type PageWithUrl, type Thing, thing } from './thing';
import { formatIsoDuration, videoDurationSeconds } from './video-duration';

/** The films of a page with their descriptions and dates: the page's if they have none. */
const listVideos = (page: Page) => [
  ...findSections(page, 'video-with-description').map(({ video }) => ({ video, description: video.alt, date: null })),
  ...findSections(page, 'playlist').flatMap(({ playlist }) => playlist?.items ?? []),
];

/** Our own films on a page, for search engines; YouTube describes its own. */
export const structuredVideos = async ({ page, content: { frontHost, locale } }: PageWithUrl): Promise<Thing[]> => {
  const videoObjects = listVideos(page).map(async ({ video, description, date }) => {
    const uploadDate = date?.iso ?? page.publishedAt;
    if (!uploadDate || 'videoId' in video) return [];
    const { title: name, background, videoUrl } = video;
    const durationSeconds = await videoDurationSeconds(videoUrl);
    return [
      thing('VideoObject', {
        name,
        description,
        thumbnailUrl: [mediaAddress(frontHost, background.src)],
        contentUrl: mediaAddress(frontHost, videoUrl),
        uploadDate: parisDateTime(uploadDate),
        ...(durationSeconds && { duration: formatIsoDuration(durationSeconds) }),
        inLanguage: getLanguageTag(locale),
      }),
    ];
  });
  return (await Promise.all(videoObjects)).flat();
};
