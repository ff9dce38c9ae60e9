import { locales } from '@/lib/i18n/locales';
import { type Files, picture, settings, version, withLocaleCodes, writeContent } from './content';
import { dashboardFiles } from './dashboards';
import { eventFiles } from './events';
import { offerFiles } from './offer-files';

export { withLocaleCodes };

const prefixPaths = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, value]) => [`${folder}/${file}`, value]));

/** The files of a page in every language, with one section. */
const pageFiles = (id: string, section: object): Files => ({
  [`pages/${id}/entry.yaml`]: { publishedAt: '2020-01-01', noindex: true },
  ...Object.fromEntries(
    locales.map((locale) => [
      `pages/${id}/${locale}.yaml`,
      version({ slug: id, pageTitle: `Page ${id}`, sections: [section] }),
    ]),
  ),
});

/** A valid album with one picture. */
export const albumRecord = (overrides: object = {}) => ({
  kind: 'finance',
  title: withLocaleCodes('The meeting'),
  photos: [{ src: picture.src, alt: withLocaleCodes('A stair'), caption: withLocaleCodes('At nine') }],
  ...overrides,
});

/** A valid playlist with one video. */
export const playlistRecord = (overrides: object = {}) => ({
  title: withLocaleCodes('The hands'),
  videos: [
    {
      title: withLocaleCodes('The saddler'),
      description: withLocaleCodes('One thread'),
      poster: { src: picture.src, alt: withLocaleCodes('A bench') },
      videoId: 'abcdefghijk',
    },
  ],
  ...overrides,
});

/** A valid document for investors. */
export const documentRecord = (overrides: object = {}) => ({
  type: 'results',
  date: '2026-02-12',
  files: { en: 'reports/report.pdf' },
  title: withLocaleCodes('Results'),
  ...overrides,
});

/** A day of the financial calendar that links to the article on the results. */
export const dayRecord = (overrides: object = {}) => ({
  id: 'results',
  date: '2026-05-01',
  page: 'results',
  title: withLocaleCodes('The results'),
  ...overrides,
});

/** Valid settings of a locale for the whole site. */
export const siteSettings = (overrides: object = {}) =>
  settings({ eventsPage: 'page:agenda', calendarPage: 'page:calendar', ...overrides });

/** The files of a site with every kind of content, and a page for each section that shows entries from elsewhere. */
const siteFiles: Files = {
  ...dashboardFiles,
  ...eventFiles,
  ...prefixPaths('offers', offerFiles),
  'articles/bench/entry.yaml': { parent: 'news', publishedAt: '2026-03-01', category: 'craft', houses: ['dorval'] },
  'houses/ecrin/it.yaml': version({
    slug: 'ecrin',
    pageTitle: 'Écrin',
    city: 'Parigi',
    sections: [{ type: 'hero', slides: [{ title: 'Écrin', image: picture }] }],
  }),
  'albums/meeting.yaml': albumRecord(),
  'playlists/hands.yaml': playlistRecord(),
  'finance/documents.yaml': [documentRecord()],
  'finance/calendar.yaml': [dayRecord()],
  ...Object.fromEntries(locales.map((locale) => [`settings/${locale}.yaml`, siteSettings()])),
  ...pageFiles('agenda', { type: 'events-list', paginated: true }),
  ...pageFiles('archive', { type: 'archives' }),
  ...pageFiles('calendar', { type: 'calendar' }),
  ...pageFiles('careers', { type: 'job-search' }),
  ...pageFiles('figures', { type: 'dashboard', dashboardId: 'climate' }),
  ...pageFiles('films', { type: 'playlist', playlistId: 'hands' }),
  ...pageFiles('next', { type: 'recommendations', limit: 1 }),
  ...pageFiles('photos', { type: 'album', kind: 'finance', albumId: 'meeting' }),
  ...pageFiles('price', { type: 'share-price' }),
  ...pageFiles('reports', { type: 'documents-list', paginated: true }),
  ...pageFiles('works', { type: 'highlights-list', paginated: true }),
  ...pageFiles('women', { type: 'womo-list', paginated: true }),
};

/** Writes a site with every kind of content, with some files changed, to a new folder and returns its path. */
export const writeSite = (changes: Files = {}): string => writeContent({ ...siteFiles, ...changes });
