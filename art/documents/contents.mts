import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import brand from '../../content/brand.json' with { type: 'json' };
import { formatDate } from '../../lib/i18n/formats.ts';
import type { Locale, PerLocale } from '../../lib/i18n/locales.ts';
import { getVotingRights, type Period } from './figures.mts';
import { createKeyFigures, type Table } from './key-figures.mts';
import { createNumberFormats, createTranslator, type Language, toLanguage } from './language.mts';
import { buildShareFacts, createParts, type Part, type Parts } from './parts.mts';

/** The contents of a document, before layout. */
export interface Contents {
  format: 'report' | 'release' | 'slides';
  /** The topic of the document in two or three words. */
  eyebrow: string;
  parts: Part[];
}

/** A document from `texts`, with its texts in each of its languages. */
interface Prose {
  /** The default is `report`. */
  format?: Contents['format'];
  eyebrow: PerLocale<string>;
  /** Whether the parts are numbered as articles. */
  numbered?: boolean;
  /** The parts of the document. Blank lines separate the paragraphs of a text. */
  parts: PerLocale<{ title: string; text: string; table?: Table }>[];
}
const textsFolder = new URL('../../content/document-texts/texts/', import.meta.url);
const prose = Object.fromEntries(
  readdirSync(textsFolder).map((name) => [
    path.basename(name, '.yaml'),
    parse(readFileSync(new URL(name, textsFolder), 'utf8')) as Prose,
  ]),
);

/** Defines a kind of document about a period: its format, the part of the year, and the selection of its parts. */
const defineKind = (format: Contents['format'], part: Period['part'], selectParts: (parts: Parts) => Part[]) => ({
  format,
  part,
  selectParts,
});

/** The number of periods in the key figures of a report. */
const columnCounts = { 'annual-report': 4, 'half-year-report': 3 };

/** The kinds of documents about a period. */
const periodKinds = {
  'annual-report': defineKind('report', 'year', (p) => [
    p.lead(),
    p.results(columnCounts['annual-report']),
    p.history(),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.outlook(),
    p.statement(),
  ]),
  'half-year-report': defineKind('report', 'h1', (p) => [
    p.lead(),
    p.results(columnCounts['half-year-report']),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.statement(),
  ]),
  'annual-results': defineKind('release', 'year', (p) => [
    p.lead(),
    p.results(2),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.outlook(),
    p.share(),
    p.contact(),
  ]),
  'half-year-results': defineKind('release', 'h1', (p) => [
    p.lead(),
    p.results(2),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.share(),
    p.contact(),
  ]),
  'q1-revenue': defineKind('release', 'q1', (p) => [p.lead(), p.sectors(), p.regions(), p.share(), p.contact()]),
  'q3-revenue': defineKind('release', 'q3', (p) => [p.lead(), p.sectors(), p.regions(), p.share(), p.contact()]),
  'annual-results-presentation': defineKind('slides', 'year', (p) => [
    p.highlights(),
    p.history(),
    p.sectorBars(),
    p.regions(),
    p.accounts(3),
    p.cashFigures(),
    p.outlook(),
  ]),
  'half-year-results-presentation': defineKind('slides', 'h1', (p) => [
    p.highlights(),
    p.history(),
    p.sectorBars(),
    p.regions(),
    p.accounts(3),
    p.cashFigures(),
  ]),
};

/** Builds the key figures of a report as rows of numbers. Throws for a kind of document without key figures. */
export const buildFigures = (kind: string, year: string, language: Language): (string | number)[][] => {
  if (kind !== 'annual-report' && kind !== 'half-year-report') throw new Error(`There are no key figures of ${kind}.`);
  const period = { year: Number(year), part: periodKinds[kind].part };
  return createKeyFigures(language, period).buildNumbers(columnCounts[kind]);
};

const isPeriodKind = (kind: string): kind is keyof typeof periodKinds => kind in periodKinds;

/** Builds the monthly statement of shares and voting rights. */
const buildVotingRights = (month: string, language: Language): Contents => {
  const t = createTranslator(language);
  const { integer } = createNumberFormats(language);
  const { shares, theoretical, exercisable } = getVotingRights(month);
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  const end = new Date(Date.UTC(year, monthNumber, 0));
  const date = formatDate(language, end.toISOString());
  return {
    format: 'release',
    eyebrow: brand.legalName,
    parts: [
      {
        title: t('votesTitle', { date }),
        paragraphs: [t('votesAre'), t('legal')],
        table: {
          head: ['', date],
          rows: [
            [t('shares'), integer(shares)],
            [t('theoretical'), integer(theoretical)],
            [t('exercisable'), integer(exercisable)],
          ],
        },
      },
      buildShareFacts(language),
      { title: t('contactTitle'), paragraphs: [t('contact')] },
    ],
  };
};

/** Converts a document from `texts` to contents in a language. */
const toContents = ({ format = 'report', eyebrow, numbered, parts }: Prose, language: Locale): Contents => ({
  format,
  eyebrow: eyebrow[language],
  parts: parts.map(({ [language]: { title, text, table } }, index) => ({
    title: numbered ? createTranslator(language)('article', { number: index + 1, title }) : title,
    paragraphs: text.trim().split('\n\n'),
    ...(table && { table }),
  })),
});

/**
 * Builds the contents of a document of a kind. `yearOrMonth` is the month for voting rights (`2026-04`), otherwise the
 * year. Throws if the kind is unknown.
 */
export const buildContents = (kind: string, yearOrMonth: string, locale: Locale): Contents => {
  const text = prose[kind];
  if (text) return toContents(text, locale);
  const language = toLanguage(locale);
  if (kind === 'voting-rights') return buildVotingRights(yearOrMonth, language);
  if (!isPeriodKind(kind)) throw new Error(`There is no document "${kind}".`);
  const { format, part, selectParts } = periodKinds[kind];
  const period = { year: Number(yearOrMonth), part };
  const parts = selectParts(createParts(language, period));
  return { format, eyebrow: createTranslator(language)(part, period), parts };
};
