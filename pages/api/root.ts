import Negotiator from 'negotiator';
import { endpoint } from '@/lib/api/endpoint';
import { defaultLocale, findLocale, isLocale, locales, localeTable } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';

export const config = { api: { bodyParser: false } };

const offered = locales.flatMap((locale) => [localeTable[locale].tag, ...localeTable[locale].aliases]);

export default endpoint({
  method: 'GET',
  summary: 'Redirects to the home page in the visitor’s language',
  handle: async ({ request, response }) => {
    const chosen = request.cookies.NEXT_LOCALE;
    const [preferred = ''] = new Negotiator(request).languages(offered);
    const locale = isLocale(chosen) ? chosen : (findLocale(preferred) ?? defaultLocale);
    response.setHeader('Vary', 'Accept-Language, Cookie');
    response.redirect(307, pagePath(locale, ''));
    return null;
  },
});
