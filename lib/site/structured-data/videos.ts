import { getLanguageTag } from '../../i18n/locales';
import { formatParisDateTime } from '../../i18n/paris-time';
import type { Page } from '../../model/page';
import { formatIsoDuration, loadVideoFacts } from '../media/video-facts';
import { createThing, findSections, type PageWithUrl, type Thing, toMediaUrl } from './thing';

/** The films on a page with their descriptions and dates; a film without a date has that of the page. */
const listVideos = (page: Page) => [
  ...findSections(page, 'video-with-description').map(({ video }) => ({ video, description: video.alt, date: null })),
  ...findSections(page, 'playlist').flatMap(({ playlist }) => playlist?.items ?? []),
];

/** The schema.org objects of the films on a page that this site hosts. YouTube describes its own films. */
export const buildVideoThings = async ({ page, content: { frontHost, locale } }: PageWithUrl): Promise<Thing[]> => {
  const videoObjects = listVideos(page).map(async ({ video, description, date }) => {
    const uploadDate = date?.iso ?? page.publishedAt;
    if (!uploadDate || 'videoId' in video) return [];
    const { title: name, background, videoUrl } = video;
    const facts = await loadVideoFacts(videoUrl);
    return [
      createThing('VideoObject', {
        name,
        description,
        thumbnailUrl: [toMediaUrl(frontHost, background.src)],
        contentUrl: toMediaUrl(frontHost, videoUrl),
        uploadDate: formatParisDateTime(uploadDate),
        ...(facts && { duration: formatIsoDuration(facts.durationSeconds) }),
        inLanguage: getLanguageTag(locale),
      }),
    ];
  });
  return (await Promise.all(videoObjects)).flat();
};
