import type { SSRConfig } from 'next-i18next/pages';
import { localeOr } from '../../i18n/locales';
import { translations } from '../../i18n/translations';
import type { Page } from '../../model/page';
import { type LoadedPage, plainPage, siteContent } from './load-page';

/** The props of an error page in the visitor's locale; no locale means the default one. */
export const errorPageProps = async (
  code: string | undefined,
  flag: Pick<Page, 'is404' | 'is500'>,
): Promise<LoadedPage & SSRConfig> => {
  const locale = localeOr(code);
  const content = await siteContent({ locale, draft: false });
  return {
    page: plainPage({ noindex: true, ...flag }),
    content: { ...content, headerTabs: content.headerTabs.map((tab) => ({ ...tab, sections: [] })) },
    structuredData: [],
    ...(await translations(locale, ['error'])),
  };
};
