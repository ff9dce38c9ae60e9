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
  /** The result if the answer is 404; without it, a 404 is a refusal. */
  whenMissing?: z.output<S>;
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
  /**
   * The bytes of a file as they arrive. Rejects like `json`; so does reading them, also when the time limit is over
   * before the last one.
   */
  file(path: string): Promise<AsyncIterable<Uint8Array>>;
}

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

  const failure = (problem: UpstreamProblem, why: string) =>
    new UpstreamError(problem, { cause: new Error(`${name} at ${base.host} ${why}`) });

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
    request: Omit<JsonRequest<z.ZodType>, 'schema'>,
    signal: AbortSignal,
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
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as URLSearchParams) }),
    });
  };

  const refusal = ({ status, ok }: Response): UpstreamError | null =>
    ok ? null : failure(status >= 500 || status === 429 ? 'unavailable' : 'refused', `answered ${status}`);

  const refusalOfJson = (response: Response): UpstreamError | null => {
    const isJson = jsonType.test(response.headers.get('content-type') ?? '');
    return refusal(response) ?? (isJson ? null : failure('refused', 'did not answer with JSON'));
  };

  async function* bytesOf({ body }: Response): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw failure('refused', `answered more than ${maxBytes} bytes`);
      yield chunk;
    }
  }

  const abandon = ({ body }: Response) => {
    body?.cancel().catch(() => undefined);
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

  return {
    json: async (path, request) => {
      const timeLimit = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeLimit, request.signal]) : timeLimit;
      try {
        const response = await send(path, request, signal);
        if (response.status === 404 && request.whenMissing !== undefined) {
          abandon(response);
          return request.whenMissing;
        }
        const refused = refusalOfJson(response);
        if (refused) {
          abandon(response);
          throw refused;
        }
        const chunks: Uint8Array[] = [];
        for await (const chunk of bytesOf(response)) chunks.push(chunk);
        return parse(Buffer.concat(chunks).toString('utf8'), request.schema);
      } catch (error) {
        throw toFailure(error, signal);
      }
    },

    file: async (path) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await send(path, {}, signal);
        const refused = refusal(response);
        if (refused) {
          abandon(response);
          throw refused;
        }
        return untilEnd(response, signal);
      } catch (error) {
        throw toFailure(error, signal);
      }
    },
  };
};
