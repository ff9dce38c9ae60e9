import type { Env } from '../env';
import type { Locale } from '../i18n/locales';
import type { Breadcrumb, PageLocalization } from './page';
import type { Settings } from './settings';

/** What the shell knows of the site and of the page it frames. */
export interface SiteContent extends Omit<Settings, 'sectors' | 'sender' | 'contactSubjects'> {
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
