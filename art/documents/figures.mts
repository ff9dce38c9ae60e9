/**
 * The accounts of a period: amounts in millions of euros, `organic` growth in percent, and `dividend` in euros per
 * share. `income` is the recurring operating income, `profit` the Group's share of net profit, `cash` the free cash
 * flow, and `investment` the capital expenditure.
 */
export interface Accounts {
  revenue: number;
  organic: number;
  income: number;
  profit: number;
  cash: number;
  investment: number;
  dividend?: number;
}

type RevenueFigures = Pick<Accounts, 'revenue' | 'organic'>;
type ByYear<T> = Record<number, T>;

const years: ByYear<Accounts> = {
  2019: { revenue: 5894, organic: 5, income: 1226, profit: 779, cash: 634, investment: 441, dividend: 2.75 },
  2020: { revenue: 5187, organic: -11, income: 928, profit: 566, cash: 571, investment: 296, dividend: 2.75 },
  2021: { revenue: 6418, organic: 24, income: 1463, profit: 946, cash: 861, investment: 458, dividend: 3.35 },
  2022: { revenue: 7194, organic: 8, income: 1557, profit: 1021, cash: 882, investment: 566, dividend: 3.6 },
  2023: { revenue: 7702, organic: 8, income: 1702, profit: 1118, cash: 942, investment: 652, dividend: 3.95 },
  2024: { revenue: 8014, organic: 5, income: 1803, profit: 1196, cash: 1021, investment: 684, dividend: 4.25 },
  2025: { revenue: 8412, organic: 6, income: 1927, profit: 1284, cash: 1106, investment: 714, dividend: 4.6 },
};

const firstHalves: ByYear<Accounts> = {
  2019: { revenue: 2862, organic: 5, income: 572, profit: 361, cash: 251, investment: 208 },
  2020: { revenue: 2118, organic: -26, income: 276, profit: 152, cash: 118, investment: 141 },
  2021: { revenue: 3026, organic: 43, income: 652, profit: 419, cash: 372, investment: 204 },
  2022: { revenue: 3502, organic: 10, income: 749, profit: 489, cash: 326, investment: 262 },
  2023: { revenue: 3772, organic: 9, income: 830, profit: 545, cash: 371, investment: 311 },
  2024: { revenue: 3942, organic: 5, income: 879, profit: 582, cash: 404, investment: 328 },
  2025: { revenue: 4151, organic: 6, income: 938, profit: 624, cash: 436, investment: 341 },
  2026: { revenue: 4318, organic: 5, income: 984, profit: 652, cash: 471, investment: 362 },
};

const firstQuarters: ByYear<RevenueFigures> = {
  2019: { revenue: 1402, organic: 5 },
  2020: { revenue: 1234, organic: -13 },
  2021: { revenue: 1448, organic: 19 },
  2022: { revenue: 1716, organic: 13 },
  2023: { revenue: 1862, organic: 9 },
  2024: { revenue: 1946, organic: 5 },
  2025: { revenue: 2048, organic: 6 },
  2026: { revenue: 2134, organic: 5 },
};

const thirdQuarters: ByYear<RevenueFigures> = {
  2019: { revenue: 1462, organic: 5 },
  2020: { revenue: 1466, organic: 2 },
  2021: { revenue: 1634, organic: 11 },
  2022: { revenue: 1788, organic: 4 },
  2023: { revenue: 1893, organic: 8 },
  2024: { revenue: 1970, organic: 5 },
  2025: { revenue: 2037, organic: 6 },
  2026: { revenue: 2096, organic: 4 },
};

/** The period of a document: a year, or its first half, first quarter or third quarter. */
export interface Period {
  year: number;
  part: 'year' | 'h1' | 'q1' | 'q3';
}

const getByYear = <T,>(figures: ByYear<T>, year: number): T => {
  const entry = figures[year];
  if (!entry) throw new Error(`There are no figures for ${year}.`);
  return entry;
};

/** Returns the accounts of a year or, for any other period, of its first half. Throws if there are none. */
export const getAccounts = ({ year, part }: Period): Accounts => getByYear(part === 'year' ? years : firstHalves, year);

const quarters = { q1: firstQuarters, q3: thirdQuarters };

/**
 * Returns the revenue of a period in millions of euros, and its organic growth in percent. Throws if there are no
 * figures.
 */
export const getRevenue = (period: Period): RevenueFigures => {
  const { year, part } = period;
  return part === 'year' || part === 'h1' ? getAccounts(period) : getByYear(quarters[part], year);
};

