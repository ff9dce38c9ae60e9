import type { Locale } from '@/lib/i18n/locales';
import type { JobDetails, JobItem } from '@/lib/model/job';
import { optionalFacts } from '../site-content';

/** The address of the offer on the site. */
export const postingUrl = 'https://halcyre.example/en/talents/offer/europe/leather-artisan-paris-18/';

/** An offer in English. A fact that has no value here has its name as the value. */
export const posting: JobDetails = {
  ...(Object.fromEntries(optionalFacts.map((name) => [name, name])) as unknown as JobItem),
  jobId: 'HAL-2026-01874',
  jobPosting: 'Leather artisan',
  lang: 'en',
  languageText: null,
  continent: 'europe',
  path: 'leather-artisan-paris-18',
  pathIndex: 18,
  publishedAt: '2026-03-02',
  publishedText: '2 March 2026',
  jobFamily: 'Craft and production',
  locationCountry: 'France',
  locationCity: 'Paris',
  otherPlacesText: null,
  otherPlaces: [],
  workerSubType: 'Permanent',
  jobTimeType: 'Full time',
  workModel: 'On site',
  hoursText: '35 hours a week',
  payText: '€27,000 to €33,000 gross a year',
  startsAt: { iso: '2026-06-01', text: '1 June 2026' },
  workplace: { name: 'Orvaine workshop, Paris', address: '8 rue des Passementiers-d’Argent, 75002 Paris' },
  hasPdf: true,
  houseName: 'Orvaine',
  houseImage: '/media/objects/orvaine.jpg',
  houseCalcImage: '/media/objects/orvaine.jpg',
  picture: { src: '/media/objects/orvaine.jpg', width: 1600, height: 900, alt: '', focal: '50% 50%', blur: '' },
  textLang: 'en',
  textLanguageNote: 'This job is advertised in another language.',
  description: '<h3>Your mission</h3><p>You make each bag alone, at your bench.</p>',
  applyUrl: 'https://recruitment.example/apply/HAL-2026-01874',
  closesAt: { iso: '2026-04-30', text: '30 April 2026' },
  closingSoon: false,
  housePath: '/en/houses/orvaine/',
};

/** What differs from the English offer in each language. */
export const postings: Record<Locale, Partial<JobDetails>> = {
  en: {},
  fr: {
    jobPosting: 'Maroquinier ou maroquinière',
    locationCity: 'Orléans',
    description: '<h3>Votre mission</h3><p>Œuvrer à l’atelier : chaque tranche « à cœur », dès août.</p>',
  },
  it: {
    jobPosting: 'Responsabile della qualità',
    locationCity: 'Forlì',
    description: '<h3>La sua missione</h3><p>È più che perciò; città, virtù, così.</p>',
  },
  cn: {
    jobPosting: '皮具匠人',
    locationCity: '上海',
    locationCountry: '中国',
    description:
      '<h3>你的使命</h3><p>在“Maison d’Art”独自完成一只手袋：备料、削薄、缝合、磨边、装扣，从裁好的皮片做到可以交付。</p>',
  },
  jp: {
    jobPosting: '革職人',
    locationCity: '京都',
    locationCountry: '日本',
    description: '<h3>仕事の内容</h3><p>裁断を終えた革を受け取り、一つの品を最初の一針から仕上げまで組み立てます。</p>',
  },
};

/** Names in many alphabets. */
export const names = 'Łódź, Çeşme, İzmir, Příbram, Győr, Nguyễn, Αθήνα, Київ, Ґанок, 京都市, 张伟';

const link = `See <a href="/en/houses/">the houses of <em>the group</em>, ${'one after the other, '.repeat(9)}all</a>.`;
const items = Array.from({ length: 9 }, (_, index) => `<li>Task ${index}: prepare, cut and <strong>sew</strong></li>`);

/** A description over several pages, with headings, lists, links over several lines, and names in many alphabets. */
export const longDescription =
  `<h2>Tasks</h2><p>${names}</p><ul>${items.join('')}</ul><h3>More</h3><p>${link}</p>`.repeat(9);
