import type { z } from 'zod';
import { ContentError, isContentError, parseContent } from '../../files/content-file';

/** Rules for invalid content. */
export interface Rules {
  /** Parses an authored value; `path` is its location in `file`. Throws a ContentError if it is unusable. */
  parse<T>(schema: z.ZodType<T>, value: unknown, file: string, path?: string[]): T;
  /** Reports a problem with a part of the content that can be left out. */
  report(problem: ContentError): void;
  /** Whether links to unknown targets are accepted. They are shown like links to pages that the locale lacks. */
  allowsMissing: boolean;
}

/** Rules that require all content to be valid: the first problem is thrown. */
export const strictRules: Rules = {
  parse: parseContent,
  report: (problem) => {
    throw problem;
  },
  allowsMissing: false,
};

/** Returns the result of `build` or, if it throws a ContentError, reports it and returns `fallback`. */
export const tryOrReport = <T, U>({ report }: Rules, build: () => T, fallback: U): T | U => {
  try {
    return build();
  } catch (error) {
    if (!isContentError(error)) throw error;
    report(error);
    return fallback;
  }
};

type Container = Record<PropertyKey, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/**
 * Copies a value without the part at a path or, if that is missing, without its nearest ancestor; undefined if empty.
 */
const omitPath = (value: unknown, [key, ...remainingPath]: PropertyKey[]): unknown => {
  if (!isContainer(value) || key === undefined || value[key] === undefined) return undefined;
  const innerValue = remainingPath.length > 0 ? omitPath(value[key], remainingPath) : undefined;
  if (Array.isArray(value))
    return innerValue === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), innerValue);
  if (innerValue !== undefined) return { ...value, [key]: innerValue };
  const { [key]: _, ...otherFields } = value;
  return otherFields;
};

/** The invalid text at a path, for messages; empty if it is no text. */
const formatInvalidText = (value: unknown, path: PropertyKey[]): string => {
  const invalidValue = path.reduce<unknown>(
    (innerValue, key) => (isContainer(innerValue) ? innerValue[key] : undefined),
    value,
  );
  return typeof invalidValue === 'string' ? ` (${JSON.stringify(invalidValue.slice(0, 80))})` : '';
};

/**
 * Creates rules that omit the smallest invalid part of the content, such as an optional field, a list item or a section,
 * and report each problem.
 */
export const createTolerantRules = (report: Rules['report']): Rules => ({
  parse: (schema, value, file, basePath = []) => {
    const problems = new Set<string>();
    let remainingValue = value;
    for (;;) {
      const { data, error } = schema.safeParse(remainingValue);
      const [issue] = error?.issues ?? [];
      if (!issue) {
        if (problems.size > 0) report(new ContentError(file, [...problems]));
        return data as never;
      }
      problems.add(
        `${[...basePath, ...issue.path].join('.')}: ${issue.message}${formatInvalidText(remainingValue, issue.path)}`,
      );
      remainingValue = omitPath(remainingValue, issue.path);
      if (remainingValue === undefined) throw new ContentError(file, [...problems]);
    }
  },
  report,
  allowsMissing: true,
});
