import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Locale, locales } from '@/lib/i18n/locales';

interface Section {
  type: string;
  text?: string;
  author?: string;
  body?: string;
}

/** What a quotation is built on: two opposed halves, a question that people ask, or a thing that speaks or knows. */
type Device = 'antithesis' | 'asked' | 'voice';

/** A row of the table of quotations. `speaker` is the name in the languages that do not have their own. */
type Row = { entry: string; speaker: string; original: Locale; device?: Device | Device[] } & Partial<
  Record<Locale, string>
>;

const rows: Row[] = parse(readFileSync('docs/style/quotations.yaml', 'utf8'));

/** The sections of every entry, by entry and language: `houses/orvaine/fr`. */
const sectionsByVersion = new Map<string, Section[]>(
  globSync(`content/{articles,houses,pages,people}/*/{${locales.join(',')}}.yaml`).map((file) => [
    file.replace(/^content\/|\.yaml$/g, ''),
    parse(readFileSync(file, 'utf8')).sections ?? [],
  ]),
);

const entries = [...new Set([...sectionsByVersion.keys()].map((version) => version.replace(/\/\w+$/, '')))].toSorted();

const hasLocale = (entry: string, locale: Locale) => sectionsByVersion.has(`${entry}/${locale}`);

const getSections = (entry: string, locale: Locale) => sectionsByVersion.get(`${entry}/${locale}`) ?? [];

/** The index of every quotation in the sections of an entry. */
const findPlaces = (entry: string, locale: Locale) =>
  getSections(entry, locale).flatMap(({ type }, index) => (type === 'quote' ? [index] : []));

it.each<[Device, number]>([
  ['antithesis', 3],
  ['asked', 10],
  ['voice', 10],
])('at most one quotation in so many is built on this device: %s, %d', (device, many) => {
  const built = rows.filter((row) => [row.device ?? []].flat().includes(device));
  expect(built.length).toBeGreaterThan(0);
  expect(built.length).toBeLessThanOrEqual(rows.length / many);
});

it('few quotations begin with what people ask or think', () => {
  const opening = /^(?:People|They|Nobody ever) (?:ask|kept asking|keep asking|think|tease|lie|apologi[sz]e)/;
  const opened = rows.filter(({ entry }) =>
    getSections(entry, 'en').some(({ type, text = '' }) => type === 'quote' && opening.test(text)),
  );
  const listed = rows.filter(({ device }) => [device ?? []].flat().includes('asked'));
  expect(opened).toEqual(listed);
});

it('every quotation’s original language is one of its page', () => {
  expect(rows.filter(({ entry, original }) => !hasLocale(entry, original))).toEqual([]);
});

describe.each(locales)('the quotations in %s', (locale) => {
  it('are those of the table, by the same speakers', () => {
    const quotations = entries.flatMap((entry) =>
      getSections(entry, locale).flatMap(({ type, author }) => (type === 'quote' ? [`${entry}: ${author}`] : [])),
    );
    const expected = rows
      .filter(({ entry }) => hasLocale(entry, locale))
      .map((row) => `${row.entry}: ${row[locale] ?? row.speaker}`);
    expect(quotations).toEqual(expected);
  });

  it('are at the same place as in the original language', () => {
    for (const { entry, original } of rows.filter((row) => hasLocale(row.entry, locale)))
      expect(findPlaces(entry, locale), entry).toEqual(findPlaces(entry, original));
  });
});

it.each(['en', 'fr'] as const)('the quotation of the half-year results is in the transcript in %s', (locale) => {
  const transcript = readFileSync('content/document-texts/texts/half-year-results-transcript.yaml', 'utf8');
  const [quotation] = getSections('articles/half-year-2026', locale).filter(({ type }) => type === 'quote');
  expect(transcript).toContain(quotation?.text);
});

const quotationMarks: Record<Locale, RegExp> = {
  en: /“[^”]+”/g,
  fr: /«[^»]+»/g,
  it: /«[^»]+»/g,
  cn: /“[^”]+”/g,
  jp: /「[^」]+」/g,
};

/** The number of words in quotation marks in every paragraph of an entry. */
const countMarks = (entry: string, locale: Locale): number[] =>
  getSections(entry, locale)
    .flatMap(({ body = '' }) => body.split('\n\n'))
    .map((paragraph) => paragraph.match(quotationMarks[locale])?.length ?? 0);

it('stories quote words in the same paragraphs in every language', () => {
  for (const entry of entries.filter((id) => /^(?:articles|houses|people)\//.test(id) && hasLocale(id, 'en'))) {
    const english = countMarks(entry, 'en');
    for (const locale of locales.filter((other) => hasLocale(entry, other))) {
      const counts = countMarks(entry, locale);
      // Chinese and Japanese also put names of things and terms in quotation marks.
      if (locale === 'cn' || locale === 'jp') expect(counts.length, `${entry} in ${locale}`).toBe(english.length);
      else expect(counts, `${entry} in ${locale}`).toEqual(english);
      for (const [index, count] of english.entries())
        expect(counts[index], `${entry} in ${locale}, paragraph ${index}`).toBeGreaterThanOrEqual(count);
    }
  }
});
