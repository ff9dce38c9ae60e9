import { franc } from 'franc-min';
import type { TermName } from '../../shared/constants';
import { convertHtmlToText } from '../../shared/html';
import { formatIsoDate } from '../../shared/time';
import { toSlug } from '../../shared/urls';
import { cleanHtml } from '../files/clean-html';
import type { Posting, PostingPlace, PostingTerm } from './contract';

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

/** Parses a type of employment, which boards use for working times as well as contracts. */
export const parseEmployment = (name: string | null | undefined): Pick<Posting, 'time' | 'contract'> => {
  const term = toTerm(name);
  if (!term) return {};
  return /^(full|part)-?time$/.test(term.key)
    ? { time: { ...term, key: term.key.replace(/-?time$/, '-time') } }
    : { contract: term };
};

/** Parses the ISO date at the start of a text, or a Unix time in ms; undefined if there is no valid date. */
export const parseDate = (value: string | number | null | undefined): string | undefined => {
  if (typeof value === 'number') return formatIsoDate(value);
  const [date] = /^\d{4}-\d\d-\d\d/.exec(value ?? '') ?? [];
  return date && !Number.isNaN(Date.parse(date)) ? date : undefined;
};

/** The number of characters of a description that are used to detect its language. */
const maxCharacters = 2000;
/** The minimum length of a text whose language can be detected by its letters. */
const minCharacters = 50;
/** The ISO 639-3 codes of the languages that are detected in Latin script. */
const latinLanguages = ['deu', 'eng', 'fra', 'ita', 'nld', 'pol', 'por', 'spa', 'swe'];

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Detects the language by the script of the title, even if much of the text is English; undefined in Latin script. */
const detectByScript = (title: string, text: string): string | undefined => {
  if (/\p{Script=Hangul}/u.test(title)) return 'kor';
  if (/\p{Script=Han}/u.test(title) || kana.test(title)) return kana.test(text) ? 'jpn' : 'cmn';
  return undefined;
};

/**
 * Detects the language of a posting from its title and HTML description, as a BCP 47 tag. Returns `fallback`, the
 * language of the board, if the text is too short or the detection fails.
 */
export const detectLanguage = (title: string, description: string, fallback: string): string => {
  const text = convertHtmlToText(`${title} ${description.slice(0, maxCharacters)}`);
  const isLatin = /\p{Script=Latin}/u.test(title);
  const options = { minLength: minCharacters, ...(isLatin && { only: latinLanguages }) };
  const detected = detectByScript(title, text) ?? franc(text, options);
  const [tag] = Intl.getCanonicalLocales(detected);
  return tag === undefined || tag === 'und' ? fallback : tag;
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

/** Converts a board's own fields to the categories of the site; `fields` maps categories to field names. */
export const toTerms = (
  fields: Partial<Record<TermName, string>>,
  getText: (field: string) => string | null | undefined,
) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const term = toTerm(getText(field));
      return term ? [[name, term]] : [];
    }),
  ) as Partial<Record<TermName, PostingTerm>>;

/** A posting without a date of publication, which some boards do not provide. */
export type UndatedPosting = Omit<Posting, 'publishedAt'> & Partial<Pick<Posting, 'publishedAt'>>;

type OptionalText = string | null | undefined;

/** The data of a posting from a board. */
interface BoardPosting extends Partial<Record<TermName, PostingTerm>>, Pick<Posting, 'title' | 'applyUrl' | 'isOpen'> {
  id: string | number;
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
export const buildPosting = (source: BoardPosting): UndatedPosting => {
  const { id, html, language, fallbackLanguage, publishedAt, closesAt, places, ...fields } = source;
  const description = cleanHtml(html);
  const [place, ...otherPlaces] = places;
  const posting = {
    ...place,
    ...fields,
    id: toPostingId(id),
    language: toLanguageTag(language) ?? detectLanguage(fields.title, description, fallbackLanguage),
    publishedAt: parseDate(publishedAt),
    closesAt: parseDate(closesAt),
    otherPlaces: otherPlaces.length > 0 ? otherPlaces : undefined,
    description,
  };
  return Object.fromEntries(Object.entries(posting).filter(([, value]) => value !== undefined)) as typeof posting;
};
