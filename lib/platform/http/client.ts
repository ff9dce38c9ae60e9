import { context, propagation } from '@opentelemetry/api';
import pLimit from 'p-limit';
import { z } from 'zod';
import { checkClock } from '../process/clock';
import { requestContext } from '../process/request-context';
import { UpstreamError, type UpstreamErrorDetails, type UpstreamProblem } from './upstream-error';

interface ClientOptions {
  /** The name of the upstream in the log. */
  name: string;
  /** The scheme, the host, and the path to which every request path is added. */
  baseUrl: string;
  headers?: Record<string, string>;
  /** The time limit of the whole call, including the body. */
  timeoutMs: number;
  /** The maximum response size after decompression; default 5 MB. */
  maxBytes?: number;
}

type QueryValue = string | number | boolean;

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A list becomes one parameter per value; undefined values are left out. */
  query?: Record<string, QueryValue | readonly QueryValue[] | undefined>;
  /** URLSearchParams are sent as a form, anything else as JSON. */
  body?: unknown;
  /** Headers of this request only. */
  headers?: Record<string, string>;
  idempotencyKey?: string;
}

interface JsonRequestOptions<S extends z.ZodType> extends RequestOptions {
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
  fetchJson<S extends z.ZodType>(path: string, options: JsonRequestOptions<S>): Promise<z.output<S>>;
  /**
   * Returns the parsed JSON response with its ETag, if it has one; null if the response still has the ETag
   * `previousEtag`. Rejects like `fetchJson`.
   */
  fetchJsonIfChanged<S extends z.ZodType>(
    previousEtag: string | undefined,
    path: string,
    options: JsonRequestOptions<S>,
  ): Promise<{ value: z.output<S>; etag?: string } | null>;
  /** Sends a request, and ignores the body of its response. Rejects like `fetchJson`. */
  send(path: string, options: RequestOptions): Promise<void>;
  /**
   * Returns the bytes of a file as they arrive. It rejects like `fetchJson`, and so does reading the bytes, for example when
   * the time limit ends before the file does.
   */
  fetchFile(path: string): Promise<AsyncIterable<Uint8Array>>;
}

/** The headers of HTTP Basic authentication. */
export const buildBasicAuth = (user: string, password: string): Record<string, string> => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

/** The wait in ms that a Retry-After header requests, in seconds or as a date; undefined if there is none. */
const parseRetryAfterMs = (headers: Headers): number | undefined => {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
};

/** A decoded path without empty segments, `.`, `..`, and characters that URLs drop or treat as a slash. */
const pathPattern = /^(?:\/(?!\.{1,2}(?:\/|$))[^/\\\p{Cc}]+)*\/?$/u;
const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** An error code such as `invalid_parameter`. Other texts may repeat personal data of the request. */
const errorBody = z.object({ code: z.string().regex(/^[\w.-]{1,60}$/) });

/** Bodies up to this size are received without a limit on their number. */
const shortBodyBytes = 256 * 1024;
/** Limits how many longer bodies are received concurrently, so that they do not fill the memory. */
const limitLongBodies = pLimit(4);

