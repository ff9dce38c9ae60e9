/** Strapi's locale codes, by the site's locales. */
export default { en: 'en', fr: 'fr', it: 'it', cn: 'zh-Hans', jp: 'ja' } as const;
