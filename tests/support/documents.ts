import type { FinanceDocument } from '@/lib/model/finance';
import type { PublishedDocument, PublishedDocuments } from '@/lib/upstreams/publications/contract';
import type { Files } from './content';

const buildDocument = (title: string, type: PublishedDocument['type'], date: string): PublishedDocument => ({
  title,
  type,
  date,
  reference: `finance/${title.toLowerCase().replaceAll(' ', '-')}.pdf`,
  lang: 'en',
  figures: type.endsWith('report') ? `finance/${title.toLowerCase().replaceAll(' ', '-')}.csv` : null,
});

/** Documents for investors, newest first. */
export const publishedDocuments: PublishedDocument[] = [
  buildDocument('Annual report 2025', 'annual-report', '2026-03-12'),
  buildDocument('Annual results 2025', 'results', '2026-02-12'),
  buildDocument('Slides on 2025', 'presentation', '2026-02-12'),
  buildDocument('Half year report 2025', 'half-year-report', '2025-07-31'),
  buildDocument('Voting rights in May', 'regulated', '2025-06-04'),
];

/** An upstream's response with all published documents. */
export const publishedResponse: PublishedDocuments = { version: 'all', documents: publishedDocuments };

/** An upstream's response without documents. */
export const emptyResponse: PublishedDocuments = { version: 'none', documents: [] };

/**
 * A PDF of 12,345 bytes for each published document, and a CSV file of 900 bytes with the figures of the annual report.
 * No other report has a file of figures.
 */
export const documentFiles: Files = Object.fromEntries([
  ...publishedDocuments.map(({ reference }) => [`files/${reference}`, '%PDF'.padEnd(12_345)]),
  ['files/finance/annual-report-2025.csv', ''.padEnd(900)],
]);

/** A document as a list shows it. */
export const buildFinanceDocument = (name: string, bytes = 20_000): FinanceDocument => ({
  title: `Report ${name}`,
  type: 'annual-report',
  category: 'Annual report',
  date: { iso: '2026-03-12', text: '12 March 2026' },
  reference: `finance/${name}.pdf`,
  href: `/api/download-file/?path=finance%2F${name}.pdf`,
  bytes,
  size: `${bytes / 1000} kB`,
  lang: 'fr',
  language: 'French',
  figures: null,
});
