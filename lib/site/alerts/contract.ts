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

/** A confirmed alert that is due for a mail. */
export interface DueAlert {
  id: string;
  criteria: JobSearch;
  locale: Locale;
  /** The time of the last mail with offers or, before the first, of the confirmation: Unix time in ms. */
  since: number;
}

/** A mail with the new offers of an alert between `since` and `until` (Unix time in ms). */
export interface OffersMail extends Pick<DueAlert, 'id' | 'since'> {
  until: number;
  /** At least one, newest first. */
  offers: AlertOffer[];
  /** The path on this site of the page that shows the search of the alert. */
  searchPath: string;
}

/** What due alerts need from the site. */
export interface AlertSources {
  /** The open offers of a search that are new since a date, newest first. */
  newOffers(criteria: JobSearch, since: Date, locale: Locale): Promise<AlertOffer[]>;
  /** The path of the page with the results of a search. */
  searchPath(criteria: JobSearch, locale: Locale): Promise<string>;
}

/** The store of job alerts. Rejects when it is unavailable. Only people who confirmed by mail are sent alerts. */
export interface Alerts {
  /**
   * Stores an alert and mails its confirm link, once per key; resolves once both are done. Rejects with KeyReused if the
   * key came with another request before.
   */
  request(request: AlertRequest): Promise<void>;
  /** The alert of a link; null if the link is invalid or expired, or the alert is erased. */
  view(token: string): Promise<AlertView | null>;
  /** Confirms or cancels, depending on the link, any number of times; null as above. */
  settle(token: string): Promise<AlertView | null>;
  /** The alerts that are due. */
  due(): Promise<DueAlert[]>;
  /**
   * Mails new offers for a due alert, which is then no longer due. Returns whether it did: false if the alert was cancelled
   * or mailed since.
   */
  mailOffers(mail: OffersMail): Promise<boolean>;
}
