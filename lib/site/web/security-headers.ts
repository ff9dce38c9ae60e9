import { startScriptsHash } from '../../browser/next/start-scripts.ts';
import { toMediaSources } from './media-hosts.ts';
import { buildTagManagerSources } from './tag-manager-sources.ts';

const twoYears = 'max-age=63072000';

/**
 * The values of Strict-Transport-Security for this host, for its subdomains as well, and for the preload lists of
 * browsers.
 */
const strictTransport = {
  host: twoYears,
  subdomains: `${twoYears}; includeSubDomains`,
  preload: `${twoYears}; includeSubDomains; preload`,
};

interface Options {
  secure: boolean;
  hsts: keyof typeof strictTransport;
  development: boolean;
  indexed: boolean;
  recaptcha: boolean;
  gtmId?: string;
  mediaHosts?: readonly string[];
  framedBy?: string;
}

/**
 * The headers of every response. `secure`: the site is served over https, and `hsts` says for which hosts browsers then
 * require it. `indexed`: search engines may list the site. `development`, `recaptcha` and `gtmId` allow what the
 * development server, the captcha of Google and this Tag Manager container need. `mediaHosts` may serve pictures and
 * films, and `framedBy` is the only origin that may frame the page.
 */
export const buildSecurityHeaders = ({
  secure,
  hsts,
  development,
  indexed,
  recaptcha,
  gtmId,
  mediaHosts = [],
  framedBy,
}: Options): { key: string; value: string }[] => {
  const captcha = recaptcha ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : [];
  const measurement = gtmId ? buildTagManagerSources(gtmId) : null;
  const inline = development
    ? ["'unsafe-eval'", "'unsafe-inline'"]
    : [startScriptsHash, measurement?.inline ?? []].flat().map((hash) => `'${hash}'`);
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...captcha, ...(measurement?.script ?? [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...toMediaSources(mediaHosts), ...(measurement?.image ?? [])],
    'media-src': ["'self'", ...toMediaSources(mediaHosts)],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...captcha, ...(measurement?.connect ?? [])],
    'frame-src': [
      'https://www.youtube-nocookie.com',
      ...captcha,
      ...(recaptcha ? ['https://recaptcha.google.com/recaptcha/'] : []),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [framedBy ?? "'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));

  return [
    { key: 'Content-Security-Policy', value: directives.join('; ') },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    // X-Frame-Options cannot name an allowed origin.
    ...(framedBy ? [] : [{ key: 'X-Frame-Options', value: 'DENY' }]),
    ...(secure ? [{ key: 'Strict-Transport-Security', value: strictTransport[hsts] }] : []),
    ...(indexed ? [] : [{ key: 'X-Robots-Tag', value: 'noindex' }]),
  ];
};
