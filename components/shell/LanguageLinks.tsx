import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import { defaultLocale, locales, localeTable } from '@/lib/i18n/locales';
import { findLocalizedPath, toPagePath } from '@/lib/i18n/paths';

const Link = styled.a`
  &[title] {
    opacity: 0.65;
  }
`;

/**
 * Links to this page in each of the site's languages. If the page does not exist in a language, its link is dim, says
 * so to screen readers and in its title, and leads to the home page, which links back to the page in the default
 * language. `useLanguageChoice` handles the clicks.
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
        const note = language && t('language.missing', { language });
        const homePath = toPagePath(locale, '') + (language && defaultPath ? `?from=${defaultPath}` : '');
        return (
          <li key={locale}>
            <Link
              href={findLocalizedPath(locale, pageLocalizations) ?? homePath}
              lang={tag}
              hrefLang={tag}
              title={note}
              data-link="language"
              aria-current={locale === current ? 'true' : undefined}
            >
              {name}
              {note && <VisuallyHidden lang={localeTable[current].tag}> {note}</VisuallyHidden>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
