import type { AppProps } from 'next/app';
import dynamic from 'next/dynamic';
import Head from 'next/head';
import { appWithTranslation } from 'next-i18next/pages';
import { Popups } from '@/components/popups/Popups';
import { Layout } from '@/components/shell/Layout';
import { ContentProvider } from '@/contexts/ContentContext';
import { FavouritesProvider } from '@/contexts/FavouritesContext';
import { HeaderProvider } from '@/contexts/HeaderContext';
import { PopupProvider } from '@/contexts/PopupContext';
import { PreviewProvider } from '@/contexts/PreviewContext';
import { SharePriceProvider } from '@/contexts/SharePriceContext';
import { useSiteLinks } from '@/hooks/useSiteLinks';
import { useDocumentLanguage } from '@/lib/framework/useDocumentLanguage';
import type { PageProps } from '@/lib/site/pages/page-props';
import { fontProperties } from '@/styles/fonts';
import i18nConfig from '../next-i18next.config';
import '@/styles/fallbacks.css';
import '@/styles/tokens.css';
import '@/styles/global.css';

/** Only error pages need it. */
const MinimalLayout = dynamic(() => import('@/components/shell/MinimalLayout').then((module) => module.MinimalLayout));

function App({ Component, pageProps, router }: AppProps<PageProps>) {
  const { page, content } = pageProps;
  useDocumentLanguage(content.locale);
  useSiteLinks();
  const view = (
    <>
      <Head>
        <style>{fontProperties}</style>
      </Head>
      <Component {...pageProps} />
    </>
  );

  return (
    <ContentProvider content={content}>
      <PreviewProvider isPreview={router.isPreview}>
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
      </PreviewProvider>
    </ContentProvider>
  );
}

export default appWithTranslation(App, i18nConfig);
