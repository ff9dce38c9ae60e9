import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { formatDate } from '../../lib/i18n/formats.ts';
import { getVotes, type Period } from './figures.mts';
import { keyFigures, type Table } from './key-figures.mts';
import { createNumberFormats, createTranslator, type Language } from './language.mts';
import { createParts, type Part, type Parts } from './parts.mts';

export interface Contents {
  form: 'report' | 'release' | 'slides';
  /** The topic of the document in two or three words. */
  eyebrow: string;
  parts: Part[];
}

interface Prose {
  eyebrow: Record<Language, string>;
  /** Whether the parts are numbered. */
  numbered?: boolean;
  /** Blank lines separate the paragraphs of a text. */
  parts: Record<Language, { title: string; text: string; table?: Table }>[];
}
const prose = Object.fromEntries(
  readdirSync(new URL('texts', import.meta.url)).map((name) => [
    path.basename(name, '.yaml'),
    parse(readFileSync(new URL(`texts/${name}`, import.meta.url), 'utf8')) as Prose,
  ]),
);

const defineForm = (form: Contents['form'], part: Period['part'], choose: (parts: Parts) => Part[]) => ({
  of: form,
  part,
  choose,
});

/** How many periods the key figures of a report cover. */
const columnCounts = { 'annual-report': 4, 'half-year-report': 3 };

/** The parts of each kind of document about a period. */
const forms = {
  'annual-report': defineForm('report', 'year', (p) => [
    p.lead(),
    p.results(columnCounts['annual-report']),
    p.history(),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.outlook(),
    p.statement(),
  ]),
  'half-year-report': defineForm('report', 'h1', (p) => [
    p.lead(),
    p.results(columnCounts['half-year-report']),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.statement(),
  ]),
  'annual-results': defineForm('release', 'year', (p) => [
    p.lead(),
    p.results(2),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.outlook(),
    p.contact(),
  ]),
  'half-year-results': defineForm('release', 'h1', (p) => [
    p.lead(),
    p.results(2),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.contact(),
  ]),
  'q1-revenue': defineForm('release', 'q1', (p) => [p.lead(), p.sectors(), p.regions(), p.contact()]),
  'q3-revenue': defineForm('release', 'q3', (p) => [p.lead(), p.sectors(), p.regions(), p.contact()]),
  'annual-results-presentation': defineForm('slides', 'year', (p) => [
    p.highlights(),
    p.history(),
    p.sectorBars(),
    p.regions(),
    p.accounts(3),
    p.cashFigures(),
    p.outlook(),
  ]),
  'half-year-results-presentation': defineForm('slides', 'h1', (p) => [
    p.highlights(),
    p.history(),
    p.sectorBars(),
    p.regions(),
    p.accounts(3),
    p.cashFigures(),
  ]),
};

/** The key figures of a report as a table of numbers. Throws for documents without key figures. */
export const buildFigures = (kind: string, yearOrMonth: string, language: Language): (string | number)[][] => {
  if (kind !== 'annual-report' && kind !== 'half-year-report') throw new Error(`There are no figures of ${kind}.`);
  return keyFigures(language, { year: Number(yearOrMonth), part: forms[kind].part }).numbers(columnCounts[kind]);
};

const isForm = (kind: string): kind is keyof typeof forms => kind in forms;

const votingRights = (month: string, language: Language): Contents => {
  const t = createTranslator(language);
  const { integer } = createNumberFormats(language);
  const { shares, theoretical, exercisable } = getVotes(month);
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  const end = new Date(Date.UTC(year, monthNumber, 0));
  const date = formatDate(language, end.toISOString());
  return {
    form: 'release',
    eyebrow: 'Halcyre SE',
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
      { title: t('contactTitle'), paragraphs: [t('contact')] },
    ],
  };
};

/** A document from `texts`. */
const toContents = ({ eyebrow, numbered, parts }: Prose, language: Language): Contents => ({
  form: 'report',
  eyebrow: eyebrow[language],
  parts: parts.map(({ [language]: { title, text, table } }, index) => ({
    title: numbered ? createTranslator(language)('article', { number: index + 1, title }) : title,
    paragraphs: text.trim().split('\n\n'),
    ...(table && { table }),
  })),
});

/**
 * The contents of a document: `kind` is the kind of document, `at` its year, or its month for voting rights. Throws if
 * `kind` is unknown.
 */
export const buildContents = (kind: string, yearOrMonth: string, language: Language): Contents => {
  if (kind === 'voting-rights') return votingRights(yearOrMonth, language);
  const text = prose[kind];
  if (text) return toContents(text, language);
  if (!isForm(kind)) throw new Error(`There is no document "${kind}".`);
  const { of: form, part, choose } = forms[kind];
  const period = { year: Number(yearOrMonth), part };
  return { form, eyebrow: createTranslator(language)(part, period), parts: choose(createParts(language, period)) };
};
