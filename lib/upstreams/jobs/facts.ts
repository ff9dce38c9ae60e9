import { franc } from 'franc-min';
import { slug } from '../../shared/addresses';
import type { TermName } from '../../shared/constants';
import { htmlToText } from '../../shared/html';
import { isoDate } from '../../shared/time';
import { cleanHtml } from '../files/clean-html';
import type { Posting, PostingPlace, PostingTerm } from './contract';

const maxKeyLength = 64;

/**
 * A term of a board that has only names: its key is derived from the name, so that equal names become one facet value.
 */
export const toTerm = (name: string | null | undefined): PostingTerm | undefined => {
  const names = name?.trim();
  if (!names) return undefined;
  const key = (slug(names) || names).slice(0, maxKeyLength);
  return { key, names };
};

/** A type of employment, which boards use for working times as well as for contracts. */
export const parseEmployment = (name: string | null | undefined): Pick<Posting, 'time' | 'contract'> => {
  const term = toTerm(name);
  if (!term) return {};
  return /^(full|part)-?time$/.test(term.key)
    ? { time: { ...term, key: term.key.replace(/-?time$/, '-time') } }
    : { contract: term };
};

/** The ISO date at the start of a text, or of a Unix time in ms; undefined if there is none. */
export const parseDate = (value: string | number | null | undefined): string | undefined => {
  if (typeof value === 'number') return isoDate(value);
  const [date] = /^\d{4}-\d\d-\d\d/.exec(value ?? '') ?? [];
  return date && !Number.isNaN(Date.parse(date)) ? date : undefined;
};

const maxCharacters = 2000;
/** In shorter texts, languages of the same letters cannot be told apart. */
const minCharacters = 50;
/** The languages of Latin letters, in ISO 639-3, among which that of a posting is found. */
const languages = ['deu', 'eng', 'fra', 'ita', 'nld', 'pol', 'por', 'spa', 'swe'];

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The language that the characters of a title decide, even if much of the text is English. */
const detectByScript = (title: string, text: string): string | undefined => {
  if (/\p{Script=Hangul}/u.test(title)) return 'kor';
  if (/\p{Script=Han}/u.test(title) || kana.test(title)) return kana.test(text) ? 'jpn' : 'cmn';
  return undefined;
};

/**
 * The language of a posting, detected from its title and text; that of the board, `fallback`, if the text is too short or
 * that fails. A BCP 47 tag.
 */
export const detectLanguage = (title: string, description: string, fallback: string): string => {
  const text = htmlToText(`${title} ${description.slice(0, maxCharacters)}`);
  const isLatin = /\p{Script=Latin}/u.test(title);
  const options = { minLength: minCharacters, ...(isLatin && { only: languages }) };
  const detected = detectByScript(title, text) ?? franc(text, options);
  const [tag] = Intl.getCanonicalLocales(detected);
  return tag === undefined || tag === 'und' ? fallback : tag;
};

/** A language code as a BCP 47 tag; undefined if it is invalid. */
export const toLanguageTag = (code: string | null | undefined): string | undefined => {
  try {
    return Intl.getCanonicalLocales((code ?? '').replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
};

/** A board's own id in the form of the contract. */
export const toPostingId = (id: string | number): string => `${id}`.replace(/[^A-Za-z0-9-]+/g, '-').slice(0, 64);

/** The categories of the site among a board's own fields. */
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

/** A posting as a board gives it: some do not say when it was published. */
export type UndatedPosting = Omit<Posting, 'publishedAt'> & Partial<Pick<Posting, 'publishedAt'>>;

type OptionalText = string | null | undefined;

interface BoardPosting extends Partial<Record<TermName, PostingTerm>>, Pick<Posting, 'title' | 'applyUrl' | 'isOpen'> {
  id: string | number;
  html: string;
  /** The code of its language, if the board gives one; otherwise it is detected. */
  language?: OptionalText;
  /** The language of the board, for texts whose language cannot be detected. */
  fallbackLanguage: string;
  publishedAt?: OptionalText | number;
  closesAt?: OptionalText;
  places: readonly PostingPlace[];
}

/** A posting in the form of the contract, without the facts that the board does not give. */
export const buildPosting = (source: BoardPosting): UndatedPosting => {
  const { id, html, language, fallbackLanguage, publishedAt, closesAt, places, ...facts } = source;
  const description = cleanHtml(html);
  const [place, ...otherPlaces] = places;
  const posting = {
    ...place,
    ...facts,
    id: toPostingId(id),
    language: toLanguageTag(language) ?? detectLanguage(facts.title, description, fallbackLanguage),
    publishedAt: parseDate(publishedAt),
    closesAt: parseDate(closesAt),
    otherPlaces: otherPlaces.length > 0 ? otherPlaces : undefined,
    description,
  };
  return Object.fromEntries(Object.entries(posting).filter(([, fact]) => fact !== undefined)) as typeof posting;
};
