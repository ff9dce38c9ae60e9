import type { Locale } from '../../i18n/locales';
import type { SectionContent } from '../../model/section-content';

type Item<V> = NonNullable<V> extends readonly (infer I)[] ? I : NonNullable<V>;

/** The names of all fields of a value that hold free text or lists of it, at any depth. */
type TextField<V> = V extends readonly (infer I)[]
  ? TextField<I>
  : V extends object
    ? { [K in keyof V & string]: string extends Item<V[K]> ? K : TextField<NonNullable<V[K]>> }[keyof V & string]
    : never;

/** The fields of sections that hold strings, and whether visitors read them. Fields with fixed values are not read. */
const isRead: Record<Exclude<TextField<SectionContent>, Locale>, boolean> = {
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
  dashboardId: false,
  email: true,
  eyebrow: true,
  film: false,
  focal: false,
  href: false,
  intro: true,
  label: true,
  name: true,
  note: true,
  phone: true,
  playlistId: false,
  role: true,
  sector: false,
  src: false,
  text: true,
  title: true,
  unit: true,
  value: true,
  videoId: false,
  videoUrl: false,
  year: true,
};

const textsIn = (value: unknown, isShown: boolean): string[] => {
  if (typeof value === 'string') return isShown ? [value.replace(/<[^>]*>|&\w+;/g, ' ')] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, isShown));
  if (typeof value !== 'object' || value === null) return [];
  const known: Record<string, boolean | undefined> = isRead;
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, known[name] ?? false));
};

/** The text of sections that visitors read, without markup and URLs. */
export const textOf = (sections: readonly SectionContent[]): string => textsIn(sections, false).join('\n');
