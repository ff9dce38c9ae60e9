/** Strapi's code of each locale of the site. */
export default { en: 'en', fr: 'fr', it: 'it', cn: 'zh-Hans', jp: 'ja' } as const;
