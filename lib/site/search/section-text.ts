import type { Locale } from '../../i18n/locales';
import type { SectionContent } from '../../model/section-content';
import { convertHtmlToLines } from '../../shared/html';

type Item<V> = NonNullable<V> extends readonly (infer I)[] ? I : NonNullable<V>;

/** The names of all fields, at any depth of a value, that hold free text or a list of texts. */
type TextField<V> = V extends readonly (infer I)[]
  ? TextField<I>
  : V extends object
    ? { [K in keyof V & string]: string extends Item<V[K]> ? K : TextField<NonNullable<V[K]>> }[keyof V & string]
    : never;

/**
 * Whether visitors read the texts of a field: pages show them, or screen readers read them out. Fields with fixed values
 * are not read.
 */
const isFieldReadable: Record<Exclude<TextField<SectionContent>, Locale>, boolean> = {
  address: true,
  albumId: false,
  alt: true,
  anchor: false,
  author: true,
  bio: true,
  blur: false,
  body: true,
  caption: true,
  category: false,
  committees: true,
  dashboardId: false,
  email: true,
  eyebrow: true,
  film: false,
  focal: false,
  href: false,
  indicator: false,
  intro: true,
  label: true,
  languages: true,
  message: false,
  name: true,
  note: true,
  phone: true,
  playlistId: false,
  role: true,
  sector: false,
  skills: true,
  src: false,
  subject: false,
  takeaway: true,
  text: true,
  title: true,
  unit: true,
  value: true,
  videoId: false,
  videoUrl: false,
  year: true,
};

const collectTexts = (value: unknown, isReadable: boolean): string[] => {
  if (typeof value === 'string') return isReadable ? convertHtmlToLines(value) : [];
  if (Array.isArray(value)) return value.flatMap((item) => collectTexts(item, isReadable));
  if (typeof value !== 'object' || value === null) return [];
  const fields: Record<string, boolean | undefined> = isFieldReadable;
  return Object.entries(value).flatMap(([name, part]) => collectTexts(part, fields[name] ?? false));
};

/** The text of sections that visitors read, without markup and URLs, a line per block. */
export const getSectionText = (sections: readonly SectionContent[]): string => collectTexts(sections, false).join('\n');
