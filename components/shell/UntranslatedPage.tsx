import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Sentence } from '@/components/ui/Sentence';
import { useContent } from '@/contexts/ContentContext';
import { defaultLocale, getLanguageTag } from '@/lib/i18n/locales';
import { container } from '@/styles/mixins';

const Band = styled.aside<{ $overHero: boolean }>`
  padding-block-start: ${({ $overHero }) => ($overHero ? 'var(--header-height)' : 0)};
  background: var(--ink);
  color: var(--ivory);

  p {
    ${container}
    padding-block: var(--space-3);
  }
`;

/** Leads visitors back to the page from which they chose this language, in which it does not exist. */
export function UntranslatedPage({ overHero }: { overHero: boolean }) {
  const { t } = useTranslation();
  const { untranslatedPage } = useContent();
  if (!untranslatedPage) return null;
  const { title, path } = untranslatedPage;
  const tag = getLanguageTag(defaultLocale);
  return (
    <Band aria-label={t('language.label')} $overHero={overHero}>
      <p>
        <a href={path} hrefLang={tag}>
          <Sentence template={(page) => t('language.untranslated', { page })} phrase={title} lang={tag} />
        </a>
      </p>
    </Band>
  );
}
