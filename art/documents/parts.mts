import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import brand from '../../content/brand.json' with { type: 'json' };
import {
  getAccounts,
  getNineMonthRevenue,
  getPreviousPeriod,
  getRegionRevenues,
  getRevenue,
  getSectorRevenues,
  type Period,
} from './figures.mts';
import { createKeyFigures, formatPeriodName, listYears, type Table } from './key-figures.mts';
import {
  createNumberFormats,
  createTranslator,
  getRegionNames,
  getSectorNames,
  getShareFacts,
  type Language,
} from './language.mts';

/** A part of a document: its title and text, then its figures, chart and table. */
export interface Part {
  title: string;
  paragraphs?: string[];
  figures?: { value: string; label: string }[];
  bars?: { label: string; amount: number; text: string }[];
  table?: Table;
}

type Localized = Record<Language, string>;
interface Commentary {
  lead: Localized;
  sectors?: Localized;
  outlook?: Localized;
}
const commentary = parse(
  readFileSync(new URL('../../content/document-texts/commentary.yaml', import.meta.url), 'utf8'),
) as Record<string, Commentary>;

/** Builds the identity card of the share, which ends every release. */
export const buildShareFacts = (language: Language): Part => ({
  title: createTranslator(language)('shareTitle'),
  table: { head: ['', brand.name], rows: getShareFacts(language).map(({ label, value }) => [label, value]) },
});

/** Returns builders for the parts of a document about a period, in a language. */
export const createParts = (language: Language, period: Period) => {
  const t = createTranslator(language);
  const { integer, euro, share, change, growth } = createNumberFormats(language);
  const { year, part } = period;
  const texts = commentary[part === 'year' ? `${year}` : `${year}-${part}`];
  const formatPeriod = (target: Period) => formatPeriodName(language, target);
  const listCommentary = (key: 'lead' | 'sectors' | 'outlook') => [texts?.[key]?.[language] ?? []].flat();

  const { revenue, organic } = getRevenue(period);
  const previousRevenue = getRevenue(getPreviousPeriod(period)).revenue;
  const lead = t(organic < 0 ? 'revenueFell' : 'revenueRose', {
    period: t(part, { year }),
    revenue: integer(revenue),
    organic: Math.abs(organic),
    reported: share(Math.abs(revenue / previousRevenue - 1)),
  });

  const buildComparison = (labels: string[], current: number[], previous: number[]): Table => {
    const buildRow = (label: string, a: number, b: number) => [label, integer(a), integer(b), change(a / b - 1)];
    return {
      head: [t('millions'), formatPeriod(period), formatPeriod(getPreviousPeriod(period)), t('change')],
      rows: [
        ...labels.map((label, index) => buildRow(label, current[index] ?? 0, previous[index] ?? 0)),
        buildRow(t('group'), revenue, previousRevenue),
      ],
      hasTotal: true,
    };
  };

  const accounts = () => getAccounts(period);
  const formatMargin = (marginPeriod: Period) =>
    share(getAccounts(marginPeriod).income / getAccounts(marginPeriod).revenue);

  return {
    lead: (): Part => ({
      title: t(`${part}Title`),
      paragraphs: [
        lead,
        ...(part === 'q3' ? [t('nineMonthsAre', { revenue: integer(getNineMonthRevenue(year)) })] : []),
        ...listCommentary('lead'),
      ],
    }),
    results: (columnCount: number): Part => ({
      title: t('figuresTitle'),
      paragraphs: [
        t('incomeIs', {
          income: integer(accounts().income),
          margin: formatMargin(period),
          marginBefore: formatMargin(getPreviousPeriod(period)),
          profit: integer(accounts().profit),
        }),
        t('method'),
      ],
      table: createKeyFigures(language, period).buildTable(columnCount),
    }),
    accounts: (columnCount: number): Part => ({
      title: t('figuresTitle'),
      table: createKeyFigures(language, period).buildTable(columnCount),
    }),
    highlights: (): Part => ({
      title: t(`${part}Title`),
      paragraphs: listCommentary('lead'),
      figures: [
        { value: integer(revenue), label: `${t('revenue')} (${t('millions')})` },
        { value: growth(organic / 100), label: t('organic') },
        { value: formatMargin(period), label: t('margin') },
        { value: integer(accounts().profit), label: `${t('profit')} (${t('millions')})` },
      ],
    }),
    history: (): Part => ({
      title: t('historyTitle'),
      bars: listYears(year).map((barYear) => {
        const amount = getRevenue({ year: barYear, part }).revenue;
        return { label: formatPeriod({ year: barYear, part }), amount, text: integer(amount) };
      }),
    }),
    sectors: (): Part => ({
      title: t('sectorsTitle'),
      paragraphs: listCommentary('sectors'),
      table: buildComparison(
        getSectorNames(language),
        getSectorRevenues(period),
        getSectorRevenues(getPreviousPeriod(period)),
      ),
    }),
    sectorBars: (): Part => ({
      title: t('sectorsTitle'),
      bars: getSectorRevenues(period).map((amount, index) => ({
        label: getSectorNames(language)[index] ?? '',
        amount,
        text: integer(amount),
      })),
    }),
    regions: (): Part => ({
      title: t('regionsTitle'),
      paragraphs: [t('regionsAre')],
      table: buildComparison(
        getRegionNames(language),
        getRegionRevenues(period),
        getRegionRevenues(getPreviousPeriod(period)),
      ),
    }),
    cash: (): Part => {
      const { investment, cash, dividend } = accounts();
      const previousDividend = getAccounts(getPreviousPeriod(period)).dividend;
      return {
        title: t('cashTitle'),
        paragraphs: [
          t('cashIs', { investment: integer(investment), cash: integer(cash) }),
          dividend && previousDividend
            ? t('dividendIs', { dividend: euro(dividend), dividendBefore: euro(previousDividend) })
            : t('noInterim'),
        ],
      };
    },
    cashFigures: (): Part => {
      const { investment, cash, dividend } = accounts();
      return {
        title: t('cashTitle'),
        figures: [
          { value: integer(investment), label: `${t('investment')} (${t('millions')})` },
          { value: integer(cash), label: `${t('cash')} (${t('millions')})` },
          ...(dividend ? [{ value: euro(dividend), label: t('dividend') }] : []),
        ],
      };
    },
    outlook: (): Part => ({ title: t('outlookTitle'), paragraphs: [...listCommentary('outlook'), t('caution')] }),
    statement: (): Part => ({ title: t('statementTitle'), paragraphs: [t('statement'), t('signature')] }),
    share: (): Part => buildShareFacts(language),
    contact: (): Part => ({
      title: t('contactTitle'),
      paragraphs: [t('contact'), ...(part === 'year' ? [] : [t('caution')])],
    }),
  };
};

export type Parts = ReturnType<typeof createParts>;
