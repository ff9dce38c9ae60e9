import type { z } from 'zod';
import { requestContext } from '../process/request-context';
import { UpstreamError, type UpstreamProblem } from './upstream-error';

interface ClientOptions {
  /** The upstream as the log names it. */
  name: string;
  /** Scheme, host and the path that all others begin with. */
  baseUrl: string;
  headers?: Record<string, string>;
  /** The time for the whole call, its body included. */
  timeoutMs: number;
  /** The size of the longest answer that is read, after decompression; 5 MB unless said. */
  maxBytes?: number;
}

type QueryValue = string | number | boolean;

interface JsonRequest<S extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A list is sent as one parameter per value; what is undefined is left out. */
  query?: Record<string, QueryValue | readonly QueryValue[] | undefined>;
  /** Sent as a form where it is URLSearchParams, else as JSON. */
  body?: unknown;
  /** The shape that the answer must have. */
  schema: S;
  idempotencyKey?: string;
  /** Ends the call before its time. */
  signal?: AbortSignal;
}

export interface HttpClient {
  /**
   * The JSON that the upstream answers with, parsed. `path` begins with a slash and is added to that of `baseUrl`; parts
   * that come from elsewhere are encoded by the caller. Rejects with an UpstreamError and nothing else: `timeout`,
   * `unavailable` (429, 5xx, no connection) or `refused` (another status, a redirect, a path that leads out of the base,
   * and what is too long, no JSON or of another shape). Nothing is sent twice.
   */
  json<S extends z.ZodType>(path: string, request: JsonRequest<S>): Promise<z.output<S>>;
}

/** A decoded path: no segment is empty or dots, and nothing is in it that URLs drop or read as a slash. */
const pathPattern = /^(?:\/(?!\.{1,2}(?:\/|$))[^/\\\p{Cc}]+)*\/?$/u;
const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

const isInside = (path: string): boolean => {
  try {
    return pathPattern.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

/** The way out to one upstream, over HTTP. */
export const httpClient = ({ name, baseUrl, headers, timeoutMs, maxBytes = 5_000_000 }: ClientOptions): HttpClient => {
  const base = new URL(baseUrl);
  const basePath = base.pathname.replace(/\/$/, '');

  const failure = (problem: UpstreamProblem, why: string) =>
    new UpstreamError(problem, { cause: new Error(`${name} at ${base.host} ${why}`) });

  const urlOf = (path: string, query: JsonRequest<z.ZodType>['query'] = {}): URL => {
    if (!isInside(path)) throw failure('refused', 'was not asked: the path leads elsewhere');
    const url = new URL(base);
    url.pathname = basePath + path;
    for (const [key, value] of Object.entries(query))
      for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(key, String(one));
    return url;
  };

  const send = async (path: string, request: JsonRequest<z.ZodType>, signal: AbortSignal): Promise<Response> => {
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

  const refusal = ({ status, ok, headers }: Response): UpstreamError | null => {
    if (!ok) return failure(status >= 500 || status === 429 ? 'unavailable' : 'refused', `answered ${status}`);
    return jsonType.test(headers.get('content-type') ?? '') ? null : failure('refused', 'answered no JSON');
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
      throw failure('refused', 'answered no JSON');
    }
    const { data, error } = schema.safeParse(value);
    if (!error) return data as z.output<S>;
    const [first] = error.issues;
    throw failure('refused', `answered in another shape: ${first?.path.join('.')}: ${first?.message}`);
  };

  /** What is told of an error that fetch threw: a code, for the text may hold what was sent. */
  const toFailure = (error: unknown, signal: AbortSignal): UpstreamError => {
    if (error instanceof UpstreamError) return error;
    if (signal.aborted) return failure('timeout', 'did not answer in time');
    const { cause, name } = Object(error) as { cause?: unknown; name?: string };
    return failure('unavailable', `could not be reached: ${Object(cause).code ?? name}`);
  };

  return {
    json: async (path, request) => {
      const timeLimit = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeLimit, request.signal]) : timeLimit;
      try {
        const response = await send(path, request, signal);
        const refused = refusal(response);
        if (refused) {
          response.body?.cancel().catch(() => undefined);
          throw refused;
        }
        return parse(await textOf(response), request.schema);
      } catch (error) {
        throw toFailure(error, signal);
      }
    },
  };
};
