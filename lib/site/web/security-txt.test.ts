import { afterEach, expect, it } from 'vitest';
import { env } from '../../platform/env';
import { buildSecurityTxt } from './security-txt';

const securityFieldsAt = (now: string) =>
  Object.fromEntries(
    buildSecurityTxt(new Date(now))
      .trimEnd()
      .split('\n')
      .map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1) as [string, string]),
  );

const { SECURITY_CONTACT } = env;
afterEach(() => void Object.assign(env, { SECURITY_CONTACT }));

it('has the contact, the languages and its own URL', () => {
  Object.assign(env, { SECURITY_CONTACT: 'https://www.example.com/security/' });
  expect(securityFieldsAt('2026-05-10T12:00:00Z')).toEqual({
    Contact: 'https://www.example.com/security/',
    Expires: '2026-11-06T00:00:00.000Z',
    'Preferred-Languages': 'en, fr, it, zh-CN, ja-JP',
    Canonical: `${env.SITE_URL}/.well-known/security.txt`,
  });
});

it.each(['2026-01-01T00:00:00Z', '2028-02-29T23:59:59Z', '2035-12-31T12:00:00Z'])(
  'expires between five months and a year after it is requested, on %s',
  (now) => {
    const days = (Date.parse(securityFieldsAt(now).Expires ?? '') - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  },
);

it('does not change during a day', () => {
  expect(buildSecurityTxt(new Date('2026-05-10T00:00:00Z'))).toBe(buildSecurityTxt(new Date('2026-05-10T23:59:59Z')));
});
