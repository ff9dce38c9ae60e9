import { createHash } from 'node:crypto';
import { decode, type Encoding, encode, encodeSmallest } from './encodings.ts';

/** A response with its whole body, not encoded. Names of headers are lowercase. */
export interface CompleteResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers that depend on the connection or the encoding. */
const sentAnew = [
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
];

const compressible = /^text\/|^image\/svg|[/+](json|xml|javascript)\b/;

/** A response that is sent to many clients. Each encoding of its body is made once, when a client first needs it. */
export class EncodedResponse {
  readonly status: number;
  readonly headers: readonly [name: string, value: string][];
  readonly etag: string;
  readonly isText: boolean;
  private readonly bodies: Map<Encoding, Buffer>;
  private readonly pending = new Map<Encoding, Promise<Buffer>>();
  private isSmallest = false;

  /** If `before` has the same body, its encodings are used again. */
  constructor({ status, headers, body }: CompleteResponse, before?: EncodedResponse) {
    this.status = status;
    this.headers = Object.entries(headers).filter(([name]) => !sentAnew.includes(name));
    this.isText = compressible.test(headers['content-type'] ?? '');
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const isSame = before?.etag === this.etag;
    this.bodies = isSame ? before.bodies : new Map([['identity', body]]);
    this.isSmallest = isSame && before.isSmallest;
  }

  /** In bytes. */
  get size(): number {
    return [...this.bodies.values()].reduce((sum, { length }) => sum + length, 2000);
  }

  /** The body, if it is ready in this encoding. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.bodies.get(encoding);
  }

  /** The body in an encoding. A text is then only held compressed. */
  async body(encoding: Encoding): Promise<Buffer> {
    const known = this.bodies.get(encoding) ?? this.pending.get(encoding);
    if (known) return known;
    const made = this.decoded().then((body) => encode(body, encoding));
    if (encoding === 'identity') return made;
    this.pending.set(encoding, made);
    this.bodies.set(encoding, await made);
    this.pending.delete(encoding);
    this.bodies.delete('identity');
    return made;
  }

  /** Makes the Brotli body as small as possible, once. */
  async shrink(): Promise<void> {
    if (this.isSmallest || !this.isText) return;
    this.isSmallest = true;
    this.bodies.set('br', await encodeSmallest(await this.decoded()));
  }

  private async decoded(): Promise<Buffer> {
    for (const [encoding, body] of this.bodies) return decode(body, encoding);
    throw new Error('A response has lost its body.');
  }
}
