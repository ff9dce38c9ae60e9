import { inflateSync } from 'node:zlib';
import { Bytes, type Dict, Operator, Reader, Ref, type Stream, type Value } from './syntax';

export const isDict = (value: Value | undefined): value is Dict => value instanceof Map;

export const isStream = (value: Value | undefined): value is Stream =>
  typeof value === 'object' && value !== null && 'dict' in value;

/** The objects of a PDF. Tests may change them to break it. */
export class PdfFile {
  readonly header: string;
  readonly trailer: Dict;
  private readonly objects = new Map<number, Value>();

  /** Parses a file with a classic cross-reference table. */
  constructor(file: Buffer) {
    const source = file.toString('latin1');
    this.header = source.split(/[\r\n]/, 1)[0] ?? '';
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
    const table = source.slice(start, source.indexOf('trailer', start));
    const offsets = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
    this.trailer = new Reader(source, start + table.length + 'trailer'.length).next() as Dict;
    for (const [number, [, offset, kind]] of offsets.entries())
      if (kind === 'n') this.objects.set(number, this.read(source, Number(offset)));
  }

  private read(source: string, offset: number): Value {
    const reader = new Reader(source, source.indexOf('obj', offset) + 'obj'.length);
    const value = reader.next();
    if (!isDict(value) || !reader.skip('stream')) return value;
    const start = source.indexOf('\n', reader.offset) + 1;
    const rawData = source.slice(start, start + Number(value.get('Length')));
    const isCompressed = value.get('Filter') === '/FlateDecode';
    return {
      dict: value,
      data: isCompressed ? inflateSync(Buffer.from(rawData, 'latin1')).toString('latin1') : rawData,
    };
  }

  /** Follows a reference to its value. Other values are returned as they are. */
  resolve(value: Value | undefined): Value {
    return value instanceof Ref ? this.resolve(this.objects.get(value.number) ?? null) : (value ?? null);
  }

  /** The dictionary at a path of keys, or of the stream there; empty if there is none. */
  dict(value: Value | undefined, ...keys: string[]): Dict {
    const resolved = this.resolve(value);
    const dict = isStream(resolved) ? resolved.dict : isDict(resolved) ? resolved : new Map<string, Value>();
    const [key, ...remainingKeys] = keys;
    return key === undefined ? dict : this.dict(dict.get(key), ...remainingKeys);
  }

  /** The resolved value of a key. */
  get(dict: Dict, key: string): Value {
    return this.resolve(dict.get(key));
  }

  /** The array at a key. A single value counts as an array of one. */
  list(dict: Dict, key: string): Value[] {
    const value = this.get(dict, key);
    return Array.isArray(value) ? value : value === null ? [] : [value];
  }

  /** The text at a key; empty if there is none. */
  text(dict: Dict, key: string): string {
    const value = this.get(dict, key);
    return value instanceof Bytes ? value.text : '';
  }

  stream(dict: Dict, key: string): Stream | null {
    const value = this.get(dict, key);
    return isStream(value) ? value : null;
  }

  get catalog(): Dict {
    return this.dict(this.trailer, 'Root');
  }

  get pages(): Dict[] {
    const collectPages = (node: Dict): Dict[] =>
      node.get('Type') === '/Page' ? [node] : this.list(node, 'Kids').flatMap((kid) => collectPages(this.dict(kid)));
    return collectPages(this.dict(this.catalog, 'Pages'));
  }
}

/** The operators of a content stream, each with its operands. */
export const parseOperations = (content: string): { operator: string; operands: Value[] }[] => {
  const reader = new Reader(content);
  const operations: { operator: string; operands: Value[] }[] = [];
  let operands: Value[] = [];
  while (!reader.isAtEnd) {
    const value = reader.next();
    if (!(value instanceof Operator)) {
      operands.push(value);
      continue;
    }
    operations.push({ operator: value.name, operands });
    operands = [];
  }
  return operations;
};
