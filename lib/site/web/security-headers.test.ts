import { describe, expect, it } from 'vitest';
import { startScriptsHash } from '../../browser/next/start-scripts';
import { buildSecurityHeaders } from './security-headers';
import { buildTagManagerSources } from './tag-manager-sources';

type Options = Parameters<typeof buildSecurityHeaders>[0];

const production: Options = { secure: true, hsts: 'host', development: false, indexed: true, recaptcha: false };
const getHeaders = (options: Partial<Options> = {}) =>
  new Map(buildSecurityHeaders({ ...production, ...options }).map(({ key, value }) => [key, value]));
const parsePolicy = (options?: Partial<Options>) =>
  new Map(
    getHeaders(options)
      .get('Content-Security-Policy')
      ?.split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );

describe('the security headers', () => {
  it('allow only scripts of this site, no eval, and the one inline script named by its hash', () => {
    const policy = parsePolicy();
    expect(policy.get('script-src')).toEqual(["'self'", `'${startScriptsHash}'`]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.has('script-src-elem')).toBe(false);
    expect(policy.has('script-src-attr')).toBe(false);
  });

  it('let no other site frame this one, change its base URL or receive its forms', () => {
    const policy = parsePolicy();
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(getHeaders().get('X-Frame-Options')).toBe('DENY');
  });

  it('let one origin frame the site if it is configured', () => {
    const framed = { framedBy: 'https://cms.example.com' };
    expect(parsePolicy(framed).get('frame-ancestors')).toEqual(['https://cms.example.com']);
    expect(getHeaders(framed).has('X-Frame-Options')).toBe(false);
  });

  it('let the site itself play films from YouTube', () => {
    expect(parsePolicy().get('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
  });

  it('allow Google’s captcha if it is configured, and only then', () => {
    for (const directive of ['script-src', 'connect-src', 'frame-src']) {
      expect(parsePolicy({ recaptcha: true }).get(directive)).toContain('https://www.google.com/recaptcha/');
      expect(parsePolicy().get(directive)?.join(' ')).not.toContain('google');
    }
    expect(parsePolicy({ recaptcha: true }).get('frame-src')).toContain('https://recaptcha.google.com/recaptcha/');
  });

  it('allow a container of Google Tag Manager if one is configured, and only then', () => {
    const { inline, script, connect, image } = buildTagManagerSources('GTM-TEST01');
    const policy = parsePolicy({ gtmId: 'GTM-TEST01' });
    expect(policy.get('script-src')).toEqual(["'self'", `'${startScriptsHash}'`, `'${inline}'`, ...script]);
    expect(policy.get('connect-src')).toEqual(["'self'", ...connect]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', ...image]);
    expect(policy.get('frame-src')).toEqual(parsePolicy().get('frame-src'));
    expect(getHeaders().get('Content-Security-Policy')).not.toContain('google');
  });

  it('allow pictures and films of other hosts if they are configured, and only then', () => {
    const policy = parsePolicy({ mediaHosts: ['media.example.com'] });
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://media.example.com']);
    expect(policy.get('media-src')).toEqual(["'self'", 'https://media.example.com']);
    expect(parsePolicy().get('img-src')).toEqual(["'self'", 'data:']);
    expect(parsePolicy().get('media-src')).toEqual(["'self'"]);
  });

  it('relax the rules for scripts only on the development server', () => {
    const scripts = parsePolicy({ development: true, gtmId: 'GTM-TEST01' }).get('script-src');
    expect(scripts).toEqual(expect.arrayContaining(["'unsafe-eval'", "'unsafe-inline'"]));
    expect(scripts?.join(' ')).not.toContain('sha256');
  });

  it('require https if the site is served over it, and only then', () => {
    expect(parsePolicy().has('upgrade-insecure-requests')).toBe(true);
    expect(getHeaders({ secure: false }).has('Strict-Transport-Security')).toBe(false);
    expect(parsePolicy({ secure: false }).has('upgrade-insecure-requests')).toBe(false);
  });

  it.each([
    ['host', 'max-age=63072000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ] as const)('require https for two years of what is configured: %s', (hsts, value) => {
    expect(getHeaders({ hsts }).get('Strict-Transport-Security')).toBe(value);
  });

  it('keep search engines out of every environment but production', () => {
    expect(getHeaders().has('X-Robots-Tag')).toBe(false);
    expect(getHeaders({ indexed: false }).get('X-Robots-Tag')).toContain('noindex');
  });

  it('reveal little to other sites', () => {
    const headers = getHeaders();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  });
});
