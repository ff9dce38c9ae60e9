import { useContent } from '@/contexts/ContentContext';
import { locales, localeTable } from '@/lib/i18n/locales';
import { findLocalizedPath, toPagePath } from '@/lib/i18n/paths';

/**
 * Links to this page in each of the site's languages, or to a language's home page if the page does not exist in it.
 * `useLanguageChoice` handles the clicks.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const { locale: current, pageLocalizations } = useContent();
  return (
    <ul className={className}>
      {locales.map((locale) => {
        const { name, tag } = localeTable[locale];
        const path = findLocalizedPath(locale, pageLocalizations) ?? toPagePath(locale, '');
        return (
          <li key={locale}>
            <a
              href={path}
              lang={tag}
              hrefLang={tag}
              data-link="language"
              aria-current={locale === current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
