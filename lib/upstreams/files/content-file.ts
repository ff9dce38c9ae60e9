import type { z } from 'zod';
import type { Locale } from '../../i18n/locales';
import { localize, type SingleLanguage } from '../../model/localized';
import { ContractError } from '../../platform/http/upstream-error';

/** The error of an invalid content file or folder. The message lists the file and each field with its problem. */
export class ContentError extends ContractError {
  constructor(file: string, problems: string[]) {
    super(`${file} is invalid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

/** Whether an error is a ContentError, including one from another bundle. */
export const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === 'ContentError';

/**
 * Parses a value from `file`; `path` is its location in the file. Throws a ContentError that lists each invalid field.
 */
export const parseContent = <T>(schema: z.ZodType<T>, value: unknown, file: string, path: string[] = []): T => {
  const { data, error } = schema.safeParse(value);
  if (!error) return data as T;
  throw new ContentError(
    file,
    error.issues.map((issue) => `${[...path, ...issue.path].join('.') || 'the file'}: ${issue.message}`),
  );
};

/** The facts of a record for all languages, which one file contains, with the record's id. */
export interface SharedRecord<T> {
  id: string;
  file: string;
  facts: T;
}

/** Converts a record to the language of a locale; null if it lacks that language. */
export const localizeRecord = <T>(
  { facts, ...record }: SharedRecord<T>,
  locale: Locale,
): SharedRecord<SingleLanguage<T>> | null => {
  const localizedFacts = localize(facts, locale);
  return localizedFacts && { ...record, facts: localizedFacts };
};
