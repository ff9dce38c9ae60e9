import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { formatDate } from '../../lib/i18n/formats.ts';
import { accountsOf, before, nineMonths, type Period, regionsOf, revenueOf, sectorsOf, votesAt } from './figures.mts';

export type Language = 'en' | 'fr';

export interface Table {
  head: string[];
  rows: string[][];
  /** Whether the last row is the total of the others. */
  total?: boolean;
}

/** A part of a document: its text, then its figures, chart and table. */
export interface Part {
  title: string;
  paragraphs?: string[];
  figures?: { value: string; label: string }[];
  bars?: { label: string; amount: number; text: string }[];
  table?: Table;
}

export interface Contents {
  form: 'report' | 'release' | 'slides';
  /** The topic of the document in two or three words. */
  eyebrow: string;
  parts: Part[];
}

interface Line {
  label: string;
  unit?: string;
  value: (of: Period) => number;
  write: (value: number) => string;
}

type Told = Record<Language, string>;
interface Commentary {
  lead: Told;
  sectors?: Told;
  outlook?: Told;
}

const read = <T,>(name: string): T => parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const words = read<Record<Language, Record<string, string> & { sectors: string[]; regions: string[] }>>('words.yaml');
const commentary = read<Record<string, Commentary>>('commentary.yaml');

interface Prose {
  eyebrow: Told;
  /** Whether the parts are numbered. */
  numbered?: boolean;
  /** Blank lines separate the paragraphs of a text. */
  parts: Record<Language, { title: string; text: string; table?: Table }>[];
}
const prose = Object.fromEntries(
  readdirSync(new URL('texts', import.meta.url)).map((name) => [
    path.basename(name, '.yaml'),
    read<Prose>(`texts/${name}`),
  ]),
);

const firstYear = 2019;
const tags = { en: 'en-GB', fr: 'fr' };

