import type { AppProps } from 'next/app';
import Head from 'next/head';
import { appWithTranslation } from 'next-i18next/pages';
import { FailureBoundary } from '@/components/pages/FailureBoundary';
import { Popups } from '@/components/popups/Popups';
import { Layout } from '@/components/shell/Layout';
import { MinimalLayout } from '@/components/shell/MinimalLayout';
import { ContentProvider } from '@/contexts/ContentContext';
import { FavouritesProvider } from '@/contexts/FavouritesContext';
import { HeaderProvider } from '@/contexts/HeaderContext';
import { PopupProvider } from '@/contexts/PopupContext';
import { PreviewProvider } from '@/contexts/PreviewContext';
import { SharePriceProvider } from '@/contexts/SharePriceContext';
import { useSiteLinks } from '@/hooks/useSiteLinks';
import { useDocumentLanguage } from '@/lib/browser/next/useDocumentLanguage';
import type { PageProps } from '@/lib/site/pages/page-result';
import { fontProperties } from '@/styles/fonts';
import i18nConfig from '../next-i18next.config';
import '@/styles/fallbacks.css';
import '@/styles/brand.css';
import '@/styles/tokens.css';
import '@/styles/global.css';

function App({ Component, pageProps, router }: AppProps<PageProps>) {
  const { page, content } = pageProps;
  useDocumentLanguage(content.locale);
  useSiteLinks();
  const view = <Component {...pageProps} />;

  return (
    <ContentProvider content={content}>
      <Head>
        <style>{fontProperties}</style>
      </Head>
      <PreviewProvider isPreview={router.isPreview}>
        <FailureBoundary page={page}>
          {page.is404 || page.is500 ? (
            <MinimalLayout>{view}</MinimalLayout>
          ) : (
            <SharePriceProvider>
              <FavouritesProvider>
                <PopupProvider>
                  <HeaderProvider>
                    <Layout page={page}>{view}</Layout>
                    <Popups />
                  </HeaderProvider>
                </PopupProvider>
              </FavouritesProvider>
            </SharePriceProvider>
          )}
        </FailureBoundary>
      </PreviewProvider>
    </ContentProvider>
  );
}

export default appWithTranslation(App, i18nConfig);
