import { parse } from 'marked';
import pLimit from 'p-limit';
import { z } from 'zod';
import { type Locale, locales } from '../../../i18n/locales';
import { memoize } from '../../../i18n/memoize';
import { checkSameLanguages, localizedText } from '../../../model/localized';
import { type TermName, termNames } from '../../../shared/constants';
import { cleanHtml } from '../../files/clean-html';
import { parseContent } from '../../files/content-file';
import type { FolderReader } from '../../files/folder-reader';
import { hasValidSchedule, scheduleFields, scheduleIssue } from '../../files/schedule';
import { listedPosting, type PostingTerm, type PostingTexts, place, postingTexts } from '../contract';

const text = z.string().trim().min(1);

/** The names of categories and cities, parsed to terms by `<name of the category> <key>`. */
export const labelsSchema = z
  .partialRecord(z.enum(termNames), z.record(text, z.union([text, localizedText])))
  .superRefine(checkSameLanguages)
  .transform((labels) => {
    const rows = Object.entries(labels).flatMap(([name, byKey]) =>
      Object.entries(byKey).map(([key, label]): [string, PostingTerm] => [
        `${name} ${key}`,
        { key, names: typeof label === 'string' ? label : label.texts },
      ]),
    );
    return new Map(rows);
  });
export type Labels = z.infer<typeof labelsSchema>;

/** Offers for the same job share their text, which is converted once. */
const toHtml = memoize((markdown: string) => cleanHtml(parse(markdown, { async: false })));

const textsSchema = postingTexts
  .omit({ jobPosting: true, description: true })
  .extend({ title: text, text })
  .strict()
  .transform(
    ({ title, text: markdown, ...texts }): PostingTexts => ({
      ...texts,
      jobPosting: title,
      description: toHtml(markdown),
    }),
  );

const key = text.optional();
const keys = Object.fromEntries(termNames.map((name) => [name, key])) as Record<TermName, typeof key>;

/** The facts of an offer: those of a listed posting, whose categories and cities are keys, and when it is shown. */
const factsSchema = listedPosting
  .omit({ jobId: true, jobPosting: true, language: true, isLanguageAssumed: true, titles: true, placeText: true })
  .extend({
    ...keys,
    otherPlaces: z.array(place.omit({ placeText: true }).extend({ locationCity: key }).strict()).optional(),
    applyUrl: listedPosting.shape.applyUrl.optional(),
    ...scheduleFields,
  })
  .strict();

/** An offer with its texts, in the languages that it has. `file` is where it is written. */
export interface Entry {
  id: string;
  file: string;
  facts: z.infer<typeof factsSchema>;
  texts: Partial<Record<Locale, PostingTexts>>;
}

const entrySchema = factsSchema.refine(hasValidSchedule, scheduleIssue);

/** An offer in a line of a bulk file. */
const lineSchema = factsSchema
  .extend({ id: text, texts: z.partialRecord(z.enum(locales), textsSchema) })
  .refine(hasValidSchedule, scheduleIssue);
export type BulkLine = z.input<typeof lineSchema>;

const readFolder = async (reader: FolderReader, id: string): Promise<Entry> => {
  const file = `${id}/entry.yaml`;
  const facts = await reader.readYaml(file, entrySchema);
  const names = new Set((await reader.list(id)).map(({ name }) => name));
  const texts: Entry['texts'] = {};
  for (const locale of locales)
    if (names.has(`${locale}.yaml`)) texts[locale] = await reader.readYaml(`${id}/${locale}.yaml`, textsSchema);
  return { id, file: reader.toDisplayPath(file), facts, texts };
};

/** Parses the value of a line of a bulk file. Throws a ContentError if it is invalid. */
export const parseLine = (value: unknown, file: string): Entry => {
  const { id, texts, ...facts } = parseContent(lineSchema, value, file);
  return { id, file, facts, texts };
};

const readBulk = (reader: FolderReader, name: string): Promise<Entry[]> =>
  reader.read(name, (content) =>
    content
      .split('\n')
      .flatMap((line, index) =>
        line ? parseLine(JSON.parse(line), `${reader.toDisplayPath(name)}, line ${index + 1},`) : [],
      ),
  );

const readLimit = pLimit(50);

/**
 * Reads the offers, each in a folder with its facts and a file per language, or in a line of a bulk file (`.jsonl`).
 * Rejects with a ContentError if a file is invalid.
 */
export const readEntries = async (reader: FolderReader): Promise<Entry[]> => {
  const items = await reader.list('');
  const entries = await Promise.all([
    ...items.filter((item) => item.isDirectory()).map(({ name }) => readLimit(() => readFolder(reader, name))),
    ...items.filter(({ name }) => name.endsWith('.jsonl')).map(({ name }) => readBulk(reader, name)),
  ]);
  return entries.flat();
};
