import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { buildContents, buildFigures } from './documents/contents.mts';
import { makeCsv } from './documents/csv.mts';
import type { Language } from './documents/language.mts';
import { makePdf } from './documents/pdf.mts';

interface ListedDocument {
  date: string;
  files: Record<Language, string>;
  figures?: Record<Language, string>;
  title: Record<Language, string>;
}

const content = path.join(import.meta.dirname, '../content');
const namePattern = /halcyre-(?<kind>[a-z0-9-]+?)-(?<at>\d{4}(?:-\d{2})?)-(?:en|fr)\.pdf$/;

const listedDocuments: ListedDocument[] = parse(readFileSync(path.join(content, 'finance/documents.yaml'), 'utf8'));

/**
 * Generates every document of `content/finance/documents.yaml`: PDF files, and CSV files for those with key figures.
 * Yields each with its path below `content/files`.
 */
export const makeDocuments = async function* (): AsyncGenerator<[reference: string, file: Buffer]> {
  for (const { date, files, figures, title } of listedDocuments)
    for (const language of ['en', 'fr'] as const) {
      const { kind = '', at: yearOrMonth = '' } = namePattern.exec(files[language])?.groups ?? {};
      const documentInfo = { title: title[language], language, date };
      yield [files[language], await makePdf(documentInfo, buildContents(kind, yearOrMonth, language))];
      if (figures) yield [figures[language], makeCsv(buildFigures(kind, yearOrMonth, language), language)];
    }
};

if (import.meta.main)
  for await (const [reference, file] of makeDocuments()) {
    const target = path.join(content, 'files', reference);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file);
  }
