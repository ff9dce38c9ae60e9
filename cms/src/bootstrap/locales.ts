import type { Core } from '@strapi/strapi';
import locales from '../../config/locales';

const localeNames: Record<keyof typeof locales, string> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  cn: '简体中文',
  jp: '日本語',
};

/** Creates the locales of the site that Strapi lacks. */
export const createLocales = async (strapi: Core.Strapi) => {
  const service = strapi.plugin('i18n').service('locales');
  for (const [code, name] of Object.entries(localeNames)) {
    const strapiCode = locales[code as keyof typeof locales];
    if (!(await service.findByCode(strapiCode))) await service.create({ code: strapiCode, name });
  }
};
