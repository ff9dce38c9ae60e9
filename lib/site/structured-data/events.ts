import { getLanguageTag } from '../../i18n/locales';
import { createThing, findSections, groupReference, type PageWithUrl, type Thing, toMediaUrl } from './thing';

/**
 * The schema.org objects of a page's listed events, without past events and events that have no page of their own.
 * Dates without a time denote whole days.
 */
export const buildEventThings = ({ page, content }: PageWithUrl): Thing[] => {
  const { frontHost, locale } = content;
  const items = findSections(page, 'events-list').flatMap((list) => list.items);
  return items.flatMap(({ status, title, text, start, end, place, image, href }) => {
    if (!href || status === 'over') return [];
    return [
      createThing('Event', {
        name: title,
        description: text,
        startDate: start,
        endDate: end,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: place, address: place },
        ...(image && { image: [toMediaUrl(frontHost, image.src)] }),
        url: new URL(href, frontHost).href,
        organizer: { ...groupReference(content), url: frontHost },
        inLanguage: getLanguageTag(locale),
      }),
    ];
  });
};
