import { context, propagation } from '@opentelemetry/api';
import pLimit from 'p-limit';
import { z } from 'zod';
import { requestContext } from '../process/request-context';
import { UpstreamError, type UpstreamFacts, type UpstreamProblem } from './upstream-error';

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

interface PlainRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A list becomes one parameter per value; undefined values are left out. */
  query?: Record<string, QueryValue | readonly QueryValue[] | undefined>;
  /** URLSearchParams are sent as a form, anything else as JSON. */
  body?: unknown;
  /** Headers of this request only. */
  headers?: Record<string, string>;
  idempotencyKey?: string;
}

interface JsonRequest<S extends z.ZodType> extends PlainRequest {
  /** The schema of the response. */
  schema: S;
}

export interface HttpClient {
  /**
   * Returns the parsed JSON response. `path` starts with a slash and is added to the path of `baseUrl`; the caller
   * encodes its variable parts. Rejects only with an UpstreamError: `timeout`, `unavailable` (429, 5xx, no connection)
   * or `refused` (any other status, a redirect, a path outside the base, or a response that is too long, not JSON or of
   * the wrong shape). The error has the `status` of the response, and the `code` of its JSON. There are no retries.
   */
  json<S extends z.ZodType>(path: string, request: JsonRequest<S>): Promise<z.output<S>>;
  /** The same with the ETag of the response, if it has one; null if the response still has the ETag `known`. */
  jsonUnless<S extends z.ZodType>(
    known: string | undefined,
    path: string,
    request: JsonRequest<S>,
  ): Promise<{ value: z.output<S>; etag?: string } | null>;
  /** Sends a request, whose response may be of any kind or empty. Rejects as above. */
  send(path: string, request: PlainRequest): Promise<void>;
  /**
   * The bytes of a file as they arrive. Rejects like `json`; so does reading them, also when the time limit is over
   * before the last one.
   */
  file(path: string): Promise<AsyncIterable<Uint8Array>>;
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

/** The code of an error, for example `invalid_parameter`; other texts may contain what was sent. */
const errorBody = z.object({ code: z.string().regex(/^[\w.-]{1,60}$/) });

/** In bytes: what is received of any number of bodies at once. */
const shortBody = 256 * 1024;
/** The rest of longer bodies is received a few at a time, so that many of them do not fill the memory. */
const longBodies = pLimit(4);

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

  const failure = (problem: UpstreamProblem, why: string, answer: Omit<UpstreamFacts, 'cause'> = {}) =>
    new UpstreamError(problem, { cause: new Error(`${name} at ${base.host} ${why}`), ...answer });

  const urlOf = (path: string, query: PlainRequest['query'] = {}): URL => {
    if (!isInside(path)) throw failure('refused', 'was not called: the path is outside the base');
    const url = new URL(base);
    url.pathname = basePath + path;
    for (const [key, value] of Object.entries(query))
      for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(key, String(one));
    return url;
  };

  const request = async (path: string, given: PlainRequest, signal: AbortSignal): Promise<Response> => {
    const { method, query, body, idempotencyKey } = given;
    const requestId = requestContext.getStore()?.requestId;
    const traceContext: Record<string, string> = {};
    propagation.inject(context.active(), traceContext);
    const isJson = body !== undefined && !(body instanceof URLSearchParams);
    return fetch(urlOf(path, query), {
      method: method ?? 'GET',
      redirect: 'manual',
      signal,
      headers: {
        Accept: 'application/json',
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...(requestId && { 'X-Request-Id': requestId }),
        ...traceContext,
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...headers,
        ...given.headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as URLSearchParams) }),
    });
  };

  async function* bytesOf({ body }: Response): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw failure('refused', `answered more than ${maxBytes} bytes`);
      yield chunk;
    }
  }

  const textOf = async (response: Response): Promise<string> => {
    const body = bytesOf(response);
    const chunks: Uint8Array[] = [];
    /** Receives the body until it has this many bytes. Returns whether it has ended. */
    const receive = async (most: number): Promise<boolean> => {
      for (let bytes = 0; bytes < most; ) {
        const { done, value } = await body.next();
        if (done) return true;
        chunks.push(value);
        bytes += value.byteLength;
      }
      return false;
    };
    if (!(await receive(shortBody))) await longBodies(() => receive(Number.POSITIVE_INFINITY));
    return Buffer.concat(chunks).toString('utf8');
  };

  /** The code in the JSON of an error. */
  const codeOf = async (response: Response): Promise<string | undefined> => {
    try {
      return errorBody.parse(JSON.parse(await textOf(response))).code;
    } catch {
      return undefined;
    }
  };

  const checkStatus = async (response: Response): Promise<void> => {
    const { ok, status } = response;
    if (ok) return;
    const code = await codeOf(response);
    const problem = status >= 500 || status === 429 ? 'unavailable' : 'refused';
    throw failure(problem, `answered ${status}${code ? ` (${code})` : ''}`, {
      status,
      code,
      retryAfterMs: retryAfterIn(response.headers),
    });
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

  async function* untilEnd(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    try {
      yield* bytesOf(response);
    } catch (error) {
      throw toFailure(error, signal);
    }
  }

  /** Calls the upstream, and passes a response that is a success to `use`, within the time limit. */
  const call = async <T>(path: string, given: PlainRequest, use: (response: Response) => Promise<T> | T) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let response: Response | undefined;
    try {
      response = await request(path, given, signal);
      if (response.status !== 304 || !given.headers?.['If-None-Match']) await checkStatus(response);
      return await use(response);
    } catch (error) {
      throw toFailure(error, signal);
    } finally {
      // The rest of the body is not needed.
      if (!response?.bodyUsed) response?.body?.cancel().catch(() => undefined);
    }
  };

  const jsonOf = async <S extends z.ZodType>(response: Response, schema: S): Promise<z.output<S>> => {
    if (!jsonType.test(response.headers.get('content-type') ?? ''))
      throw failure('refused', 'did not answer with JSON');
    return parse(await textOf(response), schema);
  };

  return {
    json: (path, given) => call(path, given, (response) => jsonOf(response, given.schema)),
    jsonUnless: (known, path, given) =>
      call(path, { ...given, ...(known && { headers: { 'If-None-Match': known } }) }, async (response) => {
        if (response.status === 304) return null;
        const etag = response.headers.get('etag');
        return { value: await jsonOf(response, given.schema), ...(etag && { etag }) };
      }),
    send: (path, given) => call(path, given, () => undefined),
    file: async (path) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await request(path, {}, signal);
        await checkStatus(response);
        return untilEnd(response, signal);
      } catch (error) {
        throw toFailure(error, signal);
      }
    },
  };
};
