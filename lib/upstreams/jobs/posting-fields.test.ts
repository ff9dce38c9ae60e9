import { describe, expect, it } from 'vitest';
import {
  buildPosting,
  parseDate,
  parseEmployment,
  parsePay,
  parseWorkModel,
  readOwnFields,
  toLanguageTag,
  toPostingId,
  toTerm,
} from './posting-fields';

describe('toTerm', () => {
  it('derives the same key from equal names, which URLs can contain', () => {
    expect(toTerm(' Maison Zélie ')).toEqual({ key: 'maison-zelie', names: 'Maison Zélie' });
    expect(toTerm('店舗')).toEqual({ key: '店舗', names: '店舗' });
    expect(toTerm('x'.repeat(100))?.key).toHaveLength(64);
  });

  it.each(['', '  ', null, undefined])('returns undefined for %j', (name) => expect(toTerm(name)).toBeUndefined());
});

it.each([
  ['Full-time', { jobTimeType: { key: 'full-time', names: 'Full-time' } }],
  ['Fulltime', { jobTimeType: { key: 'full-time', names: 'Fulltime' } }],
  ['Part Time', { jobTimeType: { key: 'part-time', names: 'Part Time' } }],
  ['Temps plein', { jobTimeType: { key: 'full-time', names: 'Temps plein' } }],
  ['非全日制', { jobTimeType: { key: 'part-time', names: '非全日制' } }],
  ['Internship', { workerSubType: { key: 'internship', names: 'Internship' } }],
  [null, {}],
])('the employment type %s is a working time or a contract', (name, expected) => {
  expect(parseEmployment(name)).toEqual(expected);
});

it.each([
  ['2026-06-01', '2026-06-01'],
  ['2026-06-01-07:00', '2026-06-01'],
  ['2026-06-01T23:30:00.000Z', '2026-06-01'],
  [Date.UTC(2026, 5, 1, 23), '2026-06-01'],
  ['2026-19-01', undefined],
  ['2026-02-30', undefined],
  ['Posted Today', undefined],
  [null, undefined],
])('the date of %s is %s', (value, date) => expect(parseDate(value)).toBe(date));

describe('parsePay', () => {
  const yearly = { min: 41_000, max: 52_500, currency: 'EUR', period: 'year' };

  it.each([
    ['per-year-salary', 'year'],
    ['YEARLY', 'year'],
    ['Annual base salary range:', 'year'],
    ['Rémunération annuelle brute', 'year'],
    ['RAL', 'year'],
    ['年収', 'year'],
    ['per-month-salary', 'month'],
    ['月薪', 'month'],
    ['per-day-wage', 'day'],
    ['Hourly', 'hour'],
  ])('reads the period of “%s”', (period, expected) =>
    expect(parsePay({ ...yearly, period })).toEqual({ ...yearly, period: expected }),
  );

  it.each([undefined, 'NYC Salary Range', 'one-time', 'semi-month-salary', 'bi-week-salary', 'hourly or monthly'])(
    'has no pay with the period %j',
    (period) => expect(parsePay({ ...yearly, period })).toBeUndefined(),
  );

  it('takes one bound as both, and digits as numbers', () => {
    expect(parsePay({ ...yearly, max: null })).toEqual({ ...yearly, max: 41_000 });
    expect(parsePay({ ...yearly, min: undefined, max: '52500.5' })).toEqual({
      ...yearly,
      min: 52_500.5,
      max: 52_500.5,
    });
  });

  it.each([
    { min: null, max: null },
    { min: 0, max: 0 },
    { min: 60_000 },
    { min: '41.000,00' },
    { currency: undefined },
    { currency: '€' },
  ])('has no pay with %j', (invalid) => expect(parsePay({ ...yearly, ...invalid })).toBeUndefined());
});

it.each([
  ['on-site', ['On-site', 'onsite', 'In office', 'Présentiel', '现场办公', '出社']],
  ['hybrid', ['hybrid', 'Hybrid Remote', 'Hybride', 'Hybrid - Paris', 'ハイブリッド勤務']],
  [
    'remote',
    ['Remote', 'Fully Remote', 'Remote, France', 'Remote (EMEA)', 'Télétravail', 'リモートワーク', '远程办公'],
  ],
  [
    undefined,
    ['unspecified', 'Remote Eligible', 'Remote or Paris', 'Remote; Paris', 'No remote', 'Flexible', 'Paris', '', null],
  ],
])('the work model %s is in %j', (workModel, texts) =>
  expect(texts.map(parseWorkModel)).toEqual(texts.map(() => workModel)),
);

it('converts own fields to facts, without those that do not parse', () => {
  const fields = {
    houseName: 'Maison',
    weeklyHours: 'Hours',
    startsAt: 'Start',
    workplaceName: 'Shop',
    workplaceAddress: 'Address',
    team: 'Team',
    steps: 'Steps',
  };
  const facts = {
    Maison: 'Zélie',
    Hours: '37,5',
    Start: '2026-09-01T00:00',
    Shop: 'Shop',
    Address: 'Here',
    Team: 'Nine',
    Steps: 'A\n\nB',
  };
  const convert = (values: Record<string, string>) => readOwnFields(fields, (field) => values[field]);
  expect(convert(facts)).toEqual({
    houseName: { key: 'zelie', names: 'Zélie' },
    weeklyHours: 37.5,
    startsAt: '2026-09-01',
    workplace: { name: 'Shop', address: 'Here' },
    team: 'Nine',
    steps: ['A', 'B'],
  });
  expect(convert({ Maison: ' ', Hours: '1607', Start: 'soon', Shop: 'Shop', Team: ' ' })).toEqual({});
});

it.each([
  ['Kuyumcu', 'Atölyemizde her gün küçük bir ekiple birlikte elde altın yüzükler yapıyorsunuz.', { language: 'tr' }],
  ['Goldsmith', '', { language: 'de', isLanguageAssumed: true }],
])('the language of %s is detected, or assumed to be that of the board', async (jobPosting, html, expected) => {
  const required = { jobId: '1', jobPosting, html, applyUrl: 'https://jobs.example', isOpen: true, places: [] };
  const posting = await buildPosting({ ...required, fallbackLanguage: 'de' });
  expect(posting).toEqual({ ...posting, isLanguageAssumed: undefined, ...expected });
});

it('language codes and ids have the format of the contract', () => {
  expect(['en', 'fr_CA', 'zh-cn', '', 'no language', null].map(toLanguageTag)).toEqual([
    'en',
    'fr-CA',
    'zh-CN',
    undefined,
    undefined,
    undefined,
  ]);
  expect([toPostingId('R_12/3'), toPostingId(127817)]).toEqual(['R-12-3', '127817']);
});
