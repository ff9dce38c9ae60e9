import { createHash } from 'node:crypto';
import { decode, type Encoding, encode, encodeSmallest } from './encodings.ts';

/** A body that is sent to many clients. Each encoding is made once, when a client first needs it. */
export class EncodedBody {
  /** The hash of the plain body. */
  readonly hash: string;
  /** Whether the Brotli encoding is as small as possible. */
  isSmallest = false;
  private readonly pending = new Map<Encoding, Promise<Buffer>>();
  private readonly encoded: Map<Encoding, Buffer>;

  constructor(body: Buffer, encoded: readonly [Encoding, Buffer][] = []) {
    this.encoded = new Map([['identity', body], ...encoded]);
    this.hash = createHash('sha1').update(body).digest('base64url');
  }

  /** The size of all its encodings. */
  get sizeBytes(): number {
    return [...this.encoded.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** The body in an encoding, if that exists already. */
  peek(encoding: Encoding): Buffer | undefined {
    return this.encoded.get(encoding);
  }

  /** The body in an encoding. After the first compression, the plain body is released. */
  async get(encoding: Encoding): Promise<Buffer> {
    const existing = this.encoded.get(encoding) ?? this.pending.get(encoding);
    if (existing) return existing;
    const result = this.getPlain().then((body) => encode(body, encoding));
    if (encoding === 'identity') return result;
    this.pending.set(encoding, result);
    try {
      this.encoded.set(encoding, await result);
    } finally {
      this.pending.delete(encoding);
    }
    this.encoded.delete('identity');
    return result;
  }

  /** Makes the Brotli encoding as small as possible, once. */
  async shrink(): Promise<void> {
    if (this.isSmallest) return;
    this.encoded.set('br', await encodeSmallest(await this.getPlain()));
    this.isSmallest = true;
  }

  private async getPlain(): Promise<Buffer> {
    for (const [encoding, body] of this.encoded) return decode(body, encoding);
    throw new Error('The response body has no encoding.');
  }
}
