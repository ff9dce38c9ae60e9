import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { type Locale, locales } from '@/lib/i18n/locales';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';

/**
 * Files of a content folder by path: strings are written as they are, null means no file, other values are written as
 * YAML.
 */
export type Files = Record<string, unknown>;

export const picture = { src: '/media/one.jpg', alt: 'A picture' };
const mark = '/media/mark.svg';
const media = { width: 1600, height: 900, focal: '50% 50%', blur: 'data:image/webp;base64,AA==' };

/** A text in every locale, followed by the locale's code. */
export const withLocaleCodes = (text: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`]));

/** A valid entry in one language. */
export const buildLocalizedEntry = (overrides: object = {}) => ({
  slug: 'some-page',
  pageTitle: 'Some page',
  summary: 'A summary.',
  sections: [],
  ...overrides,
});

/** Valid settings of a locale. */
export const buildSettings = (overrides: object = {}) => ({
  titleSuffix: 'Fixture',
  socialNetworks: [{ network: 'linkedin', url: 'https://linkedin.example/fixture' }],
  headerTabs: [
    {
      text: 'Group',
      link: 'page:group',
      mobileThumbnail: picture,
      sections: [
        { title: 'Our history', link: 'page:history', pages: [{ pageTitle: 'History', pageLink: 'page:history' }] },
        { title: 'About', link: 'page:group', pages: [{ pageTitle: '1962', pageLink: 'page:history#1962' }] },
      ],
    },
    { text: 'History', link: 'page:history', mobileThumbnail: picture },
  ],
  joinUs: { text: 'Join us', link: 'page:group', thumbnail: picture },
  signIn: { text: 'Sign in', url: 'https://jobs.example/sign-in' },
  footerLinks: [
    { title: 'History', url: 'page:history' },
    { title: 'Legal', url: 'page:legal' },
  ],
  cookiesPage: 'page:legal',
  searchPage: 'page:houses',
  sharePage: 'page:legal',
  privacyPage: 'page:legal',
  newsPage: 'page:news',
  sender: { name: 'Fixture SE', address: ['1 Fixture Street', 'Paris'] },
  contactSubjects: [
    { key: 'press', label: 'Press', email: 'press@fixture.example' },
    { key: 'other', label: 'Something else', email: 'contact@fixture.example' },
  ],
  categories: [
    { key: 'finance', label: 'Finance' },
    { key: 'craft', label: 'Crafts' },
    { key: 'group', label: 'Group', pageLink: 'page:group' },
  ],
  sectors: [
    { key: 'watches', label: 'Watches' },
    { key: 'leather', label: 'Leather' },
    { key: 'perfumes', label: 'Perfumes' },
  ],
  ...overrides,
});

type LocalizedParts = Partial<Record<Locale, object>>;

/** The files of an entry in some or all locales. `localizedParts` holds the fields that differ between locales. */
const buildEntry = (
  folder: string,
  fields: object,
  common: object,
  localizedParts: LocalizedParts = {},
  entryLocales: Locale[] = locales,
): Files => ({
  [`${folder}/entry.yaml`]: { publishedAt: '2026-01-01', ...fields },
  ...Object.fromEntries(
    entryLocales.map((locale) => [
      `${folder}/${locale}.yaml`,
      buildLocalizedEntry({ ...common, ...localizedParts[locale] }),
    ]),
  ),
});

const article = (id: string, publishedAt: string, category: string, localizedParts: LocalizedParts = {}): Files =>
  buildEntry(
    `articles/${id}`,
    { parent: 'news', publishedAt, category },
    { slug: id, pageTitle: `Article ${id}`, summary: `What happened: ${id}.` },
    localizedParts,
  );

/** Valid facts of a house. */
export const houseFields = (overrides: object = {}) => ({
  parent: 'houses',
  image: picture.src,
  publishedAt: '2026-01-01',
  sector: 'leather',
  founded: 1900,
  country: 'FR',
  accent: '#7b4a2c',
  mark,
  ...overrides,
});

const house = (id: string, pageTitle: string, fields: object = {}): Files =>
  buildEntry(`houses/${id}`, houseFields(fields), { slug: id, pageTitle, city: 'Paris' });

/** A valid entry for a person. */
export const person = (id: string, pageTitle: string, fields: object = {}, job = 'Saddler'): Files =>
  buildEntry(
    `people/${id}`,
    { parent: 'group', image: picture.src, jobFamily: 'craft', country: 'FR', ...fields },
    { slug: id, pageTitle, job },
  );

/** The content of a small group: a home page, pages with children, a noindex page, houses, articles and files. */
const group: Files = {
  'files/reports/report.pdf': '%PDF-1.7',
  'files/reports/annual report (2).pdf': '%PDF-1.7',
  'media.json': JSON.stringify({ [picture.src]: media, '/media/two.jpg': { ...media, width: 800 }, [mark]: media }),
  'pictures.yaml': Object.fromEntries(
    [picture.src, '/media/two.jpg', mark].map((src) => [src, { alt: withLocaleCodes('A description') }]),
  ),
  ...Object.fromEntries(locales.map((locale) => [`settings/${locale}.yaml`, buildSettings()])),
  ...buildEntry(
    'pages/home',
    { image: picture.src },
    { slug: '', pageTitle: 'Home' },
    { fr: { pageTitle: 'Accueil' } },
  ),
  ...buildEntry(
    'pages/group',
    { updatedAt: '2026-03-01' },
    { slug: 'group', pageTitle: 'The group' },
    { fr: { slug: 'groupe', pageTitle: 'Le groupe' } },
  ),
  ...buildEntry(
    'pages/history',
    { parent: 'group' },
    { slug: 'history', pageTitle: 'History' },
    { fr: { slug: 'histoire', pageTitle: 'Histoire' } },
    ['en', 'fr', 'it', 'cn'],
  ),
  ...buildEntry('pages/legal', { noindex: true }, { slug: 'legal', pageTitle: 'Legal notice' }),
  ...buildEntry(
    'pages/houses',
    {},
    { slug: 'houses', pageTitle: 'Houses', keywords: 'brands', sections: [{ type: 'houses-grid' }] },
    { fr: { slug: 'maisons', pageTitle: 'Maisons' } },
  ),
  ...buildEntry(
    'pages/news',
    {},
    { slug: 'news', pageTitle: 'News', sections: [{ type: 'news-list', pageSize: 2, paginated: true }] },
    { fr: { slug: 'actualites', pageTitle: 'Actualités' } },
  ),
  ...house('zelie', 'Zélie'),
  ...house('ecrin', 'Écrin'),
  ...house('dorval', 'Dorval'),
  ...house('meridien', 'Méridien', { sector: 'watches', publishedAt: '2026-06-01' }),
  ...article('harvest', '2026-02-01', 'craft'),
  ...article('results', '2026-05-01', 'finance'),
  ...article('dividend', '2026-04-01', 'finance'),
  ...article('bench', '2026-03-01', 'craft'),
  ...article('ledger', '2025-12-01', 'finance'),
};

const writtenFolders: string[] = [];

/** Writes files to a new folder and returns its path. */
export const writeFolder = (files: Files): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  writtenFolders.push(root);
  for (const [file, value] of Object.entries(files)) writeFile(root, file, value);
  return root;
};

/** Writes the small group, with some files changed, to a new folder and returns its path. */
export const writeContent = (changes: Files = {}): string => writeFolder({ ...group, ...changes });

/** Writes one file of a content folder; null writes no file. */
export const writeFile = (root: string, file: string, value: unknown): void => {
  if (value === null) return;
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof value === 'string' ? value : stringify(value));
};

/** The embedded CMS with the small group and some files changed. */
export const fixtureCms = (changes: Files = {}) => embeddedCms(writeContent(changes));

/** Deletes all folders that tests have written. Call it in `afterAll`. */
export const removeContent = (): void => {
  for (const root of writtenFolders.splice(0)) rmSync(root, { recursive: true, force: true });
};
