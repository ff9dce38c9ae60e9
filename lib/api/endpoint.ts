import type { IncomingMessage } from 'node:http';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { env } from '../platform/env';
import { log } from '../platform/process/log';
import { requestContext } from '../platform/process/request-context';
import { buildNoVarySearch } from '../shared/urls';
import { readBody } from './body';
import { ApiError, createInvalidInputError, toApiError } from './errors';
import { createRateLimiter, type RateLimit } from './rate-limit';
import { sharedCalls } from './shared-calls';

type Method = 'GET' | 'POST';

/** The definition of an endpoint: its schemas, limits and handler. */
export interface Definition<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  method: Method;
  /** The summary in the OpenAPI description: one line. */
  summary: string;
  query?: Q;
  /**
   * The schema of the JSON body, which has at most 32 kB or `bodyLimitBytes`, and may be missing if the schema is
   * optional. The route file must turn off Next's body parser, which would read any body before the endpoint runs.
   */
  body?: B;
  bodyLimitBytes?: number;
  /** Throws an ApiError for unauthorised callers. It runs before the body is read. */
  authorize?: (request: IncomingMessage) => void;
  /** Whether a plain HTML form may also send the body. Each field is then a list of values. */
  acceptsForms?: boolean;
  /** The schema of the response. Other fields are removed, and a result that does not match it causes a 500. */
  response?: R;
  /** The media type of a response that is not JSON, which `handle` sends itself. */
  produces?: string;
  /** The status of a response without a body: 204, or that of a redirect that `handle` sends itself (default 307). */
  statusWithoutBody?: 204 | 303 | 307;
  /** The name of this endpoint in the table of calls whose responses are cached; without it, the response is not. */
  sharedCall?: keyof typeof sharedCalls;
  /** The rate limit per visitor; `none` for health probes and the CMS. */
  limit?: RateLimit | 'none';
  /** Whether other sites may send a POST, because the request has its own proof, such as a signed token. */
  allowsCrossSite?: boolean;
  /** The endpoint for GET requests to the same URL, if this one is for POST. */
  get?: Endpoint;
  /**
   * Additional fields of an error response, for callers that expect them. If null, the response to every error except
   * 405 and 429 is null with status 200, and the reason is logged.
   */
  errorFields?: Record<string, unknown> | null;
  /** Returns the response body; null if there is none, or if `handle` has responded itself (a redirect, a file). */
  handle: (call: Call<z.infer<Q>, z.infer<B>>) => Promise<z.input<R> | null>;
}

/** A validated request to an endpoint. */
export interface Call<Q, B> {
  query: Q;
  body: B;
  /** The request without its body, which only the endpoint reads. */
  request: Omit<NextApiRequest, 'body'>;
  response: NextApiResponse;
}

/** The shape of every error response. */
export const errorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  requestId: z.string(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

// biome-ignore lint/suspicious/noExplicitAny: a definition with any schemas
export type Endpoint = NextApiHandler & { definition: Definition<any, any, any> };

const methods: Record<Method, string[]> = { GET: ['GET', 'HEAD'], POST: ['POST'] };

const defaultLimit: RateLimit = { calls: 120, seconds: 60 };

/**
 * Builds an API route from its schemas and handler. It responds to invalid requests with 405, 403 (sent by another
 * site), 415, 413, 400 with the invalid fields, or 429 with Retry-After; to an ApiError with its status; and to an
 * UpstreamError with 502 to 504. Any other error is logged, and the response is 500 without details.
 */
export const defineEndpoint = <Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: Definition<Q, B, R>,
): Endpoint => {
  const { method, query, body, bodyLimitBytes, acceptsForms, statusWithoutBody, sharedCall, handle } = definition;
  const { limit = defaultLimit } = definition;
  const bodyOptions = {
    limitBytes: bodyLimitBytes,
    acceptsForms,
    isOptional: body?.isOptional(),
    isAuthorized: definition.authorize !== undefined,
  };
  const checkRateLimit = limit === 'none' ? async () => undefined : createRateLimiter(limit);

  const handleRequest: NextApiHandler = async (request, response) => {
    if (definition.get && methods.GET.includes(request.method ?? '')) return definition.get(request, response);
    response.setHeader('Cache-Control', 'no-store');
    try {
      allowMethods([...(definition.get ? methods.GET : []), ...methods[method]], request, response);
      if (method === 'POST' && !definition.allowsCrossSite) rejectCrossSite(request);
      await checkRateLimit(request);
      definition.authorize?.(request);
      const call = {
        query: query ? parseInput(query, normalizeQuery(request.query)) : undefined,
        body: body ? parseInput(body, normalizeBody(await readBody(request, bodyOptions))) : undefined,
      } as { query: z.infer<Q>; body: z.infer<B> };
      if (query instanceof z.ZodObject)
        response.setHeader('No-Vary-Search', buildNoVarySearch(Object.keys(query.shape)));
      const result = await handle({ ...call, request, response });
      if (result === null) {
        if (statusWithoutBody === 204) response.status(204).end();
        return;
      }
      const parsed = definition.response ? definition.response.parse(result) : result;
      if (sharedCall) response.setHeader('Cache-Control', sharedCalls[sharedCall].cache);
      response.status(200).json(parsed);
    } catch (error) {
      respondWithError(error, { request, response, failure: definition.errorFields });
    }
  };
  return Object.assign(handleRequest, { definition });
};

