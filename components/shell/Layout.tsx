import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { usePreview } from '@/contexts/PreviewContext';
import type { Page } from '@/lib/model/page';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { Arrival, Main, SkipLink } from './Layout.styles';
import { NavigationProgress } from './NavigationProgress';

const FloatingButtons = dynamic(() => import('./FloatingButtons').then((module) => module.FloatingButtons), {
  ssr: false,
});
const Measurement = dynamic(() => import('./Measurement').then((module) => module.Measurement), { ssr: false });
const PreviewBar = dynamic(() => import('./PreviewBar').then((module) => module.PreviewBar));
const SpecialEvent = dynamic(() => import('./SpecialEvent').then((module) => module.SpecialEvent), { ssr: false });

/** Who looks for work is not called away, and nothing floats over the filters and hearts of offers. */
const isForCandidates = ({ pageType, sections }: Page): boolean =>
  pageType === 'JobPosting' || sections.some(({ type }) => type === 'job-search');

/** The frame of every page but the error pages. Over a hero the header is clear; a page fades in that is not the first. */
export function Layout({ page, children }: { page: Page; children: ReactNode }) {
  const { t } = useTranslation();
  const [path = ''] = useRouter().asPath.split(/[?#]/);
  const [entrance] = useState(path);
  const { singleTypeEvent } = useContent();
  const isPreview = usePreview();
  const overHero = page.sections[0]?.type === 'hero';
  return (
    <>
      <SkipLink href="#main" data-no-print>
        {t('shell.skipToContent')}
      </SkipLink>
      <Measurement />
      <NavigationProgress />
      {isPreview && <PreviewBar />}
      <Header overHero={overHero} isJobPage={page.pageType === 'JobPosting'} />
      <Main id="main" tabIndex={-1} $overHero={overHero}>
        <Breadcrumbs overHero={overHero} />
        <Arrival key={path} $fades={path !== entrance}>
          {children}
        </Arrival>
      </Main>
      {singleTypeEvent && !isForCandidates(page) && <SpecialEvent event={singleTypeEvent} />}
      <FloatingButtons />
      <Footer />
    </>
  );
}