/** Looks up the strings of a language, with values filled in. Throws if a key is missing. */
export const wordsIn =
  (language: Language) =>
  (key: string, values: Record<string, string | number> = {}): string => {
    const text = words[language][key];
    if (typeof text !== 'string') throw new Error(`There is no word "${key}" in ${language}.`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
  };

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Number formats of a language. */
const numbersIn = (language: Language) => {
  const format = (options: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(tags[language], options);
    return (value: number) => format(value).replace('-', '−');
  };
  const share = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return {
    whole: format({ maximumFractionDigits: 0 }),
    euro: format({ minimumFractionDigits: 2 }),
    share: format(share),
    change: format({ ...share, signDisplay: 'exceptZero' }),
    growth: format({ style: 'percent', signDisplay: 'exceptZero' }),
  };
};

/** The parts of a document about a period, in a language. */
const partsIn = (language: Language, period: Period) => {
  const t = wordsIn(language);
  const { whole, euro, share, change, growth } = numbersIn(language);
  const { year, part } = period;
  const texts = commentary[part === 'year' ? `${year}` : `${year}-${part}`];
  const short = (other: Period) => t(`${other.part}Short`, { year: other.year });
  const has = (key: 'lead' | 'sectors' | 'outlook') => [texts?.[key]?.[language] ?? []].flat();

  const { revenue, organic } = revenueOf(period);
  const revenueBefore = revenueOf(before(period)).revenue;
  const lead = t(organic < 0 ? 'revenueFell' : 'revenueRose', {
    period: t(part, { year }),
    revenue: whole(revenue),
    organic: Math.abs(organic),
    reported: share(Math.abs(revenue / revenueBefore - 1)),
  });

  const compared = (labels: string[], now: number[], then: number[]): Table => {
    const row = (label: string, a: number, b: number) => [label, whole(a), whole(b), change(a / b - 1)];
    return {
      head: [t('millions'), short(period), short(before(period)), t('change')],
      rows: [
        ...labels.map((label, index) => row(label, now[index] ?? 0, then[index] ?? 0)),
        row(t('group'), revenue, revenueBefore),
      ],
      total: true,
    };
  };

  const accounts = () => accountsOf(period);
  const marginOf = (of: Period) => share(accountsOf(of).income / accountsOf(of).revenue);

  /** The last `count` periods of the same kind up to this one, from 2019 at the earliest. */
  const periodsUntil = (count: number) =>
    range(Math.max(firstYear, year - count + 1), year).map((one): Period => ({ year: one, part }));
  const headOf = (columns: Period[]) => [t('millions'), ...columns.map(short)];

  /** The lines of the accounts of a period, with their number formats. */
  const lines = (): Line[] => {
    const amount = (key: 'revenue' | 'income' | 'profit' | 'cash' | 'investment') => ({
      label: t(key),
      value: (of: Period) => accountsOf(of)[key],
      write: whole,
    });
    const percent = (key: 'organic' | 'margin', value: (of: Period) => number, write: (part: number) => string) => ({
      label: t(key),
      unit: '%',
      value,
      write: (percent: number) => write(percent / 100),
    });
    const dividend = { label: t('dividend'), value: (of: Period) => accountsOf(of).dividend ?? 0, write: euro };
    return [
      amount('revenue'),
      percent('organic', (of) => accountsOf(of).organic, growth),
      amount('income'),
      percent('margin', (of) => Math.round((accountsOf(of).income / accountsOf(of).revenue) * 1000) / 10, share),
      amount('profit'),
      amount('investment'),
      amount('cash'),
      ...(part === 'year' ? [dividend] : []),
    ];
  };

  /** The accounts of the last `count` periods, one column per period. */
  const accountsTable = (count: number): Table => {
    const columns = periodsUntil(count);
    return {
      head: headOf(columns),
      rows: lines().map(({ label, value, write }) => [label, ...columns.map((of) => write(value(of)))]),
    };
  };

  /** The same accounts, with the revenue of sectors and regions, as raw numbers. */
  const figures = (count: number): (string | number)[][] => {
    const columns = periodsUntil(count);
    const accounts = lines().map(({ label, unit, value }) => [
      unit ? `${label} (${unit})` : label,
      ...columns.map(value),
    ]);
    const revenues = (names: string[], amounts: (of: Period) => number[]) =>
      names.map((name, index) => [`${t('revenue')}, ${name}`, ...columns.map((of) => amounts(of)[index] ?? 0)]);
    return [
      headOf(columns),
      ...accounts,
      ...revenues(words[language].sectors, sectorsOf),
      ...revenues(words[language].regions, regionsOf),
    ];
  };

  return {
    figures,
    lead: (): Part => ({
      title: t(`${part}Title`),
      paragraphs: [
        lead,
        ...(part === 'q3' ? [t('nineMonthsAre', { revenue: whole(nineMonths(year)) })] : []),
        ...has('lead'),
      ],
    }),
    results: (columns: number): Part => ({
      title: t('figuresTitle'),
      paragraphs: [
        t('incomeIs', {
          income: whole(accounts().income),
          margin: marginOf(period),
          marginBefore: marginOf(before(period)),
          profit: whole(accounts().profit),
        }),
        t('method'),
      ],
      table: accountsTable(columns),
    }),
    accounts: (columns: number): Part => ({ title: t('figuresTitle'), table: accountsTable(columns) }),
    highlights: (): Part => ({
      title: t(`${part}Title`),
      paragraphs: has('lead'),
      figures: [
        { value: whole(revenue), label: `${t('revenue')} (${t('millions')})` },
        { value: growth(organic / 100), label: t('organic') },
        { value: marginOf(period), label: t('margin') },
        { value: whole(accounts().profit), label: `${t('profit')} (${t('millions')})` },
      ],
    }),
    history: (): Part => ({
      title: t('historyTitle'),
      bars: range(firstYear, year).map((one) => {
        const amount = revenueOf({ year: one, part }).revenue;
        return { label: short({ year: one, part }), amount, text: whole(amount) };
      }),
    }),
    sectors: (): Part => ({
      title: t('sectorsTitle'),
      paragraphs: has('sectors'),
      table: compared(words[language].sectors, sectorsOf(period), sectorsOf(before(period))),
    }),
    sectorBars: (): Part => ({
      title: t('sectorsTitle'),
      bars: sectorsOf(period).map((amount, index) => ({
        label: words[language].sectors[index] ?? '',
        amount,
        text: whole(amount),
      })),
    }),
    regions: (): Part => ({
      title: t('regionsTitle'),
      paragraphs: [t('regionsAre')],
      table: compared(words[language].regions, regionsOf(period), regionsOf(before(period))),
    }),
    cash: (): Part => {
      const { investment, cash, dividend } = accounts();
      const dividendBefore = accountsOf(before(period)).dividend;
      return {
        title: t('cashTitle'),
        paragraphs: [
          t('cashIs', { investment: whole(investment), cash: whole(cash) }),
          dividend && dividendBefore
            ? t('dividendIs', { dividend: euro(dividend), dividendBefore: euro(dividendBefore) })
            : t('noInterim'),
        ],
      };
    },
    cashFigures: (): Part => {
      const { investment, cash, dividend } = accounts();
      return {
        title: t('cashTitle'),
        figures: [
          { value: whole(investment), label: `${t('investment')} (${t('millions')})` },
          { value: whole(cash), label: `${t('cash')} (${t('millions')})` },
          ...(dividend ? [{ value: euro(dividend), label: t('dividend') }] : []),
        ],
      };
    },
    outlook: (): Part => ({ title: t('outlookTitle'), paragraphs: [...has('outlook'), t('caution')] }),
    statement: (): Part => ({ title: t('statementTitle'), paragraphs: [t('statement'), t('signature')] }),
    contact: (): Part => ({
      title: t('contactTitle'),
      paragraphs: [t('contact'), ...(part === 'year' ? [] : [t('caution')])],
    }),
  };
};

type Parts = ReturnType<typeof partsIn>;

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
  return partsIn(language, { year: Number(at), part: forms[kind].part }).figures(columnsOf[kind]);
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
