import type { Locale } from '../../i18n/locales';
import type { JobAlert, JobSearch } from '../../model/job';

/** An alert request; `key` is the same for every attempt of one submission. */
export interface AlertRequest
  extends Pick<JobAlert, 'email' | 'frequency' | 'criteria' | 'locale' | 'transferConsent'> {
  key: string;
}

export type AlertStatus = 'pending' | 'confirmed' | 'cancelled';

/** An alert as the holder of a link sees it; the link either confirms or cancels it. */
export interface AlertView {
  purpose: 'confirm' | 'cancel';
  status: AlertStatus;
  frequency: JobAlert['frequency'];
  criteria: JobSearch;
  locale: Locale;
  /** The token of the cancel link of a confirmed alert. */
  cancelToken: string | null;
}

/** A new offer in a mail: `lang` is the language tag of its title, `path` the path of its page. */
export interface AlertOffer {
  title: string;
  lang: string;
  facts: string;
  path: string;
}

/** What due alerts need from the site. */
export interface AlertSources {
  /** The open offers of a search that are new since a date, newest first. */
  newOffers(criteria: JobSearch, since: Date, locale: Locale): Promise<AlertOffer[]>;
  /** The path of the page with the results of a search. */
  searchPath(criteria: JobSearch, locale: Locale): Promise<string>;
}
