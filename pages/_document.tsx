import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import type { CSSProperties } from 'react';
import { ServerStyleSheet } from 'styled-components';
import brand from '@/content/brand.json' with { type: 'json' };
import { PaintFirstHead } from '@/lib/browser/next/PaintFirstHead';
import { startScripts } from '@/lib/browser/next/start-scripts';
import { localeTable, toLocale } from '@/lib/i18n/locales';

const isProduction = process.env.NODE_ENV === 'production';
const PageHead = isProduction ? PaintFirstHead : Head;

export default class SiteDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
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
