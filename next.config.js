import { env } from './lib/env.ts';
import { locales } from './lib/i18n/locales.ts';
import { pseudoLocale, redirects, rewrites } from './lib/site/routing.ts';
import { securityHeaders } from './lib/site/security-headers.ts';

const headers = securityHeaders({
  secure: env.SITE_URL.startsWith('https:'),
  development: process.env.NODE_ENV === 'development',
  indexed: env.SITE_ENV === 'production',
  recaptcha: Boolean(env.RECAPTCHA_SITE_KEY),
  gtmId: env.GTM_ID,
});

/** @type {import('next').NextConfig} */
export default {
  i18n: { locales: [pseudoLocale, ...locales], defaultLocale: pseudoLocale, localeDetection: false },
  trailingSlash: true,
  poweredByHeader: false,
  reactStrictMode: true,
  compiler: { styledComponents: true },
  // `npm test` checks them, with TypeScript's own compiler.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingIncludes: {
    '/**': ['./content/**/*', './public/locales/**/*'],
    '/api/download-job-offer': [
      './node_modules/@embedpdf/fonts-*/fonts/*-{Light,Regular,Medium}.otf',
      './node_modules/@expo-google-fonts/*/{300Light,300Light_Italic,400Regular,500Medium}/*.ttf',
      './public/media/marks/halcyre.svg',
    ],
  },
  // sanitize-html requires this module while pages import it, which Node refuses: pages bring their own copy.
  transpilePackages: ['htmlparser2', 'domhandler', 'domutils', 'domelementtype', 'dom-serializer', 'entities'],
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [70],
    deviceSizes: [375, 640, 820, 1080, 1440, 1920, 2400],
    imageSizes: [104, 125, 208, 320],
    minimumCacheTTL: 86_400,
  },
  // The filter keeps the Pages Router from routes of an App Router, which there is none of.
  experimental: { clientRouterFilter: false },
  // React comes to life in slices: see the file.
  webpack: (config, { isServer }) => {
    if (!isServer)
      config.resolve.alias['hoist-non-react-statics'] = `${import.meta.dirname}/lib/hoist-non-react-statics.js`;
    const alias = { 'react-dom/client$': `${import.meta.dirname}/lib/react-dom-client.js` };
    config.module.rules.push({ test: /next.dist.client.index\.js$/, resolve: { alias } });
    return config;
  },
  redirects: async () => redirects,
  rewrites: async () => rewrites,
  headers: async () => [{ source: '/:path*', headers, locale: false }],
};
