import { formatIsoDate } from '@/lib/shared/time';
import { createOfferCatalogue } from '@/lib/site/careers/catalogue/offer-catalogue';
import { embeddedJobs } from '@/lib/upstreams/jobs/embedded';
import { postingColumns, type RecurringPosting } from '@/lib/upstreams/jobs/embedded/recurring';
import { embeddedSearch } from '@/lib/upstreams/search/embedded';
import { type Files, writeFolder } from './content';

const buildLocalizedName = (name: string) => ({
  en: name,
  fr: `${name} (fr)`,
  it: `${name} (it)`,
  cn: `${name}（中）`,
  jp: `${name}（日）`,
});

const buildRole = (title: string, mission = `The mission: ${title}.`) => ({
  title,
  mission,
  tasks: ['One task & another', 'Less < more'],
  profile: ['Steady hands'],
});

const buildFamily = (workplace: string) => ({
  workplace,
  team: buildLocalizedName('You work with {count} people.'),
  steps: ['Reply', 'Meeting', 'Offer'].map(buildLocalizedName),
});

/** A posting for a watchmaker in Geneva: open for ten days from 2025-01-01, and again every 30 days. */
export const buildRecurringPosting = (overrides: Partial<RecurringPosting> = {}): RecurringPosting => ({
  number: 1,
  role: 'watchmaker',
  house: 'helvant',
  city: 'geneva',
  time: 'full-time',
  phase: 0,
  every: 30,
  open: 10,
  ...overrides,
});

/** Formats recurring postings as the rows of `postings.csv`. */
export const formatPostings = (postings: object[]): string =>
  [postingColumns, ...postings.map((posting) => Object.values(posting))].map((cells) => `${cells.join()}\n`).join('');

/** The offer files of a small group. */
export const offerFiles = {
  'labels.yaml': {
    families: { craft: buildLocalizedName('Craft'), retail: buildLocalizedName('Retail') },
    contracts: { permanent: buildLocalizedName('Permanent') },
    times: { 'full-time': buildLocalizedName('Full time'), 'part-time': buildLocalizedName('Part time') },
    sectors: { watches: buildLocalizedName('Watches') },
    headings: { tasks: buildLocalizedName('Tasks'), profile: buildLocalizedName('Profile') },
    workplaces: { workshop: buildLocalizedName('{house} workshop, {city}'), office: buildLocalizedName('Office') },
  },
  'families.yaml': {
    craft: buildFamily('workshop'),
    retail: buildFamily('office'),
  },
  'languages.yaml': { CH: 'fr', IT: 'it', CN: 'cn', JP: 'jp' },
  'roles.yaml': {
    watchmaker: { family: 'craft', contract: 'permanent', sectors: ['watches'], pay: [30_000, 40_000] },
    polisher: { family: 'craft', contract: 'permanent', sectors: ['watches'], pay: [25_000, 31_000] },
    'sales-associate': {
      family: 'retail',
      contract: 'permanent',
      sectors: ['all'],
      pay: [26_000, 32_000],
      workModel: 'remote',
    },
  },
  'houses.yaml': {
    helvant: { name: 'Helvant', sector: 'watches', seats: ['geneva'], weight: 1 },
    zelie: { name: 'Zélie', sector: 'watches', seats: ['geneva'], weight: 1 },
  },
  'cities.yaml': {
    geneva: {
      country: 'CH',
      region: 'Genève',
      weight: 1,
      pay: 1.1,
      names: buildLocalizedName('Geneva'),
      address: 'Rue Neuve {number}',
    },
    tokyo: { country: 'JP', weight: 1, names: buildLocalizedName('Tokyo'), address: '新町{number}' },
  },
  'countries.yaml': {
    CH: { weeklyHours: 42, pay: { currency: 'CHF', factor: 2 } },
    JP: { weeklyHours: 40, partTimeHours: [20], pay: { currency: 'JPY', factor: 130, period: 'month' } },
  },
  'en.yaml': {
    watchmaker: buildRole('Watchmaker'),
    polisher: buildRole('Polisher'),
    'sales-associate': buildRole('Sales associate'),
  },
  'fr.yaml': {
    watchmaker: buildRole('Horloger', 'Vous assemblez.'),
    polisher: buildRole('Polisseur'),
    'sales-associate': buildRole('Vendeur', 'Vous conseillez.'),
  },
  'it.yaml': {
    watchmaker: buildRole('Orologiaio'),
    polisher: buildRole('Lucidatore'),
    'sales-associate': buildRole('Venditore'),
  },
  'cn.yaml': {
    watchmaker: buildRole('制表师'),
    polisher: buildRole('抛光师'),
    'sales-associate': buildRole('销售顾问'),
  },
  'jp.yaml': {
    watchmaker: buildRole('時計職人', '時計を組み立てます。'),
    polisher: buildRole('研磨工'),
    'sales-associate': buildRole('販売員'),
  },
  'postings.csv': formatPostings([buildRecurringPosting()]),
} satisfies Files;

/** Writes the offer files of a small group, with some changed, to a new folder and returns its path. */
export const writeOffers = (changes: Files = {}): string => writeFolder({ ...offerFiles, ...changes });

/** Watchmakers in Geneva, sales staff in Geneva, watchmakers in Tokyo, and sales staff in Tokyo from 2025-01-21. */
export const fixturePostings = [
  buildRecurringPosting(),
  buildRecurringPosting({ number: 2, role: 'sales-associate', house: 'zelie', phase: 1 }),
  buildRecurringPosting({ number: 3, city: 'tokyo', time: 'part-time', phase: 2 }),
  buildRecurringPosting({ number: 4, role: 'sales-associate', city: 'tokyo', phase: 20 }),
];

/** A day on which the first three postings are open. */
export const fixtureDay = new Date('2025-01-05T12:00:00Z');

/** Creates the embedded job board with a small group's postings. */
export const createFixtureBoard = (
  postings: RecurringPosting[] = fixturePostings,
  now: () => Date = () => fixtureDay,
) => embeddedJobs(writeOffers({ 'postings.csv': formatPostings(postings) }), { now });

/** Creates the site's catalogue of the offers on that board. */
export const fixtureCatalogue = (postings?: RecurringPosting[], now = () => fixtureDay) =>
  createOfferCatalogue({
    search: embeddedSearch(),
    board: createFixtureBoard(postings, now),
    today: () => formatIsoDate(now()),
  });
