import CachePolicy from 'http-cache-semantics';
import { env } from '../../lib/platform/env/index.ts';
import { monotonicNow } from '../../lib/shared/time.ts';
import { tagHeader } from '../limit-caching.ts';
import { EncodedBody } from './encoded-body.ts';
import type { Encoding } from './encodings.ts';

/** A response with its whole body, not encoded. Header names are lowercase. */
export interface CompleteResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A response that is sent to many clients. Only texts are compressed. */
export interface StoredResponse {
  status: number;
  headers: readonly [name: string, value: string][];
  /** Weak, since it is the same for all encodings. */
  etag: string;
  isText: boolean;
  body: EncodedBody;
}

/** Headers that are set when the response is sent, or that are not for clients. */
const omittedHeaders = [
  'age',
  tagHeader,
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
];

const textTypes = /^text\/|^image\/svg|[/+](json|xml|javascript)\b/;

/**
 * The headers for CDNs: the tags by which they purge a response, `Cache-Tag` for Cloudflare and `Surrogate-Key` for Fastly,
 * and `CDN-Cache-Control`. The latter has no `s-maxage`, with which some CDNs serve nothing stale (RFC 9111).
 */
const toCdnHeaders = (tags: string | undefined, caching = ''): [string, string][] =>
  env.CDN_PURGE_URL && tags
    ? [
        ['Cache-Tag', tags],
        ['Surrogate-Key', tags.replaceAll(',', ' ')],
        ['CDN-Cache-Control', caching.replace(/(max-age=\d+, )?s-maxage/, 'max-age')],
      ]
    : [];

/** Converts a response for sending it to many clients. `encoded` has the encodings of its body that exist already. */
export const toStoredResponse = (
  response: CompleteResponse,
  encoded: readonly [Encoding, Buffer][] = [],
): StoredResponse => {
  const { status, headers } = response;
  const body = new EncodedBody(response.body, encoded);
  return {
    status,
    headers: [
      ...Object.entries(headers).filter(([name]) => !omittedHeaders.includes(name)),
      ...toCdnHeaders(headers[tagHeader], headers['cache-control']),
    ],
    etag: `W/${headers.etag?.replace(/^W\//, '') ?? `"${body.hash}"`}`,
    isText: textTypes.test(headers['content-type'] ?? ''),
    body,
  };
};

/** A policy with a monotonic clock: the library reads the system clock, which may be set back. */
class SteadyPolicy extends CachePolicy {
  now(): number {
    return monotonicNow();
  }
}

/** What a shared cache may do with a response, by RFC 9111; null if it must not store it. Errors are not stored. */
export const toCachePolicy = ({
  url,
  status,
  headers,
}: Omit<CompleteResponse, 'body'> & { url: string }): CachePolicy | null => {
  const dependsOnClient = (headers.vary ?? '').split(',').some((name) => !/^\s*(accept-encoding)?\s*$/i.test(name));
  if (status !== 200 || 'set-cookie' in headers || dependsOnClient) return null;
  const policy = new SteadyPolicy({ url, method: 'GET', headers: {} }, { status, headers }, { shared: true });
  return policy.storable() && policy.maxAge() > 0 ? policy : null;
};
