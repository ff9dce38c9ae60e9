import type { z } from 'zod';
import type { Locale } from '../../i18n/locales';
import { localize, type SingleLanguage } from '../../model/localized';
import { ContractError } from '../../platform/http/upstream-error';

/** An invalid content file or folder: the message has the file, each field and the reason. */
export class ContentError extends ContractError {
  constructor(file: string, problems: string[]) {
    super(`${file} is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

/** Whether an error is a ContentError, also one from another bundle. */
export const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === 'ContentError';

/** Parses a value read from `file`; throws a ContentError that lists each invalid field. */
export const parseContent = <T>(schema: z.ZodType<T>, value: unknown, file: string, path: string[] = []): T => {
  const { data, error } = schema.safeParse(value);
  if (!error) return data as T;
  throw new ContentError(
    file,
    error.issues.map((issue) => `${[...path, ...issue.path].join('.') || 'the file'}: ${issue.message}`),
  );
};

/** The facts that one file holds for all languages, with the record's id. */
export interface SharedRecord<T> {
  id: string;
  file: string;
  facts: T;
}

/** A record in the language of a locale; null if it lacks that language. */
export const localizeRecord = <T>(
  { facts, ...record }: SharedRecord<T>,
  locale: Locale,
): SharedRecord<SingleLanguage<T>> | null => {
  const localizedFacts = localize(facts, locale);
  return localizedFacts && { ...record, facts: localizedFacts };
};
