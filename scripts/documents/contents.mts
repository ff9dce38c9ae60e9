import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { formatDate } from '../../lib/i18n/formats.ts';
import { type Period, votesAt } from './figures.mts';
import { keyFigures, type Table } from './key-figures.mts';
import { type Language, numbersIn, wordsIn } from './language.mts';
import { type Part, type Parts, partsIn } from './parts.mts';

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

const form = (of: Contents['form'], part: Period['part'], choose: (parts: Parts) => Part[]) => ({ of, part, choose });

/** How many periods the key figures of a report cover. */
const columnsOf = { 'annual-report': 4, 'half-year-report': 3 };

/** The parts of each kind of document about a period. */
const forms = {
  'annual-report': form('report', 'year', (p) => [
    p.lead(),
    p.results(columnsOf['annual-report']),
    p.history(),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.outlook(),
    p.statement(),
  ]),
  'half-year-report': form('report', 'h1', (p) => [
    p.lead(),
    p.results(columnsOf['half-year-report']),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.statement(),
  ]),
  'annual-results': form('release', 'year', (p) => [
    p.lead(),
    p.results(2),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.outlook(),
    p.contact(),
  ]),
  'half-year-results': form('release', 'h1', (p) => [
    p.lead(),
    p.results(2),
    p.sectors(),
    p.regions(),
    p.cash(),
    p.contact(),
  ]),
  'q1-revenue': form('release', 'q1', (p) => [p.lead(), p.sectors(), p.regions(), p.contact()]),
  'q3-revenue': form('release', 'q3', (p) => [p.lead(), p.sectors(), p.regions(), p.contact()]),
  'annual-results-presentation': form('slides', 'year', (p) => [
    p.highlights(),
    p.history(),
    p.sectorBars(),
    p.regions(),
    p.accounts(3),
    p.cashFigures(),
    p.outlook(),
  ]),
  'half-year-results-presentation': form('slides', 'h1', (p) => [
    p.highlights(),
    p.history(),
    p.sectorBars(),
    p.regions(),
    p.accounts(3),
    p.cashFigures(),
  ]),
};

/** The key figures of a report as a table of numbers. Throws for documents without key figures. */
export const figuresOf = (kind: string, at: string, language: Language): (string | number)[][] => {
  if (kind !== 'annual-report' && kind !== 'half-year-report') throw new Error(`There are no figures of ${kind}.`);
  return keyFigures(language, { year: Number(at), part: forms[kind].part }).numbers(columnsOf[kind]);
};

const isForm = (kind: string): kind is keyof typeof forms => kind in forms;

const votingRights = (month: string, language: Language): Contents => {
  const t = wordsIn(language);
  const { whole } = numbersIn(language);
  const { shares, theoretical, exercisable } = votesAt(month);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const end = new Date(Date.UTC(year, number, 0));
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
            [t('shares'), whole(shares)],
            [t('theoretical'), whole(theoretical)],
            [t('exercisable'), whole(exercisable)],
          ],
        },
      },
      { title: t('contactTitle'), paragraphs: [t('contact')] },
    ],
  };
};

/** A document from `texts`. */
const proseIn = ({ eyebrow, numbered, parts }: Prose, language: Language): Contents => ({
  form: 'report',
  eyebrow: eyebrow[language],
  parts: parts.map(({ [language]: { title, text, table } }, index) => ({
    title: numbered ? wordsIn(language)('article', { number: index + 1, title }) : title,
    paragraphs: text.trim().split('\n\n'),
    ...(table && { table }),
  })),
});

/**
 * The contents of a document: `kind` is the kind of document, `at` its year, or its month for voting rights. Throws if
 * `kind` is unknown.
 */
export const contentsOf = (kind: string, at: string, language: Language): Contents => {
  if (kind === 'voting-rights') return votingRights(at, language);
  const text = prose[kind];
  if (text) return proseIn(text, language);
  if (!isForm(kind)) throw new Error(`There is no document "${kind}".`);
  const { of, part, choose } = forms[kind];
  const period = { year: Number(at), part };
  return { form: of, eyebrow: wordsIn(language)(part, period), parts: choose(partsIn(language, period)) };
};
