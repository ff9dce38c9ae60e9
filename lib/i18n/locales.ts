/** The group's social networks, in display order. */
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

const networksOutsideChina: readonly Network[] = ['linkedin', 'instagram', 'tiktok', 'twitter', 'facebook', 'youtube'];

/**
 * The properties of each locale. `tag` is the BCP 47 language tag, for `Intl`, `<html lang>` and hreflang. Never use
 * the code of the locale there, because `cn` and `jp` are not languages.
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
    networks: networksOutsideChina,
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
    networks: networksOutsideChina,
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
    networks: networksOutsideChina,
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
    networks: networksOutsideChina,
    wechatOnDesktop: false,
  },
} as const satisfies Record<string, LocaleDefinition>;

interface LocaleDefinition {
  name: string;
  tag: string;
  /** The language tag for formats of numbers and dates, which are British in English. */
  formats: string;
  openGraph: string;
  /** Other codes that visitors and callers may use for the locale. */
  aliases: readonly string[];
  /** The number to add to every font weight. */
  weightOffset: number;
  familyNameFirst: boolean;
  networks: readonly Network[];
  /** Whether WeChat is offered on desktop. On mobile, every locale offers it. */
  wechatOnDesktop: boolean;
}

export type Locale = keyof typeof localeTable;
export const locales = Object.keys(localeTable) as Locale[];
export const defaultLocale = 'en' satisfies Locale;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The locale with a code or alias, in any case; undefined if there is none. */
export const findLocale = (code: string): Locale | undefined => {
  const lowerCase = code.toLowerCase();
  return locales.find(
    (locale) => locale === lowerCase || localeTable[locale].aliases.some((alias) => alias === lowerCase),
  );
};

/** The locale with the language of a BCP 47 tag, in any variant: `fr` for `fr-CA`; undefined if there is none. */
export const findLocaleByTag = (tag: string): Locale | undefined => findLocale(tag.replace(/-.*/, ''));

/** The locale of a request. Unknown locales and Next's pseudo-locale become the default locale. */
export const toLocale = (value: string | undefined): Locale => (isLocale(value) ? value : defaultLocale);

/** The BCP 47 language tag of a locale. */
export const getLanguageTag = (locale: Locale): string => localeTable[locale].tag;

export type PerLocale<T> = Record<Locale, T>;

/** Builds a record of the values that `getValue` returns for each locale. */
export const mapLocales = <T>(getValue: (locale: Locale) => T): PerLocale<T> =>
  Object.fromEntries(locales.map((locale) => [locale, getValue(locale)])) as PerLocale<T>;

const isForMainlandChina = (locale: Locale): boolean => locale === 'cn';

/** Whether pages may load Google’s services, which visitors in mainland China cannot reach. */
export const reachesGoogle = (locale: Locale): boolean => !isForMainlandChina(locale);

/** Whether people must consent separately to the transfer of their data to France: article 39 of China’s PIPL. */
export const requiresTransferConsent = isForMainlandChina;
