import { z } from 'zod';
import { defaultLocale, getLanguageTag, mapLocales, type PerLocale } from '../../../i18n/locales';
import { documentTypes } from '../../../model/finance';
import { checkSameLanguages, localize, localizedText } from '../../../model/localized';
import { fileReference } from '../../../model/values';
import type { FolderReader } from '../../files/folder-reader';
import { hashContent } from '../../files/reuse-if-equal';
import {
  type ContentSchedule,
  findNextChangeMs,
  hasValidSchedule,
  isShownAt,
  scheduleFields,
  scheduleIssue,
} from '../../files/schedule';
import type { PublishedDocuments } from '../contract';

const localizedFiles = z.strictObject({
  ...mapLocales(() => fileReference.optional()),
  [defaultLocale]: fileReference,
});

const documentsSchema = z
  .array(
    z
      .strictObject({
        type: z.enum(documentTypes),
        date: z.iso.date(),
        ...scheduleFields,
        files: localizedFiles,
        figures: localizedFiles.optional(),
        title: localizedText,
      })
      .refine(hasValidSchedule, scheduleIssue),
  )
  .superRefine(checkSameLanguages);

/** The documents for each locale that are shown, and what will change. */
export interface Documents {
  byLocale: PerLocale<PublishedDocuments>;
  schedule: ContentSchedule;
}

/**
 * Reads the documents for investors that are shown at a moment in Unix ms from `documents.yaml`, newest first. Rejects
 * with a ContentError if it is invalid.
 */
export const readDocuments = async (reader: FolderReader, nowMs: number): Promise<Documents> => {
  const authored = await reader.readYaml('documents.yaml', documentsSchema);
  const shownDocuments = authored.filter((document) => isShownAt(document, nowMs));
  const published = shownDocuments
    .map(({ publishAt: _, unpublishAt: __, ...document }) => document)
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const byLocale = mapLocales((locale) => {
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
  const schedule = {
    nextChangeMs: findNextChangeMs(authored, nowMs),
    shownFiles: new Set(
      shownDocuments.flatMap(({ files, figures = {} }) => [...Object.values(files), ...Object.values(figures)]),
    ),
  };
  return { byLocale, schedule };
};
