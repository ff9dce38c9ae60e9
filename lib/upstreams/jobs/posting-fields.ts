import { z } from 'zod';
import type { Pay } from '../../model/pay';
import { type OwnFieldName, type TermName, termNames } from '../../shared/constants';
import { formatIsoDate } from '../../shared/time';
import { toSlug } from '../../shared/urls';
import { cleanHtml } from '../files/clean-html';
import { listedPosting, type Posting, type PostingPlace, type PostingTerm, type WorkModel } from './contract';
import { detectLanguage } from './detect-language';

/** The categories of a posting. */
export type Terms = Partial<Record<TermName, PostingTerm>>;

const maxKeyLength = 64;

/**
 * Converts the name of a category value to a term, for boards without keys. The key is derived from the name, so that
 * equal names become one facet value. Returns undefined for a blank name.
 */
export const toTerm = (name: string | null | undefined): PostingTerm | undefined => {
  const names = name?.trim();
  if (!names) return undefined;
  const key = (toSlug(names) || names).slice(0, maxKeyLength);
  return { key, names };
};

/** The names of working times in the languages of the site, as keys. */
const workingTimes = {
  'full-time': /^(?:full-?time|temps-(?:plein|complet)|tempo-pieno|全职|全日制|フルタイム|常勤)$/,
  'part-time': /^(?:part-?time|temps-partiel|mi-temps|tempo-parziale|兼职|非全日制|パートタイム|非常勤)$/,
};

/** Parses a type of employment, which boards use for working times as well as contracts. */
export const parseEmployment = (name: string | null | undefined): Pick<Posting, 'jobTimeType' | 'workerSubType'> => {
  const term = toTerm(name);
  if (!term) return {};
  const time = Object.entries(workingTimes).find(([, pattern]) => pattern.test(term.key));
  return time ? { jobTimeType: { ...term, key: time[0] } } : { workerSubType: term };
};

/** Parses the ISO date at the start of a text, or a Unix time in ms; undefined if there is no valid date. */
export const parseDate = (value: string | number | null | undefined): string | undefined => {
  if (typeof value === 'number') return formatIsoDate(value);
  return z.iso.date().safeParse(value?.slice(0, 10)).data;
};

