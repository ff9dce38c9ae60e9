/** A PDF string, one character per byte. */
export class Bytes {
  constructor(readonly raw: string) {}

  /** The decoded text. */
  get text(): string {
    if (!this.raw.startsWith('\xfe\xff')) return this.raw;
    return Buffer.from(this.raw.slice(2), 'latin1').swap16().toString('utf16le');
  }
}

/** A reference to an object by its number. */
export class Ref {
  constructor(readonly number: number) {}
}

/** An operator of a content stream. */
export class Operator {
  constructor(readonly name: string) {}
}

export type Dict = Map<string, Value>;

export interface Stream {
  dict: Dict;
  /** Uncompressed, one character per byte. */
  data: string;
}

/** A PDF value. Names begin with a slash. */
export type Value = null | boolean | number | string | Bytes | Ref | Operator | Dict | Stream | Value[];

const space = /(?:[\0\t\n\f\r ]|%[^\n\r]*)*/y;
const reference = /(\d+)\s+\d+\s+R(?![A-Za-z])/y;
const number = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const name = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const hex = /<([\dA-Fa-f\s]*)>/y;
const keyword = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;

const keywords = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads values one after the other from a source that has one character per byte. */
export class Reader {
  constructor(
    readonly source: string,
    public offset = 0,
  ) {}

  private consume(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.offset;
    const match = pattern.exec(this.source);
    if (match) this.offset = pattern.lastIndex;
    return match;
  }

  get isAtEnd(): boolean {
    this.consume(space);
    return this.offset >= this.source.length;
  }

  /** Consumes a word if it comes next, and returns whether it did. */
  skip(word: string): boolean {
    this.consume(space);
    const isNext = this.source.startsWith(word, this.offset);
    if (isNext) this.offset += word.length;
    return isNext;
  }

  next(): Value {
    if (this.isAtEnd) throw new Error('The PDF ends too early.');
    if (this.skip('<<')) return this.dict();
    if (this.skip('[')) return this.list();
    if (this.skip('(')) return this.literal();
    const digits = this.consume(hex)?.[1]?.replace(/\s/g, '');
    if (digits !== undefined) return new Bytes(Buffer.from(digits, 'hex').toString('latin1'));
    const nameMatch = this.consume(name);
    if (nameMatch) return `/${nameMatch[1]}`;
    const referenceMatch = this.consume(reference);
    if (referenceMatch) return new Ref(Number(referenceMatch[1]));
    const numberMatch = this.consume(number);
    if (numberMatch) return Number(numberMatch[0]);
    const word = this.consume(keyword)?.[0];
    if (!word)
      throw new Error(`The PDF has "${this.source.slice(this.offset, this.offset + 9)}" where a value should be.`);
    return keywords.has(word) ? (keywords.get(word) ?? null) : new Operator(word);
  }

  private list(): Value[] {
    const items: Value[] = [];
    while (!this.skip(']')) items.push(this.next());
    return items;
  }

  private dict(): Dict {
    const entries: Dict = new Map();
    while (!this.skip('>>')) {
      const key = this.next();
      if (typeof key !== 'string') throw new Error('The PDF has a key that is not a name.');
      entries.set(key.slice(1), this.next());
    }
    return entries;
  }

  private literal(): Bytes {
    let raw = '';
    for (let depth = 1; ; this.offset++) {
      const character = this.source[this.offset];
      if (character === undefined) throw new Error('The PDF ends within a string.');
      if (character === '(') depth++;
      if (character === ')' && --depth === 0) break;
      if (character !== '\\') {
        raw += character;
        continue;
      }
      const escaped = this.source[++this.offset] ?? '';
      raw += escapes[escaped] ?? escaped;
    }
    this.offset++;
    return new Bytes(raw);
  }
}
