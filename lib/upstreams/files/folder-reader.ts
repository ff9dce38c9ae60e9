import type { Dirent } from 'node:fs';
import { access, constants, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { getErrorCode } from '../../shared/error-code';
import { ContentError, isContentError, parseContent, type SharedRecord } from './content-file';

/** The parsed value of a file; `stamp` differs after each change of the file. */
interface CachedFile {
  stamp: string;
  value: unknown;
}
/** Parsed files by their path below the folder. */
export type CachedFiles = ReadonlyMap<string, CachedFile>;

/** The problems to report by error code. */
const reasons: Partial<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
};

/** Awaits a file system call on `file`. Throws a ContentError if it fails. */
const orContentError = async <T>(file: string, result: Promise<T>): Promise<T> => {
  try {
    return await result;
  } catch (error) {
    const code = getErrorCode(error);
    throw new ContentError(file, [reasons[code ?? ''] ?? `it cannot be read: ${code ?? error}`]);
  }
};

/** Returns a YAML text; throws if its last line does not end. A truncated file is often valid YAML otherwise. */
const requireLastLineBreak = (text: string): string => {
  if (text && !text.endsWith('\n'))
    throw new Error('the last line does not end with a line break: the file may be cut off');
  return text;
};

/** A picture in Markdown, or HTML other than what Markdown becomes: the site would leave out both. */
const unshown =
  /!\[[^\]\n]*\][([]|<(?!(?:a|abbr|b|blockquote|br|code|del|em|h[1-6]|hr|i|li|ol|p|s|span|strong|su[bp]|table|t[dhr]|tbody|thead|ul)\b)[a-z][\w-]*(?:\s[^<>]*)?\/?>/i;

const listUnshown = (value: unknown, path: string[] = []): string[] => {
  if (value instanceof Object) return Object.entries(value).flatMap(([key, part]) => listUnshown(part, [...path, key]));
  const [match] = (typeof value === 'string' && unshown.exec(value)) || [];
  return match ? [`${path.join('.')}: has a picture or HTML that would not be shown: ${match}`] : [];
};

interface Options {
  root: string;
  /** The prefix of file names in messages. */
  displayRoot?: string;
  /** The files of the previous reader. */
  previous?: CachedFiles | undefined;
}

/**
 * Reads and parses the files below a folder. Files that have not changed since the previous reader are not parsed
 * again.
 */
export class FolderReader {
  readonly files = new Map<string, CachedFile>();

  private constructor(
    private readonly root: string,
    private readonly displayRoot: string,
    private readonly previous: CachedFiles,
  ) {}

  /** Opens a folder. Rejects with a ContentError if it is missing or unreadable. */
  static async open({ root, displayRoot = '', previous = new Map() }: Options): Promise<FolderReader> {
    const stats = await orContentError(root, stat(root));
    if (!stats.isDirectory()) throw new ContentError(root, ['it is not a folder']);
    await orContentError(root, access(root, constants.R_OK | constants.X_OK));
    return new FolderReader(root, displayRoot, previous);
  }

  /** Whether the files are the same as those of the previous reader, and none has changed. */
  get isUnchanged(): boolean {
    const isSame = [...this.files].every(([file, { stamp }]) => this.previous.get(file)?.stamp === stamp);
    return isSame && this.files.size === this.previous.size;
  }

  /** The name of a file in messages. */
  toDisplayPath(file: string): string {
    return path.join(this.displayRoot, file);
  }

  /** Reads a file and parses it by `parseText`. Rejects with a ContentError if that fails. */
  async read<T>(file: string, parseText: (text: string) => T): Promise<T> {
    const displayName = this.toDisplayPath(file);
    const filePath = path.join(this.root, file);
    const { mtimeMs, ctimeMs, size } = await orContentError(displayName, stat(filePath));
    const stamp = `${mtimeMs} ${ctimeMs} ${size}`;
    const cached = this.previous.get(file);
    const value =
      cached?.stamp === stamp
        ? (cached.value as T)
        : this.parse(displayName, await orContentError(displayName, readFile(filePath, 'utf8')), parseText);
    this.files.set(file, { stamp, value });
    return value;
  }

  /** Reads a YAML file and parses it by a schema. Rejects with a ContentError if that fails, or if a text is not shown. */
  readYaml<T>(file: string, schema: z.ZodType<T>): Promise<T> {
    return this.read(file, (text) => {
      const value: unknown = parse(requireLastLineBreak(text));
      const problems = listUnshown(value);
      if (problems.length > 0) throw new ContentError(this.toDisplayPath(file), problems);
      return parseContent(schema, value, this.toDisplayPath(file));
    });
  }

  /** Like `readYaml`; undefined if there is no such file at the top of the folder. */
  async readYamlIfAny<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
    return (await this.list('')).some(({ name }) => name === file) ? this.readYaml(file, schema) : undefined;
  }

  /** Reads a JSON file and parses it by a schema. Rejects with a ContentError if that fails. */
  readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
    return this.read(file, (text) => parseContent(schema, JSON.parse(text), this.toDisplayPath(file)));
  }

  /** Lists the entries of a folder; empty if it does not exist. */
  async list(folder: string): Promise<Dirent[]> {
    try {
      return await readdir(path.join(this.root, folder), { withFileTypes: true });
    } catch (error) {
      if (getErrorCode(error) === 'ENOENT') return [];
      return orContentError(this.toDisplayPath(folder), Promise.reject(error));
    }
  }

  /** Reads every YAML file in a folder; the id of a record is the name of its file. Empty if there is no folder. */
  async readRecords<T>(folder: string, schema: z.ZodType<T>): Promise<SharedRecord<T>[]> {
    const names = (await this.list(folder)).map(({ name }) => name).filter((name) => name.endsWith('.yaml'));
    const records = names.map(async (name) => {
      const file = path.join(folder, name);
      return { id: name.slice(0, -'.yaml'.length), file, facts: await this.readYaml(file, schema) };
    });
    return Promise.all(records);
  }

  private parse<T>(displayName: string, text: string, parseText: (text: string) => T): T {
    try {
      return parseText(text);
    } catch (error) {
      if (isContentError(error)) throw error;
      throw new ContentError(displayName, [error instanceof Error ? error.message : String(error)]);
    }
  }
}