const allowMethods = (allowed: string[], request: NextApiRequest, response: NextApiResponse) => {
  if (allowed.includes(request.method ?? '')) return;
  response.setHeader('Allow', allowed.join(', '));
  throw new ApiError(405, `Please use ${allowed.join(' or ')}.`);
};

const rejectCrossSite = ({ headers }: NextApiRequest) => {
  const { origin, host } = headers;
  const ownHosts = [host, new URL(env.SITE_URL).host];
  const isForeign = origin !== undefined && !ownHosts.includes(URL.parse(origin)?.host);
  if (isForeign || headers['sec-fetch-site'] === 'cross-site')
    throw new ApiError(403, 'Requests from other sites are not allowed.');
};

type Fields = Record<string, unknown>;

/** Removes empty values, because forms send `type=` when nothing is selected. */
const omitEmpty = (fields: Fields): Fields => {
  const presentEntries = Object.entries(fields).flatMap(([name, value]) => {
    if (!Array.isArray(value) || value.length === 0) return value === '' ? [] : [[name, value]];
    const values = value.filter((item) => item !== '');
    return values.length === 0 ? [] : [[name, values]];
  });
  return Object.fromEntries(presentEntries);
};

const normalizeBody = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? omitEmpty(body as Fields) : body;

/** Removes empty values of a query, and unwraps lists with one value. */
const normalizeQuery = (query: Fields): Fields =>
  Object.fromEntries(
    Object.entries(omitEmpty(query)).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === 1 ? value[0] : value,
    ]),
  );

const parseInput = <T extends z.ZodType>(schema: T, value: unknown): z.infer<T> => {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  throw createInvalidInputError(error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
};

interface FailureContext {
  request: NextApiRequest;
  response: NextApiResponse;
  failure: Definition<z.ZodType, z.ZodType, z.ZodType>['errorFields'];
}

/**
 * The error statuses that are sent even if `errorFields` is null, because the caller can change the request or try
 * again later.
 */
const alwaysSentStatuses = [405, 429];

const respondWithError = (error: unknown, { request, response, failure }: FailureContext) => {
  const requestId = requestContext.getStore()?.requestId ?? '';
  const apiError = toApiError(error);
  const status = apiError?.status ?? 500;
  if (apiError?.retryAfterSeconds) response.setHeader('Retry-After', apiError.retryAfterSeconds);
  const respondsWithNull = failure === null && !alwaysSentStatuses.includes(status);
  const isServerFault = status >= 500 && !(error instanceof ApiError);
  const path = request.url?.split('?')[0];
  if (isServerFault) log.error({ event: 'server.call_failed', path, err: error }, 'failed to handle an API request');
  else if (respondsWithNull)
    log.info({ event: 'server.null_returned', path, status }, 'returned null for an API request');
  if (respondsWithNull) return response.status(200).json(null);
  const errorResponse: z.infer<typeof errorBody> = {
    success: false,
    message: apiError?.message ?? 'Something went wrong on our side.',
    requestId,
    ...(apiError?.fields && { fields: apiError.fields }),
  };
  response.status(status).json({ ...failure, ...errorResponse });
};
