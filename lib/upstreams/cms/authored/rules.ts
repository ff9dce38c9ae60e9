import type { z } from 'zod';
import { ContentError, isContentError, parseContent } from '../../files/content-file';

/** What happens to content that is wrong. */
export interface Rules {
  /** Parses a value that editors have written. Throws a ContentError if nothing of it can be used. */
  parse<T>(schema: z.ZodType<T>, value: unknown, file: string, path?: string[]): T;
  /** Called for an error whose part of the content can be left out. */
  report(problem: ContentError): void;
  /** Whether a link may lead to something that is not there: it is then shown as if the locale lacked its target. */
  allowsMissing: boolean;
}

/** All content must be right: the first problem is thrown. */
export const strictRules: Rules = {
  parse: parseContent,
  report: (problem) => {
    throw problem;
  },
  allowsMissing: false,
};

/** The result of `make` or, if the content is wrong, `instead`: the problem is then reported. */
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

/** A copy of a value without the part at a path or, if that is missing, without its nearest ancestor. */
const omitPath = (value: unknown, [key, ...rest]: PropertyKey[]): unknown => {
  if (!isContainer(value) || key === undefined || value[key] === undefined) return undefined;
  const inner = rest.length > 0 ? omitPath(value[key], rest) : undefined;
  if (Array.isArray(value))
    return inner === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), inner);
  if (inner !== undefined) return { ...value, [key]: inner };
  const { [key]: _, ...others } = value;
  return others;
};

const formatInvalidText = (value: unknown, path: PropertyKey[]): string => {
  const invalidValue = path.reduce<unknown>((inner, key) => (isContainer(inner) ? inner[key] : undefined), value);
  return typeof invalidValue === 'string' ? ` (${JSON.stringify(invalidValue.slice(0, 80))})` : '';
};

/**
 * What is wrong is left out with as little around it as possible: an optional field, the item of a list, a section. Each
 * problem is reported.
 */
export const tolerantRules = (report: Rules['report']): Rules => ({
  parse: (schema, value, file, basePath = []) => {
    const problems = new Set<string>();
    let remaining = value;
    for (;;) {
      const { data, error } = schema.safeParse(remaining);
      const [issue] = error?.issues ?? [];
      if (!issue) {
        if (problems.size > 0) report(new ContentError(file, [...problems]));
        return data as never;
      }
      problems.add(
        `${[...basePath, ...issue.path].join('.')}: ${issue.message}${formatInvalidText(remaining, issue.path)}`,
      );
      remaining = omitPath(remaining, issue.path);
      if (remaining === undefined) throw new ContentError(file, [...problems]);
    }
  },
  report,
  allowsMissing: true,
});
