import type { Locale } from '../../i18n/locales';
import type { SectionContent } from '../../model/section';
import { convertHtmlToLines } from '../../shared/html';

type Item<V> = NonNullable<V> extends readonly (infer I)[] ? I : NonNullable<V>;

/** The names of all fields, at any depth of a value, that hold free text or a list of texts. */
type TextField<V> = V extends readonly (infer I)[]
  ? TextField<I>
  : V extends object
    ? { [K in keyof V & string]: string extends Item<V[K]> ? K : TextField<NonNullable<V[K]>> }[keyof V & string]
    : never;

type Use = 'prose' | 'words' | null;

/**
 * How the search uses the texts of a field. Results show passages of prose, headings included; other texts that visitors
 * read, such as alternative texts, only find the page. Fields with fixed values are not read.
 */
const fieldUses: Record<Exclude<TextField<SectionContent>, Locale>, Use> = {
  address: 'words',
  albumId: null,
  alt: 'words',
  anchor: null,
  author: 'words',
  bio: 'prose',
  blur: null,
  body: 'prose',
  caption: 'words',
  category: null,
  committees: 'words',
  dashboardId: null,
  exDate: null,
  email: 'words',
  eyebrow: 'words',
  film: null,
  focal: null,
  href: null,
  indicator: null,
  intro: 'prose',
  label: 'words',
  languages: 'words',
  message: null,
  name: 'words',
  note: 'prose',
  phone: 'words',
  playlistId: null,
  role: 'prose',
  sector: null,
  skills: 'words',
  src: null,
  subject: null,
  takeaway: 'prose',
  text: 'prose',
  title: 'prose',
  unit: 'words',
  value: 'words',
  videoId: null,
  videoUrl: null,
  year: 'words',
};

/** The parts of a rich text that are not prose. */
const headingsAndTables = /<(h\d|table)\b.*?<\/\1>/gs;

const collectTexts = (value: unknown, uses: readonly Use[], isUsed = false): string[] => {
  if (typeof value === 'string') return isUsed ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => collectTexts(item, uses, isUsed));
  if (typeof value !== 'object' || value === null) return [];
  const usesByName: Record<string, Use | undefined> = fieldUses;
  return Object.entries(value).flatMap(([name, part]) =>
    collectTexts(part, uses, uses.includes(usesByName[name] ?? null)),
  );
};

/** The text of sections that visitors read, without markup and URLs, a line per block. */
export const getSectionText = (sections: readonly SectionContent[]): string =>
  collectTexts(sections, ['prose', 'words']).flatMap(convertHtmlToLines).join('\n');

/** The prose of sections, whose sentences describe the page, a line per block. */
export const getSectionProse = (sections: readonly SectionContent[]): string =>
  collectTexts(sections, ['prose'])
    .flatMap((html) => convertHtmlToLines(html.replace(headingsAndTables, '')))
    .join('\n');
