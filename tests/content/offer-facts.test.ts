import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Locale, locales, mapLocales } from '@/lib/i18n/locales';
import { makeOffers } from '@/scripts/offers/make-offers.mts';

type Texts = Record<string, { mission: string; profile: string[] }>;
const texts = mapLocales((locale): Texts => parse(readFileSync(`content/demonstration-offers/${locale}.yaml`, 'utf8')));

/** The words of each language for the numbers from one. */
const numbers: Record<Locale, string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  fr: ['une?', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  it: ['uno?', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'],
  cn: ['一', '两', '三', '四', '五', '六', '七', '八'],
  jp: ['1', '2', '3', '4', '5', '6', '7', '8'],
};
const years: Record<Locale, string> = { en: ' years', fr: ' ans', it: ' anni', cn: '年', jp: '年' };
const months: Record<Locale, string> = { en: ' months', fr: ' mois', it: ' mesi', cn: '个月', jp: 'か月' };

const findNumber = (locale: Locale, lines: string[], unit: string): number | undefined => {
  const text = lines.join('\n').replaceAll('\u00a0', ' ').toLowerCase();
  const word = text.match(new RegExp(`(${numbers[locale].join('|')})${unit}`, 'u'))?.[1];
  const index = numbers[locale].findIndex((pattern) => word && new RegExp(`^(?:${pattern})$`).test(word));
  return index < 0 ? undefined : index + 1;
};

it.each(Object.keys(texts.en))('an offer asks for the same experience in every language: %s', (role) => {
  const experience = mapLocales((locale) => findNumber(locale, texts[locale][role]?.profile ?? [], years[locale]));
  expect(experience).toEqual(mapLocales(() => experience.en));
});

it.each(Object.keys(texts.en).filter((role) => role.endsWith('-internship')))(
  'an internship has the same length in every language: %s',
  (role) => {
    const lengths = mapLocales((locale) => {
      const { mission = '', profile = [] } = texts[locale][role] ?? {};
      return findNumber(locale, [mission, ...profile], months[locale]);
    });
    expect(lengths).toEqual(mapLocales(() => 6));
  },
);

/** What an offer asks for, in the words of each language. */
const requirements: Record<string, Record<Locale, RegExp>> = {
  travel: { en: /travel/, fr: /déplacements|mobilité/i, it: /viagg|spostarsi/, cn: /出差/, jp: /出張/ },
  'duty on call': { en: /on-call/, fr: /astreintes/, it: /reperibilità/, cn: /轮值/, jp: /当番/ },
  'unusual hours': {
    en: /shifts|evenings|opening hours|busy weeks/,
    fr: /travail posté|soirs|heures d’ouverture|semaines chargées/,
    it: /su turni|sere|orario di apertura|settimane intense/,
    cn: /轮班|晚间|营业时间|繁忙时期/,
    jp: /交代勤務|夜間|営業時間外|繁忙期|早朝|早番|週末/,
  },
  English: { en: /English/, fr: /anglais/i, it: /inglese/i, cn: /英[语文]/, jp: /英語/ },
  'a portfolio': { en: /portfolio/i, fr: /portfolio/i, it: /portfolio/i, cn: /作品集/, jp: /作品集/ },
  'a degree, a course or training': {
    en: /degree|diploma|qualification|training(?: or|,| in| and)|school|course|^Student/i,
    fr: /diplôme|formation (?!d’adultes)|CAP |BTS |master|école|scolarité|études/i,
    it: /laurea|diploma|formazione (?!di adulti)|qualifica|scuola|titolo|percorso|corso/i,
    cn: /毕业|学历|文凭|(?<!现场|成人)培训|在读|课程|资格/,
    jp: /学位|修士|課程|修了|資格(?!があれば)|学士/,
  },
};

it.each(Object.entries(requirements))('the same offers ask for this in every language: %s', (_, patterns) => {
  const roles = mapLocales((locale) =>
    Object.entries(texts[locale]).flatMap(([role, { profile }]) =>
      profile.some((line) => patterns[locale].test(line)) ? [role] : [],
    ),
  );
  expect(roles.en.length).toBeGreaterThan(0);
  expect(roles).toEqual(mapLocales(() => roles.en));
});

describe.each(locales)('the page about apprenticeships in %s', (locale) => {
  const sections: { anchor?: string; body?: string }[] = parse(
    readFileSync(`content/pages/apprenticeships/${locale}.yaml`, 'utf8'),
  ).sections;
  /** The cells of a table, without its head. */
  const readRows = (anchor: string): string[][] =>
    (sections.find((section) => section.anchor === anchor)?.body ?? '')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim()));
  const trades = readRows('trades');
  const labels = parse(readFileSync('content/offers/labels.yaml', 'utf8'));
  const roles: Record<string, { pay: number[] }> = parse(
    readFileSync('content/demonstration-offers/roles.yaml', 'utf8'),
  );
  const offers = makeOffers({ from: new Date('2026-01-01'), to: new Date('2027-12-31') });

  it.each([
    ['leather-apprentice', 2],
    ['couture-apprentice', 2],
    ['watchmaking-apprentice', 4],
  ])('gives the places and the length of the offers: %s', (role, length) => {
    const row =
      trades[
        Object.keys(roles)
          .filter((key) => key.endsWith('-apprentice'))
          .indexOf(role)
      ];
    expect(Number.parseInt(row?.[3] ?? '', 10)).toBe(length);
    expect(findNumber(locale, [texts[locale][role]?.mission ?? ''], years[locale])).toBe(length);
    const cities = new Set(offers.filter((offer) => offer.role === role).map(({ locationCity }) => locationCity ?? ''));
    expect(cities.size).toBeGreaterThan(2);
    for (const city of cities) expect(row?.[2]).toContain(labels.locationCity[city][locale]);
  });

  it('lists seventeen trades', () => {
    expect(trades.flatMap((row) => row[1]?.split(/[:：]/)[1]?.split(/[,、]/) ?? [])).toHaveLength(17);
  });

  it('gives the pay of the offers in France, which are for two years', () => {
    const amounts = readRows('pay').flatMap((row) =>
      row
        .slice(2, 4)
        .map((cell) => Number(cell.replace(/\D/g, '')))
        .filter((amount) => amount > 0),
    );
    const range = [Math.min(...amounts), Math.max(...amounts)];
    for (const role of ['leather-apprentice', 'couture-apprentice']) expect(roles[role]?.pay).toEqual(range);
  });
});
