import type { Locale } from '../../i18n/locales';
import type { ChangingContent } from '../../model/content-change';
import type { DocumentType } from '../../model/finance';

/**
 * A document for investors. `reference` is the file reference in the CMS, `lang` the language tag of the file,
 * `figures` the file reference of a table with the figures.
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

/** All documents for a locale. `version` differs whenever any of them does. */
export interface PublishedDocuments {
  version: string;
  documents: readonly PublishedDocument[];
}

/**
 * A day of the financial calendar. `date` is an ISO date, `time` and its end `until` are in Paris time, `pageId` is the id
 * of its page.
 */
export interface FinancialDate {
  id: string;
  title: string;
  date: string;
  time: string | null;
  until: string | null;
  place: string | null;
  pageId: string | null;
}

/** The source of documents and dates for investors. Methods reject when it is unavailable. */
export interface Publications extends ChangingContent {
  /** Lists all documents in the language of the locale, or in English if a document lacks it; newest first. */
  documents(locale: Locale): Promise<PublishedDocuments>;
  /** Lists the days of the calendar, oldest first. */
  calendar(locale: Locale): Promise<readonly FinancialDate[]>;
}