const isInsideBase = (path: string): boolean => {
  try {
    return pathPattern.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

/** Creates an HTTP client for one upstream. */
export const createHttpClient = ({
  name,
  baseUrl,
  headers,
  timeoutMs,
  maxBytes = 5_000_000,
}: ClientOptions): HttpClient => {
  const base = new URL(baseUrl);
  const basePath = base.pathname.replace(/\/$/, '');

  const createError = (problem: UpstreamProblem, reason: string, details: Omit<UpstreamErrorDetails, 'cause'> = {}) =>
    new UpstreamError(problem, { cause: new Error(`${name} at ${base.host} ${reason}`), ...details });

  const buildUrl = (path: string, query: RequestOptions['query'] = {}): URL => {
    if (!isInsideBase(path)) throw createError('refused', 'was not called: the path is outside the base');
    const url = new URL(base);
    url.pathname = basePath + path;
    for (const [key, value] of Object.entries(query))
      for (const item of [value].flat()) if (item !== undefined) url.searchParams.append(key, String(item));
    return url;
  };

  const request = async (path: string, options: RequestOptions, signal: AbortSignal): Promise<Response> => {
    const { method, query, body, idempotencyKey } = options;
    const requestId = requestContext.getStore()?.requestId;
    const traceContext: Record<string, string> = {};
    propagation.inject(context.active(), traceContext);
    const isJson = body !== undefined && !(body instanceof URLSearchParams);
    const response = await fetch(buildUrl(path, query), {
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
        ...options.headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as URLSearchParams) }),
    });
    const ageMs = Number(response.headers.get('age') ?? 0) * 1000;
    checkClock(name, Date.parse(response.headers.get('date') ?? '') + ageMs);
    return response;
  };

  async function* readBytes({ body }: Response): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw createError('refused', `sent more than ${maxBytes} bytes`);
      yield chunk;
    }
  }

  const readText = async (response: Response): Promise<string> => {
    const body = readBytes(response);
    const chunks: Uint8Array[] = [];
    /** Receives the body up to this many bytes, and returns whether it has ended. */
    const receive = async (targetBytes: number): Promise<boolean> => {
      for (let bytes = 0; bytes < targetBytes; ) {
        const { done, value } = await body.next();
        if (done) return true;
        chunks.push(value);
        bytes += value.byteLength;
      }
      return false;
    };
    if (!(await receive(shortBodyBytes))) await limitLongBodies(() => receive(Number.POSITIVE_INFINITY));
    return Buffer.concat(chunks).toString('utf8');
  };

  /** Reads the error code in the JSON of a response; undefined if there is none. */
  const readErrorCode = async (response: Response): Promise<string | undefined> => {
    try {
      return errorBody.parse(JSON.parse(await readText(response))).code;
    } catch {
      return undefined;
    }
  };

  const checkStatus = async (response: Response): Promise<void> => {
    const { ok, status } = response;
    if (ok) return;
    const code = await readErrorCode(response);
    const problem = status >= 500 || status === 429 ? 'unavailable' : 'refused';
    throw createError(problem, `answered ${status}${code ? ` (${code})` : ''}`, {
      status,
      code,
      retryAfterMs: parseRetryAfterMs(response.headers),
    });
  };

  const parseJson = <S extends z.ZodType>(text: string, schema: S): z.output<S> => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw createError('refused', 'did not send JSON');
    }
    const { data, error } = schema.safeParse(value);
    if (!error) return data as z.output<S>;
    const [first] = error.issues;
    throw createError('refused', `sent JSON of the wrong shape: ${first?.path.join('.')}: ${first?.message}`);
  };

  /** Converts an error, of which it retains only the code: the text may repeat personal data of the request. */
  const toUpstreamError = (error: unknown, signal: AbortSignal): UpstreamError => {
    if (error instanceof UpstreamError) return error;
    if (signal.aborted) return createError('timeout', 'did not respond in time');
    const { cause, name } = Object(error) as { cause?: unknown; name?: string };
    return createError('unavailable', `could not be reached: ${Object(cause).code ?? name}`);
  };

  async function* streamBody(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    try {
      yield* readBytes(response);
    } catch (error) {
      throw toUpstreamError(error, signal);
    }
  }

  /** Calls the upstream within the time limit, and passes a successful response to `use`. */
  const call = async <T>(path: string, options: RequestOptions, use: (response: Response) => Promise<T> | T) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let response: Response | undefined;
    try {
      response = await request(path, options, signal);
      if (response.status !== 304 || !options.headers?.['If-None-Match']) await checkStatus(response);
      return await use(response);
    } catch (error) {
      throw toUpstreamError(error, signal);
    } finally {
      // The rest of the body is not needed.
      if (!response?.bodyUsed) response?.body?.cancel().catch(() => undefined);
    }
  };

  const readJson = async <S extends z.ZodType>(response: Response, schema: S): Promise<z.output<S>> => {
    if (!jsonType.test(response.headers.get('content-type') ?? '')) throw createError('refused', 'did not send JSON');
    return parseJson(await readText(response), schema);
  };

  return {
    fetchJson: (path, options) => call(path, options, (response) => readJson(response, options.schema)),
    fetchJsonIfChanged: (previousEtag, path, options) =>
      call(
        path,
        { ...options, ...(previousEtag && { headers: { 'If-None-Match': previousEtag } }) },
        async (response) => {
          if (response.status === 304) return null;
          const etag = response.headers.get('etag');
          return { value: await readJson(response, options.schema), ...(etag && { etag }) };
        },
      ),
    send: (path, options) => call(path, options, () => undefined),
    fetchFile: async (path) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await request(path, {}, signal);
        await checkStatus(response);
        return streamBody(response, signal);
      } catch (error) {
        throw toUpstreamError(error, signal);
      }
    },
  };
};