/** Returns the revenue of the first nine months of a year, in millions of euros. Throws if there are no figures. */
export const getNineMonthRevenue = (year: number): number =>
  getByYear(firstHalves, year).revenue + getByYear(thirdQuarters, year).revenue;

/** Returns the same period of the previous year. */
export const getPreviousPeriod = ({ year, part }: Period): Period => ({ year: year - 1, part });

/** Splits a total in proportion to weights, into integers that add up to the total. */
const apportion = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const remainder = total - parts.reduce((a, b) => a + b, 0);
  const byFraction = exact.map((value, index) => ({ index, fraction: value % 1 }));
  byFraction.sort((a, b) => b.fraction - a.fraction);
  for (const { index } of byFraction.slice(0, remainder)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
};

/**
 * The revenues of the sectors in millions of euros. `strings.yaml` and the documents list the sectors in the same
 * order.
 */
const sectorsByYear: ByYear<number[]> = {
  2019: [1735, 812, 741, 776, 498, 421, 642, 198, 71],
  2020: [1548, 671, 612, 688, 452, 391, 657, 91, 77],
  2021: [1958, 856, 792, 905, 532, 448, 688, 158, 81],
  2022: [2140, 968, 872, 1006, 618, 503, 758, 247, 82],
  2023: [2312, 1034, 929, 1100, 666, 539, 762, 274, 86],
  2024: [2470, 1083, 938, 1181, 704, 577, 721, 252, 88],
  2025: [2612, 1118, 946, 1276, 750, 604, 718, 296, 92],
};

const sectorsByFirstHalf: ByYear<number[]> = {
  2024: [1220, 536, 462, 589, 343, 285, 345, 119, 43],
  2025: [1300, 562, 468, 636, 367, 301, 341, 132, 44],
  2026: [1365, 573, 473, 681, 382, 310, 341, 147, 46],
};

const sectorsByThirdQuarter: ByYear<number[]> = {
  2025: [633, 270, 229, 306, 182, 147, 168, 80, 22],
  2026: [658, 272, 229, 324, 187, 150, 168, 86, 22],
};

const sectorRevenues = {
  year: sectorsByYear,
  h1: sectorsByFirstHalf,
  q1: {} as ByYear<number[]>,
  q3: sectorsByThirdQuarter,
};

/**
 * Returns the revenue of each sector in a period, in millions of euros. Where it is not listed, it is in proportion to
 * that of the year or its first half. Throws if there are no figures.
 */
export const getSectorRevenues = (period: Period): number[] => {
  const { year, part } = period;
  const weights = sectorsByYear[year] ?? getByYear(sectorsByFirstHalf, year);
  return sectorRevenues[part][year] ?? apportion(getRevenue(period).revenue, weights);
};

/** The shares of the regions in the revenue. `strings.yaml` and the documents list the regions in the same order. */
const regionSharesPercent: ByYear<number[]> = {
  2019: [34, 20.5, 29, 10.5, 6],
  2020: [32, 20, 32, 10, 6],
  2021: [32, 22, 30, 9.5, 6.5],
  2022: [33.5, 23, 27, 9.5, 7],
  2023: [34, 22.5, 26.5, 10, 7],
  2024: [34, 22.3, 26.1, 10.3, 7.3],
  2025: [34.1, 22.3, 25.7, 10.5, 7.4],
  2026: [34, 22.7, 25.3, 10.4, 7.6],
};

const regionsByThirdQuarter: ByYear<number[]> = {
  2025: [694, 455, 523, 213, 152],
  2026: [712, 478, 528, 218, 160],
};

/** Returns the revenue of each region in a period, in millions of euros. Throws if there are no figures. */
export const getRegionRevenues = (period: Period): number[] =>
  (period.part === 'q3' && regionsByThirdQuarter[period.year]) ||
  apportion(getRevenue(period).revenue, getByYear(regionSharesPercent, period.year));

/** Returns the numbers of shares and of voting rights at the end of a month such as `2026-04`. */
export const getVotingRights = (month: string) => {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  const monthsSinceDecember2025 = (year - 2026) * 12 + monthNumber;
  const shares = 126_000_000;
  const theoretical = 171_604_218 + monthsSinceDecember2025 * 18_347 - (monthsSinceDecember2025 % 3) * 5_211;
  return { shares, theoretical, exercisable: theoretical - 684_120 + monthsSinceDecember2025 * 9_450 };
};
