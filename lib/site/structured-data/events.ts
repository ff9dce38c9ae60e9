import { getLanguageTag } from '../../i18n/locales';
import { findSections, groupReference, mediaAddress, type PageWithUrl, type Thing, thing } from './thing';

/**
 * The events of a page's list that have their own pages and are not over, for search engines. Their days have no time,
 * which marks whole days.
 */
export const structuredEvents = ({ page, content }: PageWithUrl): Thing[] => {
  const { frontHost, locale } = content;
  const items = findSections(page, 'events-list').flatMap((list) => list.items);
  return items.flatMap(({ status, title, text, start, end, place, image, href }) => {
    if (!href || status === 'over') return [];
    return [
      thing('Event', {
        name: title,
        description: text,
        startDate: start,
        endDate: end,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: place, address: place },
        ...(image && { image: [mediaAddress(frontHost, image.src)] }),
        url: new URL(href, frontHost).href,
        organizer: { ...groupReference(content), url: frontHost },
        inLanguage: getLanguageTag(locale),
      }),
    ];
  });
};
