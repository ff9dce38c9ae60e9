import type { Locale } from './locales';

export const continents = ['europe', 'asia', 'americas', 'africa', 'oceania'] as const;
export type Continent = (typeof continents)[number];

const names: Record<Continent, Record<Locale, string>> = {
  europe: { en: 'Europe', fr: 'Europe', it: 'Europa', cn: '欧洲', jp: 'ヨーロッパ' },
  asia: {
    en: 'Asia and the Middle East',
    fr: 'Asie et Moyen-Orient',
    it: 'Asia e Medio Oriente',
    cn: '亚洲与中东',
    jp: 'アジア・中東',
  },
  americas: { en: 'Americas', fr: 'Amériques', it: 'Americhe', cn: '美洲', jp: '南北アメリカ' },
  africa: { en: 'Africa', fr: 'Afrique', it: 'Africa', cn: '非洲', jp: 'アフリカ' },
  oceania: { en: 'Oceania', fr: 'Océanie', it: 'Oceania', cn: '大洋洲', jp: 'オセアニア' },
};

/** The name of a continent in the locale, as the site groups countries. */
export const getContinentName = (locale: Locale, continent: Continent): string => names[continent][locale];