/** Removes the keys whose value is undefined. */
const omitUndefined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/** The patterns of a text that begins with the name of a work model, in the languages of the site. */
const workModelPatterns: Record<WorkModel, RegExp> = {
  'on-site':
    /^(?:on-?site|in[- ](?:the )?office|in[- ]person|pr[ée]sentiel|sur site|in (?:sede|presenza)|现场(?:办公)?|到岗|出社|オンサイト)/i,
  hybrid: /^(?:hybrid(?:e| remote)?|ibrid[ao]|混合(?:办公)?|ハイブリッド(?:勤務|ワーク)?)/i,
  remote:
    /^(?:(?:fully |100 ?% )?remote|(?:full )?t[ée]l[ée]travail|[àa] distance|da remoto|远程(?:办公|工作)?|(?:フル)?リモート(?:ワーク|勤務)?|在宅勤務)/i,
};
/** What may follow the name of a work model: nothing, or the place that it applies to. */
const workModelEnd = /^(?: work(?:ing)?)?$|^\s*(?:[,:(]|[-–]\s)(?!.*(?:[;|/]|\bor\b))/i;

/** Parses a work model, also before a place: `Remote`, `Hybrid - Paris`; undefined if other words change its meaning. */
export const parseWorkModel = (text: string | null | undefined): WorkModel | undefined => {
  const trimmed = text?.trim() ?? '';
  const entry = Object.entries(workModelPatterns).find(([, pattern]) => {
    const [name] = pattern.exec(trimmed) ?? [];
    return name !== undefined && workModelEnd.test(trimmed.slice(name.length));
  });
  return entry?.[0] as WorkModel | undefined;
};

const payPeriodPatterns: Record<Pay['period'], RegExp> = {
  hour: /\b(?:hour(?:ly)?|heure|horaire|ora|orari[ao])\b|小时|时薪|時給/i,
  day: /\b(?:day|daily|jour|journali(?:er|ère)|giorno|giornalier[ao])\b|日薪|日給/i,
  month: /\b(?:month(?:ly)?|mois|mensuel(?:le)?|mese|mensile)\b|月薪|月給/i,
  year: /\b(?:year(?:ly)?|annual(?:ly)?|annum|par an|annuel(?:le)?|anno|annu[ao]|ral)\b|年薪|年収|年俸/i,
};
/** Other periods, and multiples and parts of those above: `semi-month-salary`, `biweekly`. */
const otherPeriodPattern = /\b(?:semi-?|bi-?(?=week|month|annual)|two|one-time|week|quarter)|周|週/i;

/** Parses the period of a pay, such as `per-year-salary`, `MONTHLY` or `Annual base salary`; undefined if not certain. */
const parsePayPeriod = (text: unknown): Pay['period'] | undefined => {
  if (typeof text !== 'string' || otherPeriodPattern.test(text)) return undefined;
  const matches = Object.entries(payPeriodPatterns).filter(([, pattern]) => pattern.test(text));
  return matches.length === 1 ? (matches[0]?.[0] as Pay['period']) : undefined;
};

/** A number, or the digits of one; NaN for other values, such as `50k` and `1.234,50`. */
const toAmount = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;

/**
 * Parses a range of pay. A missing bound is the other one. Returns undefined if a value is invalid or the period is not
 * certain: a wrong pay is worse than none.
 */
export const parsePay = ({ min, max, currency, period }: Record<keyof Pay, unknown>): Pay | undefined => {
  const range = { min: toAmount(min ?? max), max: toAmount(max ?? min), currency, period: parsePayPeriod(period) };
  const { data } = listedPosting.shape.pay.safeParse(range);
  return data && data.min <= data.max ? data : undefined;
};

const hoursPerWeek = 168;

const parseWeeklyHours = (text: string | undefined): number | undefined => {
  const hours = Number(text?.replace(',', '.'));
  return hours > 0 && hours <= hoursPerWeek ? hours : undefined;
};

/** Converts a language code to a BCP 47 tag; undefined if it is invalid. */
export const toLanguageTag = (code: string | null | undefined): string | undefined => {
  try {
    return Intl.getCanonicalLocales((code ?? '').replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
};

/** Converts the id of a board to the format of the contract. */
export const toPostingId = (id: string | number): string => `${id}`.replace(/[^A-Za-z0-9-]+/g, '-').slice(0, 64);

/** The names of a board's own fields, by the fact of the site. */
export type OwnFields = Partial<Record<OwnFieldName, string>>;

/** Reads the facts of a posting from a board's own fields. Facts that do not parse are missing. */
export const readOwnFields = (
  fields: OwnFields,
  getText: (field: string) => string | null | undefined,
): Partial<Posting> => {
  const read = (name: OwnFieldName) => {
    const field = fields[name];
    return (field && getText(field)?.trim()) || undefined;
  };
  const [name, address] = [read('workplaceName'), read('workplaceAddress')];
  return omitUndefined({
    ...(Object.fromEntries(termNames.map((term) => [term, toTerm(read(term))])) as Terms),
    pay: parsePay({
      min: read('payMin'),
      max: read('payMax'),
      currency: read('payCurrency'),
      period: read('payPeriod'),
    }),
    workModel: parseWorkModel(read('workModel')),
    weeklyHours: parseWeeklyHours(read('weeklyHours')),
    startsAt: parseDate(read('startsAt')),
    workplace: name && address ? { name, address } : undefined,
    team: read('team'),
    steps: read('steps')?.split(/\s*\n\s*/),
  });
};

/** A posting without a date of publication, which some boards do not provide. */
export type UndatedPosting = Omit<Posting, 'publishedAt'> & Partial<Pick<Posting, 'publishedAt'>>;

type OptionalText = string | null | undefined;

/** The data of a posting from a board. */
interface BoardPosting
  extends Terms,
    Pick<Posting, 'jobPosting' | 'applyUrl' | 'isOpen' | 'pay' | 'workModel' | 'workplace'> {
  jobId: string | number;
  html: string;
  /** The language code, if the board provides one; otherwise the language is detected. */
  language?: OptionalText;
  /** The language of the board, used if that of the posting cannot be detected. */
  fallbackLanguage: string;
  publishedAt?: OptionalText | number;
  closesAt?: OptionalText;
  places: readonly PostingPlace[];
}

/** Builds a posting in the format of the contract, without fields that the board does not provide. */
export const buildPosting = async (source: BoardPosting): Promise<UndatedPosting> => {
  const { jobId, html, language, fallbackLanguage, publishedAt, closesAt, places, ...fields } = source;
  const description = cleanHtml(html);
  const ownLanguage = toLanguageTag(language) ?? (await detectLanguage(fields.jobPosting, description));
  const [place, ...otherPlaces] = places;
  return omitUndefined({
    ...place,
    ...fields,
    jobId: toPostingId(jobId),
    language: ownLanguage ?? fallbackLanguage,
    isLanguageAssumed: ownLanguage ? undefined : true,
    publishedAt: parseDate(publishedAt),
    closesAt: parseDate(closesAt),
    otherPlaces: otherPlaces.length > 0 ? otherPlaces : undefined,
    description,
  });
};
