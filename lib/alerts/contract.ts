import type { Locale } from '../i18n/locales';
import type { JobAlert, JobSearch } from '../model/job';
import type { Purpose } from '../state/tickets';

/** An alert that is asked for: `key` is the same for every attempt of one submission. */
export interface AlertRequest extends Pick<JobAlert, 'email' | 'frequency' | 'criteria' | 'locale'> {
  key: string;
}

export type AlertStatus = 'pending' | 'confirmed' | 'cancelled';

/** An alert as the person who holds a link to it sees it: the link either confirms or cancels it. */
export interface AlertView {
  purpose: Purpose;
  status: AlertStatus;
  frequency: JobAlert['frequency'];
  criteria: JobSearch;
  locale: Locale;
  /** The token of the link that cancels a confirmed alert. */
  cancelToken: string | null;
}

/** A new offer as a mail tells of it: `lang` is the language tag of its title, `path` that of its page on this site. */
export interface AlertOffer {
  title: string;
  lang: string;
  facts: string;
  path: string;
}

/** What alerts ask of the site when they are due. */
export interface AlertSources {
  /** The open offers of a search that are new since a moment, newest first. */
  newOffers(criteria: JobSearch, since: Date, locale: Locale): Promise<AlertOffer[]>;
  /** The path on this site of the page that shows a search. */
  searchPath(criteria: JobSearch, locale: Locale): Promise<string>;
}

/** Where job alerts are kept. Rejects where it cannot answer; only those who confirmed by mail are written to. */
export interface Alerts {
  /** Keeps an alert and mails the link that confirms it; resolves once both are sure. The same key does it once. */
  request(request: AlertRequest): Promise<void>;
  /** What a link of a mail is about; null where it is not ours, too old, or its alert is gone. */
  view(token: string): Promise<AlertView | null>;
  /** Does what a link of a mail is for, any number of times; null as above. */
  settle(token: string): Promise<AlertView | null>;
  /** Mails the offers that are new since their last mail to all whose alert is due; gives how many mails were sent. */
  sendDue(sources: AlertSources): Promise<number>;
}
