import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Page } from '@/lib/model/page';
import { Breadcrumbs } from './Breadcrumbs';
import { FloatingButtons } from './FloatingButtons';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { Main, SkipLink } from './Layout.styles';
import { PreviewBar } from './PreviewBar';

/** The frame of every page but the error pages. Over a hero the header is transparent. */
export function Layout({ page, children }: { page: Page; children: ReactNode }) {
  const { t } = useTranslation();
  const overHero = page.sections[0]?.type === 'hero';
  return (
    <>
      <SkipLink href="#main">{t('shell.skipToContent')}</SkipLink>
      <PreviewBar />
      <Header overHero={overHero} isJobPage={page.pageType === 'JobPosting'} />
      <Main id="main" tabIndex={-1} $overHero={overHero}>
        <Breadcrumbs overHero={overHero} />
        {children}
      </Main>
      <FloatingButtons />
      <Footer />
    </>
  );
}
