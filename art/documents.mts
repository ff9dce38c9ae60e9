import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import brand from '../content/brand.json' with { type: 'json' };
import { locales, type PerLocale } from '../lib/i18n/locales.ts';
import { buildContents, buildFigures } from './documents/contents.mts';
import { makeCsv } from './documents/csv.mts';
import { makeEsefPackage } from './documents/esef.mts';
import { toLanguage } from './documents/language.mts';
import { makePdf } from './documents/pdf.mts';

/** A document in `content/finance/documents.yaml`. */
interface DocumentEntry {
  date: string;
  files: Partial<PerLocale<string>>;
  figures?: Partial<PerLocale<string>>;
  title: PerLocale<string>;
}

const content = path.join(import.meta.dirname, '../content');
const namePattern = new RegExp(
  `${brand.fileName}-(?<kind>[a-z0-9-]+?)-(?<period>\\d{4}(?:-\\d{2})?)-[a-z]{2}\\.(?<format>pdf|zip)$`,
);

const documentEntries: DocumentEntry[] = parse(readFileSync(path.join(content, 'finance/documents.yaml'), 'utf8'));

/**
 * Generates the files of `content/finance/documents.yaml`: a PDF or, for a name that ends with `.zip`, an ESEF package
 * of every document, and a CSV file of the key figures of reports. Yields each file with its path below `content/files`.
 */
export const makeDocuments = async function* (): AsyncGenerator<[reference: string, file: Buffer]> {
  for (const { date, files, figures, title } of documentEntries)
    for (const language of locales) {
      const reference = files[language];
      if (!reference) continue;
      const { kind = '', period = '', format } = namePattern.exec(reference)?.groups ?? {};
      const documentInfo = { title: title[language], language, date };
      const contents = buildContents(kind, period, language);
      const isPackage = format === 'zip';
      yield [
        reference,
        await (isPackage ? makeEsefPackage(documentInfo, period, contents) : makePdf(documentInfo, contents)),
      ];
      const figuresReference = figures?.[language];
      if (!figuresReference) continue;
      const figuresLanguage = toLanguage(language);
      yield [figuresReference, makeCsv(buildFigures(kind, period, figuresLanguage), figuresLanguage)];
    }
};

if (import.meta.main)
  for await (const [reference, file] of makeDocuments()) {
    const target = path.join(content, 'files', reference);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file);
  }
