import type { Facet, JobDetails, JobItem, JobResponse } from '@/lib/model/job';
import { defaultListQuery, type FacetName, type ListQuery } from '@/lib/model/lists/list-query';
import type { Section } from '@/lib/model/section';
import { bareJob, buildJob, buildPicture } from './site-content';

/** An offer as its page shows it. */
export const buildPosting = (overrides: Partial<JobDetails> = {}): JobDetails => ({
  ...buildJob(),
  pathIndex: 1,
  picture: buildPicture({ alt: 'The workshop' }),
  textLang: 'en',
  textLanguageNote: null,
  description: '<h2>Your mission</h2><p>You build movements.</p>',
  applyUrl: 'https://careers.example/apply/J-1',
  closesAt: { iso: '2026-03-01', text: '1 March 2026' },
  closingSoon: false,
  housePath: '/en/houses/helvant/',
  otherPlaces: [],
  startsAt: { iso: '2026-05-01', text: '1 May 2026' },
  workplace: { name: 'Helvant workshop, Geneva', address: 'Rue des Guillocheurs 7, 1204 Genève' },
  hasPdf: true,
  ...overrides,
});

/** The page of an offer whose posting has only the required facts. */
export const barePage = {
  ...bareJob,
  closesAt: null,
  housePath: null,
  startsAt: null,
  workplace: null,
} satisfies Partial<JobDetails>;

/** A facet with its values. Each value has a key, a label and a number of offers. */
export const buildFacet = (name: FacetName, ...values: [key: string, label: string, count: number][]): Facet => ({
  name,
  values: values.map(([key, label, count]) => ({ key, label, count })),
});

export const facets = [
  buildFacet('country', ['CH', 'Switzerland', 1007], ['SG', 'Singapore', 2]),
  buildFacet('city', ['geneva', 'Geneva', 5], ['singapore', 'Singapore', 2]),
];

/** Offers with these titles. */
export const buildJobs = (...titles: string[]): JobItem[] =>
  titles.map((title) => buildJob({ jobId: title, jobPosting: title, path: title.toLowerCase() }));

/** One page of offers with these titles. By default, the only page. */
export const buildJobResponse = (titles: string[], overrides: Partial<JobResponse> = {}): JobResponse => ({
  success: true,
  result: buildJobs(...titles),
  nbPages: 1,
  nbHits: titles.length,
  facets,
  corrected: null,
  isPartial: false,
  missingWords: [],
  message: '',
  ...overrides,
});

export const listQuery = (overrides: Partial<ListQuery> = {}): ListQuery => ({ ...defaultListQuery, ...overrides });

/** The section with an initial list and its response. By default, the list has two pages. */
export const jobSearch = (overrides: Partial<Section<'job-search'>> = {}): Section<'job-search'> => ({
  type: 'job-search',
  query: listQuery(),
  answer: buildJobResponse(['Watchmaker', 'Gilder'], { nbPages: 2, nbHits: 4 }),
  pagination: null,
  ...overrides,
});
