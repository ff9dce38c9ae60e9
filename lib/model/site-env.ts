/** The environments of the site. Only production is shown to search engines. */
export const siteEnvs = ['production', 'preproduction', 'qa', 'development'] as const;
export type SiteEnv = (typeof siteEnvs)[number];
