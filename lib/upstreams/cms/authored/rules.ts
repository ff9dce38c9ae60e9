import type { z } from 'zod';
import { ContentError, check, isContentError } from '../../files/content-file';

/** What happens to content that is wrong. */
export interface Rules {
  /** Parses a value that editors have written. Throws a ContentError if nothing of it can be used. */
  read<T>(schema: z.ZodType<T>, value: unknown, file: string, at?: string[]): T;
  /** Called for an error whose part of the content can be left out. */
  report(problem: ContentError): void;
  /** Whether a link may lead to something that is not there: it is then shown as if the locale lacked its target. */
  allowsMissing: boolean;
}

/** All content must be right: the first problem is thrown. */
export const strict: Rules = {
  read: check,
  report: (problem) => {
    throw problem;
  },
  allowsMissing: false,
};

/** The result of `make` or, if the content is wrong, `instead`: the problem is then reported. */
export const orReported = <T, U>({ report }: Rules, make: () => T, instead: U): T | U => {
  try {
    return make();
  } catch (error) {
    if (!isContentError(error)) throw error;
    report(error);
    return instead;
  }
};

type Container = Record<PropertyKey, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** A copy of a value without the part at a path or, if that is missing, without its nearest ancestor. */
const without = (value: unknown, [key, ...rest]: PropertyKey[]): unknown => {
  if (!isContainer(value) || key === undefined || value[key] === undefined) return undefined;
  const inner = rest.length > 0 ? without(value[key], rest) : undefined;
  if (Array.isArray(value))
    return inner === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), inner);
  if (inner !== undefined) return { ...value, [key]: inner };
  const { [key]: _, ...others } = value;
  return others;
};

const shown = (value: unknown, path: PropertyKey[]): string => {
  const at = path.reduce<unknown>((inner, key) => (isContainer(inner) ? inner[key] : undefined), value);
  return typeof at === 'string' ? ` (${JSON.stringify(at.slice(0, 80))})` : '';
};

/**
 * What is wrong is left out with as little around it as possible: an optional field, the item of a list, a section. Each
 * problem is reported.
 */
export const tolerant = (report: Rules['report']): Rules => ({
  read: (schema, value, file, at = []) => {
    const problems = new Set<string>();
    let left = value;
    for (;;) {
      const { data, error } = schema.safeParse(left);
      const [issue] = error?.issues ?? [];
      if (!issue) {
        if (problems.size > 0) report(new ContentError(file, [...problems]));
        return data as never;
      }
      problems.add(`${[...at, ...issue.path].join('.')}: ${issue.message}${shown(left, issue.path)}`);
      left = without(left, issue.path);
      if (left === undefined) throw new ContentError(file, [...problems]);
    }
  },
  report,
  allowsMissing: true,
});
