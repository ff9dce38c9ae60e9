import type { Locale } from '../i18n/locales';
import type { JobAlert, JobSearch } from '../model/job';

/** An alert request; `key` is the same for every attempt of one submission. */
export interface AlertRequest extends Pick<JobAlert, 'email' | 'frequency' | 'criteria' | 'locale'> {
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

/** A confirmed alert whose time for a mail has come. */
export interface DueAlert {
  id: string;
  criteria: JobSearch;
  locale: Locale;
  /** When the last mail with offers was made, or the alert confirmed: a Unix time in ms. */
  since: number;
}

/** A mail with the offers of an alert that are new from `since` to `until`, a Unix time in ms. */
export interface OffersMail extends Pick<DueAlert, 'id' | 'since'> {
  until: number;
  /** The newest first, one at least. */
  offers: AlertOffer[];
  /** The path on this site of the page that shows the search of the alert. */
  searchPath: string;
}

/** What the site knows of the offers that alerts are about. */
export interface AlertSources {
  /** The open offers of a search that are new since a date, newest first. */
  newOffers(criteria: JobSearch, since: Date, locale: Locale): Promise<AlertOffer[]>;
  /** The path of the page with the results of a search. */
  searchPath(criteria: JobSearch, locale: Locale): Promise<string>;
}

/** Where job alerts are kept. Rejects with KeyReused, or where it cannot answer; only those who confirmed by mail are written to. */
export interface Alerts {
  /**
   * Keeps an alert and mails the link that confirms it; resolves once both are sure. The same key does it
   * once, and rejects with KeyReused where it comes with another request.
   */
  request(request: AlertRequest): Promise<void>;
  /** The alert of a link; null if the link is invalid or expired, or the alert is erased. */
  view(token: string): Promise<AlertView | null>;
  /** Confirms or cancels, depending on the link, any number of times; null as above. */
  settle(token: string): Promise<AlertView | null>;
  /** The alerts that are due. */
  due(): Promise<DueAlert[]>;
  /**
   * Mails new offers to the person of a due alert, which then is due no more; gives whether it did: not where the alert was
   * cancelled or mailed since.
   */
  mailOffers(mail: OffersMail): Promise<boolean>;
}
