import type { InitOptions, i18n, ThirdPartyModule, TOptions } from 'i18next';

type Words = { [key: string]: Words | string };
type Listener = (...details: unknown[]) => void;

/** The values of a string: `count` selects its plural form, `context` its variant, `ns` its namespace. */
type Values = TOptions & { ns?: string };

const wordAt = (words: Words | undefined, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<Words | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), words);
  return typeof found === 'string' ? found : undefined;
};

/**
 * The part of i18next that the site's pages use in browsers: strings by nested key, contexts, plural forms, values. i18next as a
 * whole is a tenth of a page's scripts.
 *
 * Stands in for `i18next` in browsers (next.config.js), where `next-i18next` creates an instance and `react-i18next` reads
 * it. It has no backend, fallback languages, nesting, formats or selectors; a string that is missing shows its key.
 */
export const createInstance = (options: InitOptions) => {
  const listeners = new Map<string, Set<Listener>>();
  const plugins: ThirdPartyModule[] = [];
  const data: Record<string, Record<string, Words>> = {
    ...(options.resources as Record<string, Record<string, Words>>),
  };
  const on = (name: string, listener: Listener) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known.add(listener));
  };
  const off = (name: string, listener: Listener) => listeners.get(name)?.delete(listener);

  const instance = {
    options,
    isInitialized: false,
    language: options.lng ?? '',
    languages: [options.lng ?? ''],
    services: { pluralResolver: { getRule: (language: string) => new Intl.PluralRules(language) } },
    store: { data, on: () => undefined, off: () => undefined },
    on,
    off,

    use(plugin: ThirdPartyModule) {
      plugins.push(plugin);
      return instance;
    },

    async init() {
      for (const plugin of plugins) plugin.init(instance as unknown as i18n);
      instance.isInitialized = true;
    },

    async changeLanguage(language: string) {
      if (language === instance.language) return;
      instance.language = language;
      instance.languages = [language];
      for (const listener of listeners.get('languageChanged') ?? []) listener(language);
    },

    hasLoadedNamespace: () => true,
    hasResourceBundle: (language: string, namespace: string) => data[language]?.[namespace] !== undefined,
    addResourceBundle(language: string, namespace: string, words: Words) {
      data[language] = { ...data[language], [namespace]: words };
    },

    /** The strings of one namespace in one language. */
    getFixedT(language: string, namespace?: string | null) {
      const ofCount = (count: number) => instance.services.pluralResolver.getRule(language).select(count);
      return (key: string, values: Values = {}): string => {
        const words = data[language]?.[values.ns ?? namespace ?? `${options.defaultNS}`];
        const { count, context } = values;
        const keys = context ? [`${key}_${context}`, key] : [key];
        const forms = count === undefined ? [''] : [...(count === 0 ? ['_zero'] : []), `_${ofCount(count)}`, ''];
        const possible = keys.flatMap((one) => forms.map((form) => one + form));
        const word = possible.map((one) => wordAt(words, one)).find((found) => found !== undefined);
        let left = options.interpolation?.maxReplaces ?? Number.POSITIVE_INFINITY;
        return (word ?? key).replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
          left-- > 0 ? `${values[name] ?? ''}` : placeholder,
        );
      };
    },
  };
  return instance;
};

/** `react-i18next` imports it for keys that are functions. */
export const keyFromSelector = () => {
  throw new Error('Keys that are functions are not supported.');
};

export default { createInstance };
