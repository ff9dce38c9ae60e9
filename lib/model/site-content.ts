import type { Locale, PerLocale } from '../i18n/locales';
import type { SiteEnv } from '../shared/constants';
import type { Breadcrumb, PageLocalization } from './page';
import type { HeaderTab, Settings } from './settings';
import type { Phrases } from './values';

/** Settings that are not sent to browsers. */
export const serverSettings = [
  'sectors',
  'cities',
  'sender',
  'contactSubjects',
  'newsPage',
  'eventsPage',
  'documentsPage',
  'calendarPage',
  'subscriptionPages',
  'shareFacts',
  'boilerplate',
] as const satisfies (keyof Settings)[];
export type ShellSettings = Omit<Settings, (typeof serverSettings)[number] | 'categories' | 'headerTabs'> & {
  categories: Pick<Settings['categories'][number], 'key' | 'label'>[];
  headerTabs: (Pick<HeaderTab, 'text' | 'link'> & { hasSubmenu: boolean })[];
};

/** The data of the header, the footer and everything else around a page. */
export interface SiteContent extends ShellSettings {
  locale: Locale;
  /** Whether drafts are shown, to an editor. */
  draft?: true;
  /** The menu with its submenus, only if drafts are shown. Otherwise `useMenu` requests it. */
  menu?: HeaderTab[];
  /** The links of the site directory, only on the server. */
  directoryHtml?: string;
  /** The public URL of the site, without a trailing slash. */
  frontHost: string;
  env: SiteEnv;
  /** The address from which the site sends emails. */
  mailSender: string;
  /** The key with which browsers obtain tokens from Google's captcha, if it is configured. */
  recaptchaSiteKey?: string;
  /** The id of the Google Tag Manager container, if it is configured. */
  gtmId?: string;
  breadcrumbs: Breadcrumb[];
  pageLocalizations: PageLocalization[];
  /** The names of the languages in which the page does not exist, in the language of the page. */
  missingLanguages?: Partial<PerLocale<string>>;
  /** The page of the default language from which a visitor chose this language, in which it does not exist. */
  untranslatedPage?: { title: string; path: string };
  /** The offsets at which lines of titles may break, by title, in languages written without spaces. */
  phrases?: Phrases;
}
