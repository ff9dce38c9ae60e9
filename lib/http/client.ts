import type { z } from 'zod';
import { requestContext } from '../process/request-context';
import { UpstreamError, type UpstreamProblem } from './upstream-error';

interface ClientOptions {
  /** The name of the upstream in the log. */
  name: string;
  /** Scheme, host and the path that every request path is added to. */
  baseUrl: string;
  headers?: Record<string, string>;
  /** The time limit of the whole call, including the body. */
  timeoutMs: number;
  /** The maximum response size after decompression; default 5 MB. */
  maxBytes?: number;
}

type QueryValue = string | number | boolean;

interface JsonRequest<S extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A list becomes one parameter per value; undefined values are left out. */
  query?: Record<string, QueryValue | readonly QueryValue[] | undefined>;
  /** URLSearchParams are sent as a form, anything else as JSON. */
  body?: unknown;
  /** The schema of the response. */
  schema: S;
  idempotencyKey?: string;
  /** Aborts the call. */
  signal?: AbortSignal;
}

export interface HttpClient {
  /**
   * Returns the parsed JSON response. `path` starts with a slash and is added to the path of `baseUrl`; the caller
   * encodes its variable parts. Rejects only with an UpstreamError: `timeout`, `unavailable` (429, 5xx, no connection)
   * or `refused` (any other status, a redirect, a path outside the base, or a response that is too long, not JSON or of
   * the wrong shape). There are no retries.
   */
  json<S extends z.ZodType>(path: string, request: JsonRequest<S>): Promise<z.output<S>>;
  /** The same with the ETag of the response, if it has one; null if the response still has the ETag `known`. */
  jsonUnless<S extends z.ZodType>(
    known: string | undefined,
    path: string,
    request: JsonRequest<S>,
  ): Promise<{ value: z.output<S>; etag?: string } | null>;
}

/** The headers of HTTP Basic authentication. */
export const basicAuth = (user: string, password: string): Record<string, string> => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

/** The wait that a Retry-After header asks for, in seconds or until a date; in ms. */
const retryAfterIn = (headers: Headers): number | undefined => {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
};

/** A decoded path: no segment is empty, `.` or `..`, and there are no characters that URLs drop or read as a slash. */
const pathPattern = /^(?:\/(?!\.{1,2}(?:\/|$))[^/\\\p{Cc}]+)*\/?$/u;
const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

const isInside = (path: string): boolean => {
  try {
    return pathPattern.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

/** An HTTP client for one upstream. */
export const httpClient = ({ name, baseUrl, headers, timeoutMs, maxBytes = 5_000_000 }: ClientOptions): HttpClient => {
  const base = new URL(baseUrl);
  const basePath = base.pathname.replace(/\/$/, '');

  const failure = (problem: UpstreamProblem, why: string, answer?: Response) => {
    const cause = new Error(`${name} at ${base.host} ${why}`);
    return new UpstreamError(problem, {
      cause,
      ...(answer && { status: answer.status, retryAfterMs: retryAfterIn(answer.headers) }),
    });
  };

  const urlOf = (path: string, query: JsonRequest<z.ZodType>['query'] = {}): URL => {
    if (!isInside(path)) throw failure('refused', 'was not called: the path is outside the base');
    const url = new URL(base);
    url.pathname = basePath + path;
    for (const [key, value] of Object.entries(query))
      for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(key, String(one));
    return url;
  };

  const send = async (
    path: string,
    request: JsonRequest<z.ZodType>,
    signal: AbortSignal,
    known?: string,
  ): Promise<Response> => {
    const { method, query, body, idempotencyKey } = request;
    const requestId = requestContext.getStore()?.requestId;
    const isJson = body !== undefined && !(body instanceof URLSearchParams);
    return fetch(urlOf(path, query), {
      method: method ?? 'GET',
      redirect: 'manual',
      signal,
      headers: {
        Accept: 'application/json',
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...(requestId && { 'X-Request-Id': requestId }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...(known && { 'If-None-Match': known }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as URLSearchParams) }),
    });
  };

  const refusal = (answer: Response): UpstreamError | null => {
    const { status, ok, headers } = answer;
    if (!ok) return failure(status >= 500 || status === 429 ? 'unavailable' : 'refused', `answered ${status}`, answer);
    return jsonType.test(headers.get('content-type') ?? '') ? null : failure('refused', 'did not answer with JSON');
  };

  const textOf = async ({ body }: Response): Promise<string> => {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw failure('refused', `answered more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  };

  const parse = <S extends z.ZodType>(text: string, schema: S): z.output<S> => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw failure('refused', 'did not answer with JSON');
    }
    const { data, error } = schema.safeParse(value);
    if (!error) return data as z.output<S>;
    const [first] = error.issues;
    throw failure('refused', `answered in the wrong shape: ${first?.path.join('.')}: ${first?.message}`);
  };

  /** Only the error code is logged, because the text may contain what was sent. */
  const toFailure = (error: unknown, signal: AbortSignal): UpstreamError => {
    if (error instanceof UpstreamError) return error;
    if (signal.aborted) return failure('timeout', 'did not answer in time');
    const { cause, name } = Object(error) as { cause?: unknown; name?: string };
    return failure('unavailable', `could not be reached: ${Object(cause).code ?? name}`);
  };

  const jsonUnless: HttpClient['jsonUnless'] = async (known, path, request) => {
    const timeLimit = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([timeLimit, request.signal]) : timeLimit;
    try {
      const response = await send(path, request, signal, known);
      const isSame = known !== undefined && response.status === 304;
      const refused = isSame ? null : refusal(response);
      if (isSame || refused) response.body?.cancel().catch(() => undefined);
      if (refused) throw refused;
      if (isSame) return null;
      const etag = response.headers.get('etag');
      return { value: parse(await textOf(response), request.schema), ...(etag && { etag }) };
    } catch (error) {
      throw toFailure(error, signal);
    }
  };

  return {
    jsonUnless,
    json: async (path, request) => {
      const answer = await jsonUnless(undefined, path, request);
      // Without a known ETag there always is a value.
      return (answer as NonNullable<typeof answer>).value;
    },
  };
};
