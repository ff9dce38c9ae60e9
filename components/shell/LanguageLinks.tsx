import { useContent } from '@/contexts/ContentContext';
import { locales, localeTable } from '@/lib/i18n/locales';
import { pagePath, pathIn } from '@/lib/i18n/paths';

const oneYear = 31_536_000;

/**
 * Links to this page in each language of the site, with the same query; to the home page if the page does not exist in
 * that language.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const { locale: current, pageLocalizations } = useContent();
  return (
    <ul className={className}>
      {locales.map((locale) => {
        const { name, tag } = localeTable[locale];
        const path = pathIn(locale, pageLocalizations) ?? pagePath(locale, '');
        return (
          <li key={locale}>
            <a
              href={path}
              lang={tag}
              hrefLang={tag}
              data-link="language"
              aria-current={locale === current ? 'true' : undefined}
              onClick={({ currentTarget }) => {
                // Filters, keywords and tokens are the same in every language.
                if (pathIn(locale, pageLocalizations)) currentTarget.search = location.search;
                const secure = location.protocol === 'https:' ? '; secure' : '';
                // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
                document.cookie = `NEXT_LOCALE=${locale}; path=/; max-age=${oneYear}; samesite=lax${secure}`;
              }}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
