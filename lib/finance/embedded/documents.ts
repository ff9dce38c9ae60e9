import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { check, readYaml } from '../../content-file';
import { defaultLocale, type Locale, tagOf } from '../../i18n/locales';
import { fileReference } from '../../model/file';
import { documentTypes } from '../../model/finance';
import { localized } from '../../model/localized';
import type { Finance, PublishedDocument } from '../contract';

const name = 'documents.yaml';

const another = fileReference.optional();

const documents = z.array(
  z.strictObject({
    type: z.enum(documentTypes),
    date: z.iso.date(),
    files: z.strictObject({ en: fileReference, fr: another, it: another, cn: another, jp: another }),
    title: localized,
  }),
);

const read = (root: string, locale: Locale): PublishedDocument[] =>
  check(documents, readYaml(root, name), name)
    .map(({ type, date, files, title }) => ({
      title: title[locale],
      type,
      date,
      reference: files[locale] ?? files.en,
      lang: tagOf(files[locale] ? locale : defaultLocale),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));

/** The documents for investors in the file `documents.yaml` below `root`: the same array until that has changed. */
export const embeddedDocuments = (root: string): Finance['documents'] => {
  const known = new Map<Locale, { changed: number; found: PublishedDocument[] }>();
  return async (locale) => {
    const { mtimeMs: changed } = await stat(path.join(root, name));
    const last = known.get(locale);
    if (last?.changed === changed) return last.found;
    const found = read(root, locale);
    known.set(locale, { changed, found });
    return found;
  };
};
