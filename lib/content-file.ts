import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** What is written in one file for all languages, by its id. */
export interface SharedRecord<T> {
  id: string;
  file: string;
  facts: T;
}

/** Every YAML file of a folder, none where there is no folder; throws a ContentError where one is wrong. */
export const readRecords = <T>(root: string, folder: string, schema: z.ZodType<T>): SharedRecord<T>[] => {
  const at = path.join(root, folder);
  if (!existsSync(at)) return [];
  return readdirSync(at).flatMap((name) => {
    if (!name.endsWith('.yaml')) return [];
    const file = path.join(folder, name);
    return [{ id: name.slice(0, -'.yaml'.length), file, facts: check(schema, readYaml(root, file), file) }];
  });
};
