import type { Env } from '../env';
import type { Locale } from '../i18n/locales';
import type { Breadcrumb, PageLocalization } from './page';
import type { Settings } from './settings';

/** Settings that browsers are not told. */
export const serverSettings = [
  'sectors',
  'sender',
  'contactSubjects',
  'newsPage',
  'eventsPage',
  'calendarPage',
  'subscriptionPages',
] as const satisfies (keyof Settings)[];
export type ShellSettings = Omit<Settings, (typeof serverSettings)[number]>;

/** What the shell knows of the site and of the page it frames. */
export interface SiteContent extends ShellSettings {
  locale: Locale;
  /** The public address of the site, without a slash at its end. */
  frontHost: string;
  env: Env['SITE_ENV'];
  /** Google's, where its captcha is configured. */
  recaptchaSiteKey?: string;
  /** The container of Google Tag Manager, where visits may be measured. */
  gtmId?: string;
  breadcrumbs: Breadcrumb[];
  pageLocalizations: PageLocalization[];
}
