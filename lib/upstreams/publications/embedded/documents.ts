import { z } from 'zod';
import { defaultLocale, getLanguageTag, mapLocales, type PerLocale } from '../../../i18n/locales';
import { documentTypes } from '../../../model/finance';
import { checkSameLanguages, localize, localizedText } from '../../../model/localized';
import { fileReference } from '../../../model/values';
import type { FolderReader } from '../../files/folder-reader';
import { hashContent } from '../../files/reuse-if-equal';
import type { PublishedDocuments } from '../contract';

const localizedFiles = z.strictObject({
  ...mapLocales(() => fileReference.optional()),
  [defaultLocale]: fileReference,
});

const documentsSchema = z
  .array(
    z.strictObject({
      type: z.enum(documentTypes),
      date: z.iso.date(),
      files: localizedFiles,
      figures: localizedFiles.optional(),
      title: localizedText,
    }),
  )
  .superRefine(checkSameLanguages);

/** The documents for each locale. */
export type Documents = PerLocale<PublishedDocuments>;

/**
 * Reads the documents for investors from `documents.yaml`, newest first. Rejects with a ContentError if it is invalid.
 */
export const readDocuments = async (reader: FolderReader): Promise<Documents> => {
  const published = (await reader.readYaml('documents.yaml', documentsSchema)).toSorted((a, b) =>
    b.date.localeCompare(a.date),
  );
  return mapLocales((locale) => {
    const documents = (localize(published, locale) ?? []).map(({ files, figures, ...document }) => {
      const language = files[locale] ? locale : defaultLocale;
      return {
        ...document,
        reference: files[language] ?? files[defaultLocale],
        lang: getLanguageTag(language),
        figures: figures?.[language] ?? null,
      };
    });
    return { version: hashContent(documents), documents };
  });
};
