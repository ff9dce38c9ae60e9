import type { ContentPart } from '../content/content-part';
import type { Locale } from '../i18n/locales';
import type { DocumentType } from '../model/finance';

/** A quote of the group's share: amounts in euro, `asOf` an ISO date and time in UTC. */
export interface Quote {
  price: number;
  change: number;
  changePercent: number;
  asOf: string;
}

/** What the share cost at the end of a day of trading: an ISO date, euro, and the points of the index it is compared with. */
export interface Close {
  date: string;
  price: number;
  index: number;
}

/**
 * A document for investors: `reference` is the file's in the CMS, `lang` the language tag of what it holds, `figures` the
 * reference of a table of its figures.
 */
export interface PublishedDocument {
  title: string;
  type: DocumentType;
  /** An ISO date. */
  date: string;
  reference: string;
  lang: string;
  figures: string | null;
}

/** A day of the financial calendar; `time` is local to Paris; `pageId` is the page about it. */
export interface FinancialDay {
  id: string;
  title: string;
  date: string;
  time: string | null;
  place: string | null;
  pageId: string | null;
}

/** Where figures for investors come from. Rejects where they cannot be had. */
export interface Finance extends ContentPart {
  quote(): Promise<Quote>;
  /** Closing prices since `since`, an ISO date, oldest first. */
  history(since: string): Promise<Close[]>;
  /** Everything published in the reader's language, or else in English: the newest first, and the same array until something has changed. */
  documents(locale: Locale): Promise<readonly PublishedDocument[]>;
  /** The days of the calendar, oldest first. */
  calendar(locale: Locale): Promise<readonly FinancialDay[]>;
}
