import type { Locale } from '../../i18n/locales';
import type { JobAlert, JobSearch } from '../../model/job';

/** An alert request. `key` is the same for every attempt at one submission. */
export interface AlertRequest
  extends Pick<JobAlert, 'email' | 'frequency' | 'criteria' | 'locale' | 'transferConsent'> {
  key: string;
}

export type AlertStatus = 'pending' | 'confirmed' | 'paused' | 'cancelled';

/** An alert as the holder of a link sees it; the link confirms it, or changes and cancels it. */
export interface AlertView {
  purpose: 'confirm' | 'cancel';
  status: AlertStatus;
  frequency: JobAlert['frequency'];
  criteria: JobSearch;
  locale: Locale;
  /** The token of the link that changes and cancels a confirmed alert. */
  cancelToken: string | null;
}

/** What the holder of a cancel link can do besides cancelling. A paused alert sends nothing. */
export type AlertChange =
  | { action: 'pause' | 'resume' }
  | ({ action: 'save' } & Pick<AlertRequest, 'criteria' | 'frequency'>);

/** A new offer in an email. `lang` is the language tag of its title, `path` the path of its page. */
export interface AlertOffer {
  title: string;
  lang: string;
  details: string;
  path: string;
}

/** The site data that due alerts need. */
export interface AlertSources {
  /** The open offers that match a search and were first seen after `since`, newest first. */
  findNewOffers(criteria: JobSearch, since: Date, locale: Locale): Promise<AlertOffer[]>;
  /** The path of the page with the results of a search. */
  searchPath(criteria: JobSearch, locale: Locale): Promise<string>;
}
