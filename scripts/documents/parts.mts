import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { accountsOf, before, nineMonths, type Period, regionsOf, revenueOf, sectorsOf } from './figures.mts';
import { keyFigures, shortName, type Table, yearsUntil } from './key-figures.mts';
import { type Language, namesOfRegions, namesOfSectors, numbersIn, wordsIn } from './language.mts';

/** A part of a document: its text, then its figures, chart and table. */
export interface Part {
  title: string;
  paragraphs?: string[];
  figures?: { value: string; label: string }[];
  bars?: { label: string; amount: number; text: string }[];
  table?: Table;
}

type Told = Record<Language, string>;
interface Commentary {
  lead: Told;
  sectors?: Told;
  outlook?: Told;
}
const commentary = parse(readFileSync(new URL('commentary.yaml', import.meta.url), 'utf8')) as Record<
  string,
  Commentary
>;

/** The parts of a document about a period, in a language. */
export const partsIn = (language: Language, period: Period) => {
  const t = wordsIn(language);
  const { whole, euro, share, change, growth } = numbersIn(language);
  const { year, part } = period;
  const texts = commentary[part === 'year' ? `${year}` : `${year}-${part}`];
  const short = (other: Period) => shortName(language, other);
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

  return {
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
      table: keyFigures(language, period).table(columns),
    }),
    accounts: (columns: number): Part => ({
      title: t('figuresTitle'),
      table: keyFigures(language, period).table(columns),
    }),
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
      bars: yearsUntil(year).map((one) => {
        const amount = revenueOf({ year: one, part }).revenue;
        return { label: short({ year: one, part }), amount, text: whole(amount) };
      }),
    }),
    sectors: (): Part => ({
      title: t('sectorsTitle'),
      paragraphs: has('sectors'),
      table: compared(namesOfSectors(language), sectorsOf(period), sectorsOf(before(period))),
    }),
    sectorBars: (): Part => ({
      title: t('sectorsTitle'),
      bars: sectorsOf(period).map((amount, index) => ({
        label: namesOfSectors(language)[index] ?? '',
        amount,
        text: whole(amount),
      })),
    }),
    regions: (): Part => ({
      title: t('regionsTitle'),
      paragraphs: [t('regionsAre')],
      table: compared(namesOfRegions(language), regionsOf(period), regionsOf(before(period))),
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

export type Parts = ReturnType<typeof partsIn>;
