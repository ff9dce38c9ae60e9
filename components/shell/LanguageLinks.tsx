import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { defaultLocale, locales, localeTable } from '@/lib/i18n/locales';
import { findLocalizedPath, toPagePath } from '@/lib/i18n/paths';

const Note = styled.span`
  display: block;
  max-inline-size: 16rem;
  font-size: var(--size-label);
`;

/**
 * Links to this page in each of the site's languages. If the page does not exist in a language, its link says so and
 * leads to the home page, which links back to the page in the default language. `useLanguageChoice` handles the clicks.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { locale: current, pageLocalizations, missingLanguages } = useContent();
  const defaultPath = findLocalizedPath(defaultLocale, pageLocalizations);
  return (
    <ul className={className}>
      {locales.map((locale) => {
        const { name, tag } = localeTable[locale];
        const language = missingLanguages?.[locale];
        const homePath = toPagePath(locale, '') + (language && defaultPath ? `?from=${defaultPath}` : '');
        return (
          <li key={locale}>
            <a
              href={findLocalizedPath(locale, pageLocalizations) ?? homePath}
              lang={tag}
              hrefLang={tag}
              data-link="language"
              aria-current={locale === current ? 'true' : undefined}
            >
              {name}
              {language && <Note lang={localeTable[current].tag}> {t('language.missing', { language })}</Note>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
