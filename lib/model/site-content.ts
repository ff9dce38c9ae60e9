import type { Locale } from '../i18n/locales';
import type { SiteEnv } from '../shared/constants';
import type { BrowserRecaptcha } from './captcha';
import type { Breadcrumb, PageLocalization } from './page';
import type { Settings } from './settings';
import type { Phrases } from './values';

/** Settings that are not sent to browsers. */
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

/** The data of the shell around a page. */
export interface SiteContent extends ShellSettings {
  locale: Locale;
  /** Whether an editor sees drafts. */
  draft?: true;
  /** The public URL of the site, without a trailing slash. */
  frontHost: string;
  env: SiteEnv;
  /** Google's captcha, if it is configured. */
  recaptcha?: BrowserRecaptcha;
  /** The Google Tag Manager container, if configured. */
  gtmId?: string;
  breadcrumbs: Breadcrumb[];
  pageLocalizations: PageLocalization[];
  /** The offsets at which lines of titles may end, by title, in languages written without spaces. */
  phrases?: Phrases;
}
