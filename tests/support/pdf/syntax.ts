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

/** Reads values one after the other. The source has one character per byte. */
export class Reader {
  constructor(
    readonly source: string,
    public at = 0,
  ) {}

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  get isAtEnd(): boolean {
    this.take(space);
    return this.at >= this.source.length;
  }

  /** Consumes a word if it comes next, and returns whether it did. */
  skip(word: string): boolean {
    this.take(space);
    const goesOn = this.source.startsWith(word, this.at);
    if (goesOn) this.at += word.length;
    return goesOn;
  }

  next(): Value {
    if (this.isAtEnd) throw new Error('The PDF ends too early.');
    if (this.skip('<<')) return this.dict();
    if (this.skip('[')) return this.list();
    if (this.skip('(')) return this.literal();
    const digits = this.take(hex)?.[1]?.replace(/\s/g, '');
    if (digits !== undefined) return new Bytes(Buffer.from(digits, 'hex').toString('latin1'));
    const found = this.take(name);
    if (found) return `/${found[1]}`;
    const to = this.take(reference);
    if (to) return new Ref(Number(to[1]));
    const amount = this.take(number);
    if (amount) return Number(amount[0]);
    const word = this.take(keyword)?.[0];
    if (!word) throw new Error(`The PDF has "${this.source.slice(this.at, this.at + 9)}" where a value should be.`);
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
      if (typeof key !== 'string') throw new Error('The PDF has a key that is no name.');
      entries.set(key.slice(1), this.next());
    }
    return entries;
  }

  private literal(): Bytes {
    let raw = '';
    for (let depth = 1; ; this.at++) {
      const character = this.source[this.at];
      if (character === undefined) throw new Error('The PDF ends within a string.');
      if (character === '(') depth++;
      if (character === ')' && --depth === 0) break;
      if (character !== '\\') {
        raw += character;
        continue;
      }
      const escaped = this.source[++this.at] ?? '';
      raw += escapes[escaped] ?? escaped;
    }
    this.at++;
    return new Bytes(raw);
  }
}
