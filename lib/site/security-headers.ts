import { startScriptsHash } from './start-scripts.ts';

interface Options {
  secure: boolean;
  development: boolean;
  indexed: boolean;
  recaptcha: boolean;
}

/**
 * The headers of every response. `secure` says that the site is served over https, `indexed` that search
 * engines may list it;
 * `development` opens what the development server needs, `recaptcha` what Google's captcha does.
 */
export const securityHeaders = ({
  secure,
  development,
  indexed,
  recaptcha,
}: Options): { key: string; value: string }[] => {
  const google = recaptcha ? ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/' : '';
  const policy = {
    'default-src': "'self'",
    'script-src': (development ? "'self' 'unsafe-eval' 'unsafe-inline'" : `'self' '${startScriptsHash}'`) + google,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': (development ? "'self' ws:" : "'self'") + google,
    'frame-src': `https://www.youtube-nocookie.com${google}`,
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(secure && { 'upgrade-insecure-requests': '' }),
  };
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value}`.trim());

  return [
    { key: 'Content-Security-Policy', value: directives.join('; ') },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { key: 'X-Frame-Options', value: 'DENY' },
    ...(secure ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' }] : []),
    ...(indexed ? [] : [{ key: 'X-Robots-Tag', value: 'noindex' }]),
  ];
};
