import { describe, expect, it } from 'vitest';
import { detectLanguage, parseDate, parseEmployment, toLanguageTag, toPostingId, toTerm } from './posting-fields';

describe('toTerm', () => {
  it('derives the same key from equal names, which URLs can contain', () => {
    expect(toTerm(' Maison Zélie ')).toEqual({ key: 'maison-zelie', names: 'Maison Zélie' });
    expect(toTerm('店舗')).toEqual({ key: '店舗', names: '店舗' });
    expect(toTerm('x'.repeat(100))?.key).toHaveLength(64);
  });

  it.each(['', '  ', null, undefined])('returns undefined for %j', (name) => expect(toTerm(name)).toBeUndefined());
});

it.each([
  ['Full-time', { time: { key: 'full-time', names: 'Full-time' } }],
  ['Fulltime', { time: { key: 'full-time', names: 'Fulltime' } }],
  ['Part Time', { time: { key: 'part-time', names: 'Part Time' } }],
  ['Internship', { contract: { key: 'internship', names: 'Internship' } }],
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
  ['Posted Today', undefined],
  [null, undefined],
])('the date of %s is %s', (value, date) => expect(parseDate(value)).toBe(date));

describe('detectLanguage', () => {
  it.each([
    ['Horloger', 'Vous assemblez et réglez les mouvements dans notre atelier.', 'fr'],
    ['Watchmaker', 'You assemble and adjust movements in our workshop.', 'en'],
    ['Orologiaio', 'Assemblerete e regolerete i movimenti nel nostro atelier.', 'it'],
    ['Uhrmacher', 'Sie fertigen Uhrwerke in unserer Werkstatt und prüfen sie.', 'de'],
    ['制表师', '负责组装和调整机芯。', 'zh'],
    ['時計職人', '時計を組み立てます。 English words may follow in any number of them.', 'ja'],
    ['X', '', 'fr-CH'],
    ['Retail Manager', '', 'fr-CH'],
    ['Store Manager', '', 'fr-CH'],
    ['HR Business Partner', '', 'fr-CH'],
    ['Goldsmith', 'You make rings.', 'fr-CH'],
    ['Senior Manager Retail Operations, Watches & Jewellery, Flagship Stores', '', 'en'],
    ['店长', '', 'zh'],
    ['매장 매니저', '', 'ko'],
  ])('detects the language of %s', (title, text, language) => {
    expect(detectLanguage(title, `<p>${text}</p>`, 'fr-CH')).toBe(language);
  });
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
