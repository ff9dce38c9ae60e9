import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentsOf, figuresOf } from './documents/contents.mts';
import { makeCsv } from './documents/csv.mts';
import type { Language } from './documents/language.mts';
import { makePdf } from './documents/paper.mts';

interface Listed {
  date: string;
  files: Record<Language, string>;
  figures?: Record<Language, string>;
  title: Record<Language, string>;
}

const content = path.join(import.meta.dirname, '../content');
const namePattern = /halcyre-(?<kind>[a-z0-9-]+?)-(?<at>\d{4}(?:-\d{2})?)-(?:en|fr)\.pdf$/;

const listed: Listed[] = parse(readFileSync(path.join(content, 'finance/documents.yaml'), 'utf8'));

/**
 * Generates every document of `content/finance/documents.yaml`: PDF files, and CSV files for those with key figures.
 * Yields each with its path below `content/files`.
 */
export const makeDocuments = async function* (): AsyncGenerator<[reference: string, file: Buffer]> {
  for (const { date, files, figures, title } of listed)
    for (const language of ['en', 'fr'] as const) {
      const { kind = '', at = '' } = namePattern.exec(files[language])?.groups ?? {};
      const paper = { title: title[language], language, date };
      yield [files[language], await makePdf(paper, contentsOf(kind, at, language))];
      if (figures) yield [figures[language], makeCsv(figuresOf(kind, at, language), language)];
    }
};

if (import.meta.main)
  for await (const [reference, file] of makeDocuments()) {
    const target = path.join(content, 'files', reference);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file);
  }
