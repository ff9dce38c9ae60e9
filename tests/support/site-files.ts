import { locales } from '@/lib/i18n/locales';
import { type Files, picture, settings, version, writeContent } from './content';
import { dashboardFiles } from './dashboards';
import { eventFiles } from './events';
import { offerFiles } from './offer-files';

/** A text in every locale, followed by the locale's code. */
export const inEvery = (text: string) => Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`]));

const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, value]) => [`${folder}/${file}`, value]));

/** A page in every language with one section. */
const pageWith = (id: string, section: object): Files => ({
  [`pages/${id}/entry.yaml`]: { publishedAt: '2020-01-01', noindex: true },
  ...Object.fromEntries(
    locales.map((locale) => [
      `pages/${id}/${locale}.yaml`,
      version({ slug: id, pageTitle: `Page ${id}`, sections: [section] }),
    ]),
  ),
});

/** A valid album with one picture. */
export const albumRecord = (parts: object = {}) => ({
  kind: 'finance',
  title: inEvery('The meeting'),
  photos: [{ src: picture.src, alt: inEvery('A stair'), caption: inEvery('At nine') }],
  ...parts,
});

export const playlistRecord = (parts: object = {}) => ({
  title: inEvery('The hands'),
  videos: [
    {
      title: inEvery('The saddler'),
      description: inEvery('One thread'),
      poster: { src: picture.src, alt: inEvery('A bench') },
      videoId: 'abcdefghijk',
    },
  ],
  ...parts,
});

export const documentRecord = (parts: object = {}) => ({
  type: 'results',
  date: '2026-02-12',
  files: { en: 'reports/report.pdf' },
  title: inEvery('Results'),
  ...parts,
});

/** A day of the financial calendar that links to the article on the results. */
export const dayRecord = (parts: object = {}) => ({
  id: 'results',
  date: '2026-05-01',
  page: 'results',
  title: inEvery('The results'),
  ...parts,
});

/** Valid settings of a locale for the whole site. */
export const siteSettings = (parts: object = {}) =>
  settings({ eventsPage: 'page:agenda', calendarPage: 'page:calendar', ...parts });

/** Everything that a site reads, in few files, with a page for each kind of entry that pages show from elsewhere. */
const siteFiles: Files = {
  ...dashboardFiles,
  ...eventFiles,
  ...below('offers', offerFiles),
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
  ...pageWith('agenda', { type: 'events-list', paginated: true }),
  ...pageWith('archive', { type: 'archives' }),
  ...pageWith('calendar', { type: 'calendar' }),
  ...pageWith('careers', { type: 'job-search' }),
  ...pageWith('figures', { type: 'dashboard', dashboardId: 'climate' }),
  ...pageWith('films', { type: 'playlist', playlistId: 'hands' }),
  ...pageWith('next', { type: 'recommendations', limit: 1 }),
  ...pageWith('photos', { type: 'album', kind: 'finance', albumId: 'meeting' }),
  ...pageWith('price', { type: 'share-price' }),
  ...pageWith('reports', { type: 'documents-list', paginated: true }),
  ...pageWith('works', { type: 'highlights-list', paginated: true }),
  ...pageWith('women', { type: 'womo-list', paginated: true }),
};

/** Writes everything that a site reads, with some files changed, to a new folder and returns its path. */
export const writeSite = (changes: Files = {}): string => writeContent({ ...siteFiles, ...changes });
