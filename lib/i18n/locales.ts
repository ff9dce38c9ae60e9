/** Social networks the group is on, in the order they are shown. */
export const networks = [
  'linkedin',
  'instagram',
  'tiktok',
  'twitter',
  'facebook',
  'youtube',
  'weibo',
  'youku',
] as const;
export type Network = (typeof networks)[number];

const everywhereButChina: readonly Network[] = ['linkedin', 'instagram', 'tiktok', 'twitter', 'facebook', 'youtube'];

/**
 * Everything that depends on a locale. `tag` is the BCP 47 language tag: `Intl`, `<html lang>` and hreflang
 * take it and never the code, since `cn` and `jp` are not languages.
 */
export const localeTable = {
  en: {
    name: 'English',
    tag: 'en',
    formats: 'en-GB',
    openGraph: 'en_GB',
    aliases: [],
    weightOffset: 0,
    familyNameFirst: false,
    networks: everywhereButChina,
    wechatOnDesktop: false,
  },
  fr: {
    name: 'Français',
    tag: 'fr',
    formats: 'fr',
    openGraph: 'fr_FR',
    aliases: [],
    weightOffset: 0,
    familyNameFirst: false,
    networks: everywhereButChina,
    wechatOnDesktop: false,
  },
  it: {
    name: 'Italiano',
    tag: 'it',
    formats: 'it',
    openGraph: 'it_IT',
    aliases: [],
    weightOffset: 0,
    familyNameFirst: false,
    networks: everywhereButChina,
    wechatOnDesktop: false,
  },
  cn: {
    name: '简体中文',
    tag: 'zh-CN',
    formats: 'zh-CN',
    openGraph: 'zh_CN',
    aliases: ['zh', 'zh-cn'],
    weightOffset: 200,
    familyNameFirst: true,
    networks: ['linkedin', 'tiktok', 'weibo', 'youku'],
    wechatOnDesktop: true,
  },
  jp: {
    name: '日本語',
    tag: 'ja-JP',
    formats: 'ja-JP',
    openGraph: 'ja_JP',
    aliases: ['ja', 'ja-jp'],
    weightOffset: 200,
    familyNameFirst: true,
    networks: everywhereButChina,
    wechatOnDesktop: false,
  },
} as const satisfies Record<string, LocaleFacts>;

interface LocaleFacts {
  name: string;
  tag: string;
  /** The tag whose formats numbers and dates take: the site's English is British. */
  formats: string;
  openGraph: string;
  /** Other codes under which visitors and callers may ask for the locale. */
  aliases: readonly string[];
  /** Added to every font weight. */
  weightOffset: number;
  familyNameFirst: boolean;
  networks: readonly Network[];
  /** WeChat is offered on mobile everywhere. */
  wechatOnDesktop: boolean;
}

export type Locale = keyof typeof localeTable;
export const locales = Object.keys(localeTable) as Locale[];
export const defaultLocale = 'en' satisfies Locale;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The locale that a code or one of its aliases names, whatever its case; undefined where there is none. */
export const findLocale = (code: string): Locale | undefined => {
  const wanted = code.toLowerCase();
  return locales.find((locale) => locale === wanted || localeTable[locale].aliases.some((alias) => alias === wanted));
};

/** The locale whose language a BCP 47 tag names, in any of its forms: `fr-CA` is French; undefined where there is none. */
export const localeOfTag = (tag: string): Locale | undefined => findLocale(tag.replace(/-.*/, ''));

/** The locale of a request, where Next's pseudo-locale and the unknown stand for the default one. */
export const localeOr = (value: string | undefined): Locale => (isLocale(value) ? value : defaultLocale);

export const tagOf = (locale: Locale): string => localeTable[locale].tag;
