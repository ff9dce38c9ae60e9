import { formatIsoDate } from '@/lib/shared/time';
import { createOfferCatalogue } from '@/lib/site/careers/catalogue/offer-catalogue';
import { embeddedJobs } from '@/lib/upstreams/jobs/embedded';
import type { BulkLine } from '@/lib/upstreams/jobs/embedded/entries';
import { embeddedSearch } from '@/lib/upstreams/search/embedded';
import { type Files, writeFolder } from './content';

const buildLocalizedName = (name: string) => ({
  en: name,
  fr: `${name} (fr)`,
  it: `${name} (it)`,
  cn: `${name}（中）`,
  jp: `${name}（日）`,
});

const roles = {
  watchmaker: { en: 'Watchmaker', fr: 'Horloger', it: 'Orologiaio', cn: '制表师', jp: '時計職人' },
  polisher: { en: 'Polisher', fr: 'Polisseur', it: 'Lucidatore', cn: '抛光师', jp: '研磨工' },
  'sales-associate': { en: 'Sales associate', fr: 'Vendeur', it: 'Venditore', cn: '销售顾问', jp: '販売員' },
};

/** The labels of a small group. */
export const offerLabels = {
  houseName: { helvant: 'Helvant', zelie: 'Zélie' },
  sector: { watches: buildLocalizedName('Watches') },
  jobFamily: { craft: buildLocalizedName('Craft'), retail: buildLocalizedName('Retail') },
  role: roles,
  workerSubType: { permanent: buildLocalizedName('Permanent') },
  jobTimeType: { 'full-time': buildLocalizedName('Full time'), 'part-time': buildLocalizedName('Part time') },
  locationCity: {
    geneva: buildLocalizedName('Geneva'),
    tokyo: buildLocalizedName('Tokyo'),
    dallas: buildLocalizedName('Dallas'),
  },
};

const places = {
  geneva: { locale: 'fr', address: 'Rue Neuve 1', facts: { locationCountry: 'CH', region: 'Genève' } },
  tokyo: { locale: 'jp', address: '新町1', facts: { locationCountry: 'JP' } },
  dallas: { locale: 'en', address: 'Elm 1', facts: { locationCountry: 'US' } },
} as const;

const missions: Record<string, string> = {
  'watchmaker fr': 'Vous assemblez.',
  'sales-associate fr': 'Vous conseillez.',
  'watchmaker jp': '時計を組み立てます。',
};

interface OfferFacts {
  id?: string;
  role?: keyof typeof roles;
  house?: 'helvant' | 'zelie';
  city?: keyof typeof places;
  time?: 'full-time' | 'part-time';
  publishedAt?: string;
}

/** An offer for a watchmaker in Geneva, in French, which is open for ten days from 2025-01-01. */
export const buildOffer = ({
  id = 'H100',
  role = 'watchmaker',
  house = 'helvant',
  city = 'geneva',
  time = 'full-time',
  publishedAt = '2025-01-01',
}: OfferFacts = {}) => {
  const { locale, address, facts } = places[city];
  const title = roles[role][locale];
  return {
    id,
    publishAt: `${publishedAt}T00:00:00Z`,
    publishedAt,
    closesAt: formatIsoDate(Date.parse(publishedAt) + 10 * 86_400_000),
    houseName: house,
    sector: 'watches',
    jobFamily: role === 'sales-associate' ? 'retail' : 'craft',
    role,
    workerSubType: 'permanent',
    jobTimeType: time,
    locationCity: city,
    ...facts,
    pay: { min: 66_000, max: 88_000, currency: 'CHF', period: 'year' },
    workModel: role === 'sales-associate' ? 'remote' : 'on-site',
    weeklyHours: time === 'part-time' ? 20 : 42,
    texts: {
      [locale]: {
        title,
        text: `${missions[`${role} ${locale}`] ?? `The mission: ${title}.`}\n\n## Tasks\n\n- One task & another\n- Less < more\n\n## Profile\n\n- Steady hands`,
        workplace: { name: `Helvant workshop, ${city}`, address },
        team: 'You work with 4 people.',
        steps: ['Reply', 'Meeting', 'Offer'],
      },
    },
  } satisfies BulkLine;
};

/** Offers `H100`, `H200` and so on, with the same facts. */
export const buildOffers = (count: number, facts: OfferFacts = {}) =>
  Array.from({ length: count }, (_, index) => buildOffer({ ...facts, id: `H${index + 1}00` }));

/** The lines of a bulk file. */
export const formatBulk = (offers: readonly object[]): string =>
  offers.map((offer) => `${JSON.stringify(offer)}\n`).join('');

/** The files of a small group with one offer, in a folder. */
export const buildOfferFiles = (): Files => {
  const { id, texts, ...facts } = buildOffer();
  return {
    'labels.yaml': offerLabels,
    [`${id}/entry.yaml`]: facts,
    ...Object.fromEntries(Object.entries(texts).map(([locale, text]) => [`${id}/${locale}.yaml`, text])),
  };
};

/**
 * Watchmakers in Geneva, sales staff in Geneva, watchmakers in Tokyo, and sales staff in Tokyo from 2025-01-21. Each is
 * published again after thirty days.
 */
export const fixtureOffers = [
  buildOffer(),
  buildOffer({ id: 'H101', publishedAt: '2025-01-31' }),
  ...['2025-01-02', '2025-02-01'].map((publishedAt, round) =>
    buildOffer({ id: `H20${round}`, role: 'sales-associate', house: 'zelie', publishedAt }),
  ),
  ...['2025-01-03', '2025-02-02'].map((publishedAt, round) =>
    buildOffer({ id: `H30${round}`, city: 'tokyo', time: 'part-time', publishedAt }),
  ),
  ...['2025-01-21', '2025-02-20'].map((publishedAt, round) =>
    buildOffer({ id: `H40${round}`, role: 'sales-associate', city: 'tokyo', publishedAt }),
  ),
];

/** A day on which the first three offers are open. */
export const fixtureDay = new Date('2025-01-05T12:00:00Z');

/** Creates the embedded job board with a small group's offers. */
export const createFixtureBoard = (offers: readonly object[] = fixtureOffers, now: () => Date = () => fixtureDay) =>
  embeddedJobs(writeFolder({ 'labels.yaml': offerLabels, 'offers.jsonl': formatBulk(offers) }), { now });

/** Creates the site's catalogue of the offers on that board. */
export const fixtureCatalogue = (offers?: readonly object[], now = () => fixtureDay) =>
  createOfferCatalogue({
    search: embeddedSearch(),
    board: createFixtureBoard(offers, now),
    today: () => formatIsoDate(now()),
  });
