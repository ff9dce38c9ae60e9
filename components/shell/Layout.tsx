import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import { SkipLink } from '@/components/ui/SkipLink';
import { useContent } from '@/contexts/ContentContext';
import { afterHydration } from '@/lib/browser/after-hydration';
import type { Page } from '@/lib/model/page';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { Preview } from './Preview';

// Only home pages have it, once a visitor has chosen a language in which a page does not exist.
const UntranslatedPage = dynamic(() => import('./UntranslatedPage').then((module) => module.UntranslatedPage));

const Main = styled.main<{ $overHero: boolean }>`
  position: relative;
  min-block-size: 60vh;
  padding-block-start: ${({ $overHero }) => ($overHero ? 0 : 'var(--header-height)')};
`;

const FadeIn = styled.div<{ $enabled: boolean }>`
  ${({ $enabled }) =>
    $enabled &&
    css`
      @supports not (view-transition-name: none) {
        animation: arrive var(--slow) var(--ease);
      }
    `}

  @keyframes arrive {
    from {
      opacity: 0.2;
    }
  }
`;

const FloatingButtons = afterHydration(() =>
  import(/* webpackChunkName: "shell" */ './FloatingButtons').then((module) => module.FloatingButtons),
);
const DeferredShell = afterHydration(() =>
  import(/* webpackChunkName: "shell" */ './DeferredShell').then((module) => module.DeferredShell),
);
const SpecialEvent = afterHydration(() =>
  import(/* webpackChunkName: "special-event" */ '../special-event/SpecialEvent').then((module) => module.SpecialEvent),
);

/**
 * The frame of every page except the error pages. Over a hero with a picture the header is transparent. Pages that the visitor
 * navigates to fade in, except pages with a hero, because a dark hero would fade through the light background.
 */
export function Layout({ page, children }: { page: Page; children: ReactNode }) {
  const { t } = useTranslation();
  const [path = ''] = useRouter().asPath.split(/[?#]/);
  const [initialPath] = useState(path);
  const { singleTypeEvent, untranslatedPage } = useContent();
  const { isCareerPage = false, sections } = page;
  const [first] = sections;
  const overHero = first?.type === 'hero' && Boolean(first.slides[0]?.image);
  return (
    <>
      <SkipLink href="#main" data-no-print>
        {t('shell.skipToContent')}
      </SkipLink>
      <DeferredShell pageType={page.pageType} />
      <Preview />
      <Header overHero={overHero} isCareerPage={isCareerPage} />
      <Main id="main" tabIndex={-1} $overHero={overHero}>
        {untranslatedPage && <UntranslatedPage overHero={overHero} {...untranslatedPage} />}
        <Breadcrumbs overHero={overHero} isCareerPage={isCareerPage} />
        <FadeIn key={path} $enabled={path !== initialPath && !overHero}>
          {children}
        </FadeIn>
      </Main>
      {singleTypeEvent && <SpecialEvent event={singleTypeEvent} />}
      <FloatingButtons />
      <Footer />
    </>
  );
}
