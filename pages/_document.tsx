import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { DirectoryLinks } from '@/components/shell/SiteDirectory';
import brand from '@/content/brand.json' with { type: 'json' };
import { PaintFirstHead } from '@/lib/browser/next/PaintFirstHead';
import { startScripts } from '@/lib/browser/next/start-scripts';
import { localeTable, toLocale } from '@/lib/i18n/locales';
import type { HeaderTab } from '@/lib/model/settings';
import type { PageProps } from '@/lib/site/pages/page-result';
import { cms } from '@/lib/upstreams/cms';

const isProduction = process.env.NODE_ENV === 'production';
const PageHead = isProduction ? PaintFirstHead : Head;

const directories = new WeakMap<HeaderTab[], string>();

/** The links of the site directory, which are the same on all pages, so that they are rendered once. */
const renderDirectory = (menu: HeaderTab[]): string => {
  const html = directories.get(menu) ?? renderToStaticMarkup(<DirectoryLinks menu={menu} />);
  directories.set(menu, html);
  return html;
};

/** The published menu. The error pages of the build have no request, and no menu. */
const loadMenu = async ({ req, locale }: DocumentContext) =>
  req ? (await cms.settings({ locale: toLocale(locale), draft: false })).headerTabs : [];

export default class SiteDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    const menu = await loadMenu(context);
    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) => (props) => {
          const { content, ...pageProps } = props.pageProps as PageProps;
          const directoryHtml = renderDirectory(content.menu ?? menu);
          return sheet.collectStyles(
            <App {...props} pageProps={{ ...pageProps, content: { ...content, directoryHtml } }} />,
          );
        },
      });
    try {
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { tag, weightOffset } = localeTable[toLocale(this.props.locale)];
    return (
      <Html
        lang={tag}
        style={{ '--weight-offset': weightOffset } as CSSProperties}
        data-scripted={isProduction ? undefined : ''}
      >
        <PageHead>
          {isProduction && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script of the site
            <script dangerouslySetInnerHTML={{ __html: startScripts }} />
          )}
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
          <meta name="theme-color" content={brand.colours.ivory} />
        </PageHead>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
