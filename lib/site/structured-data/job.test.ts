import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { PageLocalization } from '@/lib/model/page';
import { buildPosting } from '@/tests/support/jobs';
import { buildBarePosting } from '@/tests/support/offers';
import { findUnknownProperties } from '@/tests/support/schema-org';
import { buildSiteContent } from '@/tests/support/site-content';
import type { JobDetails } from '../../model/job';
import type { SiteContent } from '../../model/site-content';
import type { Posting } from '../../upstreams/jobs/contract';
import { toTerm } from '../../upstreams/jobs/posting-fields';
import { buildJobPostingThing } from './job';

const labels = parse(readFileSync('content/offers/labels.yaml', 'utf8'));

const pageLocalizations: PageLocalization[] = [
  { locale: 'en', path: '/en/jobs/europe/watchmaker-1/' },
  { locale: 'fr', path: '/fr/emplois/europe/watchmaker-1/' },
];
const buildTerm = (names: string) => ({ key: names.toLowerCase(), names });
const london = { locationCity: buildTerm('London'), locationCountry: 'GB' };
const nowhere = { locationCity: undefined, locationCountry: undefined };
const boardPosting: Posting = {
  ...buildBarePosting('J-1', { publishedAt: '2026-02-01', closesAt: '2026-03-01', startsAt: '2026-05-01' }),
  houseName: buildTerm('Helvant'),
  workerSubType: buildTerm('Permanent'),
  locationCity: buildTerm('Geneva'),
  locationCountry: 'CH',
  pay: { min: 70_000, max: 90_000, currency: 'CHF', period: 'year' },
  workplace: { name: 'Helvant workshop, Geneva', address: 'Rue des Guillocheurs 7, 1204 Genève' },
  description: buildPosting().description,
  isOpen: true,
};

type Changes = Partial<Posting & Pick<JobDetails, 'housePath' | 'lang'>>;

/** Describes an offer with changed facts; `houseName` and the description are the same on its page. */
const tryBuildData = (
  { housePath, lang, ...changes }: Changes = {},
  content: Partial<SiteContent> = {},
  mark?: string,
) => {
  const posting = { ...boardPosting, ...changes };
  const job = buildPosting({
    description: posting.description,
    houseName: posting.houseName ? 'Helvant' : null,
    ...(housePath !== undefined && { housePath }),
    ...(lang && { lang }),
  });
  return buildJobPostingThing({ posting, job, content: buildSiteContent({ pageLocalizations, ...content }), mark });
};
const buildData = (...args: Parameters<typeof tryBuildData>) => {
  const thing = tryBuildData(...args);
  if (!thing) throw new Error('the offer lacks what search engines require');
  return thing;
};

