import type { Locale } from '../i18n/locales';
import type { ChangingContent } from '../model/content-change';
import type { DocumentType } from '../model/finance';

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

/** Where what is published for investors comes from. Rejects where it cannot be had. */
export interface Publications extends ChangingContent {
  /** Everything published in the reader's language, or else in English: the newest first. */
  documents(locale: Locale): Promise<PublishedDocuments>;
  /** The days of the calendar, oldest first. */
  calendar(locale: Locale): Promise<readonly FinancialDay[]>;
}
