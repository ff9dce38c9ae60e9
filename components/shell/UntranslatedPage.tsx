import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Sentence } from '@/components/ui/Sentence';
import { defaultLocale, getLanguageTag } from '@/lib/i18n/locales';
import type { SiteContent } from '@/lib/model/site-content';
import { container, onInk } from '@/styles/mixins';

const Band = styled.aside<{ $overHero: boolean }>`
  padding-block-start: ${({ $overHero }) => ($overHero ? 'var(--header-height)' : 0)};
  ${onInk}

  p {
    ${container}
    padding-block: var(--space-3);
  }
`;

interface UntranslatedPageProps extends NonNullable<SiteContent['untranslatedPage']> {
  overHero: boolean;
}

/** Leads visitors back to the page from which they chose this language, in which it does not exist. */
export function UntranslatedPage({ overHero, title, path }: UntranslatedPageProps) {
  const { t } = useTranslation();
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
