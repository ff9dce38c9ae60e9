import { z } from 'zod';
import { defaultLocale, getLanguageTag, mapLocales, type PerLocale } from '../../../i18n/locales';
import { documentTypes } from '../../../model/finance';
import { checkSameLanguages, localize, localizedText } from '../../../model/localized';
import { fileReference } from '../../../model/values';
import type { FolderReader } from '../../files/folder-reader';
import { contentHash } from '../../files/reuse-if-equal';
import type { PublishedDocuments } from '../contract';

const files = z.strictObject({
  ...mapLocales(() => fileReference.optional()),
  [defaultLocale]: fileReference,
});

const documents = z
  .array(
    z.strictObject({
      type: z.enum(documentTypes),
      date: z.iso.date(),
      files,
      figures: files.optional(),
      title: localizedText,
    }),
  )
  .superRefine(checkSameLanguages);

export type Documents = PerLocale<PublishedDocuments>;

/** The documents for investors from `documents.yaml`, newest first. */
export const readDocuments = async (reader: FolderReader): Promise<Documents> => {
  const published = (await reader.yaml('documents.yaml', documents)).toSorted((a, b) => b.date.localeCompare(a.date));
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
    return { version: contentHash(documents), documents };
  });
};
