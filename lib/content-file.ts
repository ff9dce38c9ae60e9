import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';

/** A content file that cannot be used: says which file, which field and why. */
export class ContentError extends Error {
  constructor(file: string, problems: string[]) {
    super(`${file} is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

/** Parses one value read from `file`; throws a ContentError that names each wrong field. */
export const check = <T>(schema: z.ZodType<T>, value: unknown, file: string, at: string[] = []): T => {
  const { data, error } = schema.safeParse(value);
  if (!error) return data as T;
  throw new ContentError(
    file,
    error.issues.map((issue) => `${[...at, ...issue.path].join('.') || 'the file'}: ${issue.message}`),
  );
};

/** A YAML file as a value; throws a ContentError where it is not YAML. */
export const readYaml = (root: string, file: string): unknown => {
  try {
    return parse(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    if (error instanceof YAMLParseError) throw new ContentError(file, [error.message]);
    throw error;
  }
};
