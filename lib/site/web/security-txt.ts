import { getLanguageTag, locales } from '../../i18n/locales';
import { env } from '../../platform/env';
import { dayMs } from '../../shared/time';

/** The standard requires less than a year. */
const validDays = 180;

/**
 * The contact for security reports (RFC 9116), as of a day: it is valid for half a year from then, so that it never
 * expires while the site is served.
 */
export const buildSecurityTxt = (now: Date): string => {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const fields = [
    ['Contact', env.SECURITY_CONTACT],
    ['Expires', new Date(today + validDays * dayMs).toISOString()],
    ['Preferred-Languages', locales.map(getLanguageTag).join(', ')],
    ['Canonical', `${env.SITE_URL}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
};
