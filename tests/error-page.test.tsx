import { render, screen } from '@testing-library/react';
import type { AppProps } from 'next/app';
import { imageConfigDefault } from 'next/dist/shared/lib/image-config';
import { ImageConfigContext } from 'next/dist/shared/lib/image-config-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTranslations } from '@/lib/i18n/translations';
import nextConfig from '@/next.config';
import App from '@/pages/_app';
import ErrorPage from '@/pages/_error';
import { fakeRouter, getTranslator } from './support/render';
import { buildPage, buildSiteContent } from './support/site-content';

// Next generates the fonts during a build.
vi.mock('@/styles/fonts', () => ({ fontProperties: '' }));

afterEach(() => vi.unstubAllGlobals());

it('Next’s error page in the browser is the minimal error layout in the language of the document', async () => {
  const content = buildSiteContent({ locale: 'fr' });
  const pageProps = { page: buildPage(), content, structuredData: [], ...(await loadTranslations('fr')) };
  vi.stubGlobal('__NEXT_DATA__', { props: { pageProps } });
  const router = fakeRouter({ locale: 'fr' });
  const props = { Component: ErrorPage, pageProps: ErrorPage.getInitialProps(), router } as unknown as AppProps;
  render(
    <RouterContext value={router}>
      <ImageConfigContext value={{ ...imageConfigDefault, ...nextConfig.images }}>
        <App {...props} />
      </ImageConfigContext>
    </RouterContext>,
  );
  const t = getTranslator('fr');
  expect(await screen.findByRole('heading', { level: 1, name: t('failure.title') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('failure.home') })).toHaveAttribute('href', '/fr/');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Halcyre');
  expect(screen.queryByRole('search')).toBeNull();
});

it('lets the development server show an error of the server, where it has no document', () => {
  vi.stubGlobal('window', undefined);
  expect(ErrorPage.getInitialProps).not.toThrow();
});
