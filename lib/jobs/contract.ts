import type { ContentPart } from '../content/content-part';
import type { Locale } from '../i18n/locales';
import type { FacetName } from '../lists/list-query';
import type { Continent, JobAlert, JobQuery, JobSearch } from '../model/job';

/** A key of the job platform, and its name in the language asked for. */
export interface Term {
  key: string;
  label: string;
}

/**
 * A job offer as the platform holds it, with labels in the language asked for. `title` and `description` (clean HTML, headings from `h2`)
 * are in `language`, that of the posting; `role` is the title of such a job in the language asked for. `path` is unique
 * within its continent and ends with `pathIndex`. `house` is a
 * key; dates are ISO dates, `closesAt` the last day to apply.
 */
export interface Offer {
  jobId: string;
  title: string;
  role: string;
  description: string;
  language: Locale;
  house: Term;
  family: Term;
  contract: Term;
  time: Term;
  continent: Continent;
  country: Term;
  city: Term;
  path: string;
  pathIndex: number;
  publishedAt: string;
  closesAt: string;
  isOpen: boolean;
  applyUrl: string;
}

export interface OfferSearch {
  offers: Offer[];
  nbPages: number;
  nbHits: number;
  facets: { name: FacetName; values: (Term & { count: number })[] }[];
  /** The words that were searched for in the place of those asked for, which are found nowhere. */
  corrected: string | null;
}

/** An alert that is asked for: `key` is the same for every attempt of one submission. */
export interface AlertRequest extends Pick<JobAlert, 'email' | 'frequency' | 'criteria' | 'locale'> {
  key: string;
}

export type AlertStatus = 'pending' | 'confirmed' | 'cancelled';

/** An alert as the person who holds a link to it sees it: the link either confirms or cancels it. */
export interface AlertView {
  purpose: 'confirm' | 'cancel';
  status: AlertStatus;
  frequency: JobAlert['frequency'];
  criteria: JobSearch;
  locale: Locale;
  /** The token of the link that cancels a confirmed alert. */
  cancelToken: string | null;
}

/**
 * Where job offers come from, and where alerts are kept. Rejects where the platform cannot answer; what does not exist
 * is null or left out.
 */
export interface Jobs extends ContentPart {
  /**
   * A page of the open offers that have all words, or their beginnings, and the facets asked for. Of equally relevant ones
   * those in the reader's language come first, then the newest.
   */
  search(query: JobQuery): Promise<OfferSearch>;
  /** The offer at a path, be it closed. */
  offer(locale: Locale, continent: string, path: string): Promise<Offer | null>;
  /** The open offers among the ids, in their order. */
  offers(locale: Locale, ids: readonly string[]): Promise<Offer[]>;
  /** Open offers like this one: of its kind and family first, near it first, then those in the reader's language. */
  similar(locale: Locale, jobId: string, limit: number): Promise<Offer[]>;
  /** Where every open offer is, newest first. */
  addresses(): Promise<Pick<Offer, 'continent' | 'path' | 'publishedAt'>[]>;
  /** Keeps an alert and mails the link that confirms it; resolves once both are sure. The same key does it once. */
  requestAlert(request: AlertRequest): Promise<void>;
  /** What a link of a mail is about; null where it is not ours, too old, or its alert is gone. */
  alert(token: string): Promise<AlertView | null>;
  /** Does what a link of a mail is for, any number of times; null as above. */
  settleAlert(token: string): Promise<AlertView | null>;
  /** Mails the offers published since their last mail to all whose alert is due; gives how many mails were sent. */
  sendDueAlerts(): Promise<number>;
}
