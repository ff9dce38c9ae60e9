import { locales } from '@/lib/i18n/locales';
import { buildLocalizedEntry, buildSettings, type Files, picture, withLocaleCodes, writeContent } from './content';
import { dashboardFiles } from './dashboards';
import { eventFiles } from './events';
import { buildOfferFiles } from './offer-files';

export { withLocaleCodes };

const prefixPaths = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, value]) => [`${folder}/${file}`, value]));

/** The files of a page in every language, with one section. */
const buildPageFiles = (id: string, section: object): Files => ({
  [`pages/${id}/entry.yaml`]: { publishedAt: '2020-01-01', noindex: true },
  ...Object.fromEntries(
    locales.map((locale) => [
      `pages/${id}/${locale}.yaml`,
      buildLocalizedEntry({ slug: id, pageTitle: `Page ${id}`, sections: [section] }),
    ]),
  ),
});

/** A valid album with one picture. */
export const buildAlbumRecord = (overrides: object = {}) => ({
  kind: 'finance',
  title: withLocaleCodes('The meeting'),
  photos: [{ src: picture.src, alt: withLocaleCodes('A stair'), caption: withLocaleCodes('At nine') }],
  ...overrides,
});

/** A valid playlist with one video. */
export const buildPlaylistRecord = (overrides: object = {}) => ({
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
export const buildDocumentRecord = (overrides: object = {}) => ({
  type: 'results',
  date: '2026-02-12',
  files: { en: 'reports/report.pdf' },
  title: withLocaleCodes('Results'),
  ...overrides,
});

/** A day of the financial calendar that links to the article on the results. */
export const buildFinancialDateRecord = (overrides: object = {}) => ({
  id: 'results',
  date: '2026-05-01',
  page: 'results',
  title: withLocaleCodes('The results'),
  ...overrides,
});

/** Valid settings of a locale for the whole site. */
export const siteSettings = (overrides: object = {}) =>
  buildSettings({ eventsPage: 'page:agenda', calendarPage: 'page:calendar', ...overrides });

/** The files of a site with every kind of content, and a page for each section that shows entries from elsewhere. */
const siteFiles: Files = {
  ...dashboardFiles,
  ...eventFiles,
  ...prefixPaths('offers', buildOfferFiles()),
  'articles/bench/entry.yaml': { parent: 'news', publishedAt: '2026-03-01', category: 'craft', houses: ['dorval'] },
  'houses/ecrin/it.yaml': buildLocalizedEntry({
    slug: 'ecrin',
    pageTitle: 'Écrin',
    city: 'Parigi',
    sections: [{ type: 'hero', slides: [{ title: 'Écrin', image: picture }] }],
  }),
  'albums/meeting.yaml': buildAlbumRecord(),
  'playlists/hands.yaml': buildPlaylistRecord(),
  'finance/documents.yaml': [buildDocumentRecord()],
  'finance/calendar.yaml': [buildFinancialDateRecord()],
  ...Object.fromEntries(locales.map((locale) => [`settings/${locale}.yaml`, siteSettings()])),
  ...buildPageFiles('agenda', { type: 'events-list', paginated: true }),
  ...buildPageFiles('archive', { type: 'archives' }),
  ...buildPageFiles('calendar', { type: 'calendar' }),
  ...buildPageFiles('careers', { type: 'job-search' }),
  ...buildPageFiles('figures', { type: 'dashboard', dashboardId: 'climate' }),
  ...buildPageFiles('films', { type: 'playlist', playlistId: 'hands' }),
  ...buildPageFiles('next', { type: 'recommendations', limit: 1 }),
  ...buildPageFiles('photos', { type: 'album', kind: 'finance', albumId: 'meeting' }),
  ...buildPageFiles('price', { type: 'share-price' }),
  ...buildPageFiles('reports', { type: 'documents-list', paginated: true }),
  ...buildPageFiles('works', { type: 'highlights-list', paginated: true }),
  ...buildPageFiles('women', { type: 'womo-list', paginated: true }),
};

/** Writes a site with every kind of content, with some files changed, to a new folder and returns its path. */
export const writeSite = (changes: Files = {}): string => writeContent({ ...siteFiles, ...changes });
