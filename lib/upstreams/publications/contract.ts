import type { Locale } from '../../i18n/locales';
import type { ChangingContent } from '../../model/content-change';
import type { DocumentType } from '../../model/finance';

/**
 * A document for investors: `reference` is the file reference in the CMS, `lang` the language tag of its content,
 * `figures` the reference of a table with its figures.
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

/** All documents in a language; `version` changes when any of them does. */
export interface PublishedDocuments {
  version: string;
  documents: readonly PublishedDocument[];
}

/** A day of the financial calendar; `time` is in Paris time; `pageId` is the page about it. */
export interface FinancialDay {
  id: string;
  title: string;
  date: string;
  time: string | null;
  place: string | null;
  pageId: string | null;
}

/** The source of documents and dates for investors. Rejects when it is unavailable. */
export interface Publications extends ChangingContent {
  /** All documents in the language or, where a document lacks it, in English; newest first. */
  documents(locale: Locale): Promise<PublishedDocuments>;
  /** The days of the calendar, oldest first. */
  calendar(locale: Locale): Promise<readonly FinancialDay[]>;
}