describe('an offer for search engines', () => {
  it('has everything that they require, as its page shows it', () => {
    expect(buildData({ jobTimeType: toTerm('Full-time') }, {}, '/media/marks/helvant.svg')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Watchmaker',
      description: '<h2>Your mission</h2><p>You build movements.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Helvant', value: 'J-1' },
      datePosted: '2026-02-01T00:00:00Z',
      validThrough: '2026-03-01T23:59:59Z',
      employmentType: ['FULL_TIME'],
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Helvant',
        sameAs: 'https://halcyre.example/en/houses/helvant/',
        logo: 'https://halcyre.example/media/marks/helvant.svg',
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Rue des Guillocheurs 7, 1204 Genève',
          addressLocality: 'Geneva',
          addressCountry: 'CH',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'CHF',
        value: { '@type': 'QuantitativeValue', minValue: 70_000, maxValue: 90_000, unitText: 'YEAR' },
      },
      workHours: '42 hours a week',
      jobStartDate: '2026-05-01',
      directApply: false,
      url: 'https://halcyre.example/en/jobs/europe/watchmaker-1/',
    });
  });

  it.each<[string, string | null, string[] | undefined]>([
    ['Full time', 'Permanent', ['FULL_TIME']],
    ['part-time', 'fixed-term', ['PART_TIME', 'TEMPORARY']],
    ['full-time', 'internship', ['FULL_TIME', 'INTERN']],
    ['Intern', null, ['INTERN']],
    ['Trainee', null, ['INTERN']],
    ['International assignment', null, undefined],
    ['Fixed Term (12 months)', null, ['TEMPORARY']],
    ['Seasonal', null, ['TEMPORARY']],
    ['Contract', null, ['CONTRACTOR']],
    ['Contingent Worker', null, ['CONTRACTOR']],
    ['Permanent contract', null, undefined],
    ['Volunteer', null, ['VOLUNTEER']],
    ['Per diem', null, ['PER_DIEM']],
    ['CDI', 'Temps plein', ['FULL_TIME']],
    ['CDD', 'Temps partiel', ['PART_TIME', 'TEMPORARY']],
    ['Stage', null, ['INTERN']],
    ['Alternance', null, ['OTHER']],
    ['Intérim', null, ['TEMPORARY']],
    ['Tempo determinato', 'Tempo pieno', ['FULL_TIME', 'TEMPORARY']],
    ['Tempo indeterminato', null, undefined],
    ['Tirocinio', null, ['INTERN']],
    ['无固定期限合同', '非全日制', ['PART_TIME']],
    ['固定期限合同', '全日制', ['FULL_TIME', 'TEMPORARY']],
    ['实习', null, ['INTERN']],
    ['正社員', 'フルタイム', ['FULL_TIME']],
    ['契約社員', '非常勤', ['PART_TIME', 'TEMPORARY']],
    ['業務委託', null, ['CONTRACTOR']],
  ])('has schema.org’s terms for the words of boards: %s and %s are %j', (contract, time, expected) => {
    const [workerSubType, jobTimeType] = [contract, time].map(toTerm);
    expect(buildData({ workerSubType, jobTimeType }).employmentType).toEqual(expected);
  });

  it('says that it is remote, and from which countries, only if all work is', () => {
    expect(buildData()).not.toHaveProperty('jobLocationType');
    const switzerland = { '@type': 'Country', name: 'Switzerland' };
    expect(buildData({ workModel: 'remote' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: switzerland,
    });
    expect(buildData({ workModel: 'remote', otherPlaces: [london] })).toMatchObject({
      applicantLocationRequirements: [switzerland, { '@type': 'Country', name: 'United Kingdom' }],
    });
  });

  it.each<[string, Changes]>([
    ['no text', { description: '<p> </p>' }],
    ['no place', nowhere],
    ['no country', { locationCountry: undefined }],
    ['remote work in no country', { ...nowhere, workModel: 'remote' }],
    ['a last day before the first one', { closesAt: '2026-01-31' }],
  ])('is not described to them with %s, because they reject such descriptions', (_, parts) => {
    expect(tryBuildData(parts)).toBeNull();
  });

  it('has its address in the locale, and the group as employer without a house or its page', () => {
    expect(buildData({ houseName: undefined, housePath: null, closesAt: undefined })).toEqual(
      expect.not.objectContaining({ validThrough: expect.anything() }),
    );
    expect(buildData({ houseName: undefined, housePath: null })).toMatchObject({
      identifier: { name: buildSiteContent().titleSuffix },
      hiringOrganization: { name: buildSiteContent().titleSuffix },
    });
    expect(buildData({ housePath: null }, { locale: 'fr' })).toMatchObject({
      url: 'https://halcyre.example/fr/emplois/europe/watchmaker-1/',
      hiringOrganization: {
        sameAs: 'https://halcyre.example/fr/',
        logo: 'https://halcyre.example/icon-512.png',
      },
    });
  });

  it('has no property that an offer does not define, such as its language', () => {
    expect(findUnknownProperties(buildData({ lang: 'ja-JP', workModel: 'remote' }, { locale: 'fr' }))).toEqual([]);
  });
});

describe('the place of an offer', () => {
  const getLocation = (changes: Changes) => {
    const { jobLocation } = buildData({ workplace: undefined, ...changes }) as { jobLocation?: { address: object } };
    return jobLocation?.address;
  };

  it('is one of several if the offer is in several', () => {
    const austin = { locationCity: buildTerm('Austin'), region: 'Texas', locationCountry: 'US' };
    const postal = { '@type': 'PostalAddress' };
    expect(buildData({ region: 'GE', otherPlaces: [london, austin], workplace: undefined }).jobLocation).toEqual([
      {
        '@type': 'Place',
        address: { ...postal, addressLocality: 'Geneva', addressRegion: 'GE', addressCountry: 'CH' },
      },
      { '@type': 'Place', address: { ...postal, addressLocality: 'London', addressCountry: 'GB' } },
      {
        '@type': 'Place',
        address: { ...postal, addressLocality: 'Austin', addressRegion: 'Texas', addressCountry: 'US' },
      },
    ]);
  });

  it('has only what is known of it', () => {
    const postal = { '@type': 'PostalAddress' };
    expect(getLocation({ locationCity: undefined })).toEqual({ ...postal, addressCountry: 'CH' });
    expect(getLocation({ locationCountry: undefined, otherPlaces: [london] })).toEqual({
      ...postal,
      addressLocality: 'London',
      addressCountry: 'GB',
    });
  });
});

it('an offer has schema.org’s terms for every contract and working time of the site', () => {
  for (const time of Object.keys(labels.jobTimeType))
    for (const contract of Object.keys(labels.workerSubType)) {
      const { employmentType } = buildData({ jobTimeType: toTerm(time), workerSubType: toTerm(contract) });
      expect(employmentType, `${time} ${contract}`).toHaveLength(contract === 'permanent' ? 1 : 2);
    }
});
