import { formatSize, getLanguageName } from '../../i18n/formats';
import { loadServerStrings } from '../../i18n/load-strings';
import type { FinanceDocument, FinanceQuery } from '../../model/finance';
import type { Paged } from '../../model/list';
import { getFileFormat, toDownloadPath } from '../../shared/urls';
import type { Edition } from '../../upstreams/cms/contract';
import { publications } from '../../upstreams/publications';
import type { PublishedDocument } from '../../upstreams/publications/contract';
import { type Files, loadFileInfo } from '../media/file-info';
import { toFormattedDate } from '../pages/cards';
import { paginateEntries, toFilterValues } from '../pages/lists';
import type { EntryFilters } from '../search/entry-labels';

/** A table of figures to download; null if the CMS has no such file. */
const toFigures = ({ locale }: Edition, reference: string | null, files: Files): FinanceDocument['figures'] => {
  const file = files.get(reference ?? '');
  if (!file) return null;
  const href = toDownloadPath(file.reference);
  return { href, format: getFileFormat(file.reference), size: formatSize(locale, file.bytes) };
};

/** A document with its file; null if the CMS has no such file. */
const toDocument = async (
  edition: Edition,
  document: PublishedDocument,
  files: Files,
): Promise<FinanceDocument | null> => {
  const { locale } = edition;
  const { title, type, date, reference, lang, figures } = document;
  const t = await loadServerStrings(locale, 'documents');
  const file = files.get(reference);
  if (!file) return null;
  return {
    title,
    type,
    category: t(`type-${type}`),
    date: toFormattedDate(locale, date),
    reference,
    href: toDownloadPath(reference),
    bytes: file.bytes,
    size: formatSize(locale, file.bytes),
    lang,
    language: getLanguageName(locale, lang),
    figures: toFigures(edition, figures, files),
  };
};

/**
 * One page of the documents for investors, sorted by date and filtered by year and types. Rejects if an upstream fails.
 */
export const searchDocuments = async (
  edition: Edition,
  { year, types, ...query }: FinanceQuery,
): Promise<Paged<FinanceDocument>> => {
  const filters: EntryFilters = { kind: ['document'], type: types, year: toFilterValues(year) };
  const [{ items, ...counts }, files] = await Promise.all([
    paginateEntries(edition, query, filters),
    loadFileInfo(),
    // While publications are unavailable, the site search omits documents. A document search must fail instead.
    publications.documents(edition.locale),
  ]);
  const documents = await Promise.all(items.map(({ document }) => document && toDocument(edition, document, files)));
  return { items: documents.filter((document) => document != null), ...counts };
};

/** The results published on a day, an ISO date. Rejects if an upstream fails. */
export const loadResults = async (edition: Edition, date: string): Promise<FinanceDocument[]> => {
  const [{ documents }, files] = await Promise.all([publications.documents(edition.locale), loadFileInfo()]);
  const results = documents.filter((document) => document.type === 'results' && document.date === date);
  const loaded = await Promise.all(results.map((document) => toDocument(edition, document, files)));
  return loaded.filter((document) => document !== null);
};
