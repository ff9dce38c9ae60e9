import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { env } from '../env';
import { log } from '../process/log';
import { requestContext } from '../process/request-context';
import { readBody } from './body';
import { ApiError, toApiError } from './errors';
import { type Limit, rateLimiter } from './rate-limit';

type Method = 'GET' | 'POST';

export interface Definition<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  method: Method;
  /** One line for the API's description. */
  summary: string;
  query?: Q;
  /** JSON of at most 32 kB, or `bodyLimit` bytes; the file must switch Next's own body parser off. */
  body?: B;
  bodyLimit?: number;
  /** Whether a form may send the body too, without JavaScript: each of its fields is then a list of values. */
  takesForms?: boolean;
  /** The shape of the answer: fields that it does not name are left out, and an answer of another shape is a 500. */
  response?: R;
  /** The media type of an answer that is not JSON; `handle` then answers by itself. */
  produces?: string;
  /** The status of an answer without a body: 204, or a redirect that `handle` sends by itself, 307 unless said. */
  status?: 204 | 303 | 307;
  /** The Cache-Control of a successful answer; `no-store` unless said. */
  cache?: string;
  /** How often one visitor may call it; `none` for probes. */
  limit?: Limit | 'none';
  /** Whether a POST may come from other sites: those that carry what proves their right. */
  fromAnywhere?: boolean;
  /** What answers GET where this one answers POST. */
  get?: Endpoint;
  /**
   * Added to the answer of a call that failed, where callers expect more of it. With null the answer to wrong input and
   * to what cannot be had is null, with 200, and the log knows why.
   */
  failure?: Record<string, unknown> | null;
  /** Gives the answer's body; null where there is none, or where `handle` has answered by itself: a redirect, a file. */
  handle: (call: Call<z.infer<Q>, z.infer<B>>) => Promise<z.input<R> | null>;
}

export interface Call<Q, B> {
  query: Q;
  body: B;
  request: NextApiRequest;
  response: NextApiResponse;
}

/** The form of every answer to a call that failed. */
export const errorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  requestId: z.string(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

// biome-ignore lint/suspicious/noExplicitAny: a definition of any schemas
export type Endpoint = NextApiHandler & { definition: Definition<any, any, any> };

const methods: Record<Method, string[]> = { GET: ['GET', 'HEAD'], POST: ['POST'] };

const defaultLimit: Limit = { calls: 120, seconds: 60 };

/**
 * An API route from its schemas and what it does: the one way in. It answers 405, 403 (a form sent from another site),
 * 415, 413, 400 with the wrong fields, 429 with Retry-After, the status of an ApiError, and 502 to 504 for an
 * UpstreamError; anything else thrown is logged and answered with 500 and no detail.
 */
export const endpoint = <Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: Definition<Q, B, R>,
): Endpoint => {
  const { method, query, body, bodyLimit, takesForms, status, cache = 'no-store', handle } = definition;
  const { limit = defaultLimit } = definition;
  const tooMany = limit === 'none' ? async () => null : rateLimiter(limit);

  const handler: NextApiHandler = async (request, response) => {
    if (definition.get && methods.GET.includes(request.method ?? '')) return definition.get(request, response);
    response.setHeader('Cache-Control', 'no-store');
    try {
      allowMethods([...(definition.get ? methods.GET : []), ...methods[method]], request, response);
      if (method === 'POST' && !definition.fromAnywhere) refuseOtherSites(request);
      const wait = await tooMany(request);
      if (wait !== null) {
        response.setHeader('Retry-After', wait);
        throw new ApiError(429, 'Too many calls. Please wait a moment.');
      }
      const call = {
        query: query ? parse(query, presentQuery(request.query)) : undefined,
        body: body ? parse(body, presentBody(await readBody(request, { limit: bodyLimit, takesForms }))) : undefined,
      } as { query: z.infer<Q>; body: z.infer<B> };
      const answer = await handle({ ...call, request, response });
      if (answer === null) {
        if (status === 204) response.status(204).end();
        return;
      }
      const parsed = definition.response ? definition.response.parse(answer) : answer;
      response.setHeader('Cache-Control', cache);
      response.status(200).json(parsed);
    } catch (error) {
      fail(error, { request, response, failure: definition.failure });
    }
  };
  return Object.assign(handler, { definition });
};

const allowMethods = (allowed: string[], request: NextApiRequest, response: NextApiResponse) => {
  if (allowed.includes(request.method ?? '')) return;
  response.setHeader('Allow', allowed.join(', '));
  throw new ApiError(405, `Use ${allowed.join(' or ')}.`);
};

const refuseOtherSites = ({ headers }: NextApiRequest) => {
  const { origin, host } = headers;
  const ours = [host, new URL(env.SITE_URL).host];
  const foreign = origin !== undefined && !ours.includes(URL.parse(origin)?.host);
  if (foreign || headers['sec-fetch-site'] === 'cross-site')
    throw new ApiError(403, 'Calls from other sites are refused.');
};

type Fields = Record<string, unknown>;

/** Fields without what is empty, as forms send a choice that nobody made: `type=` is no type at all. */
const withoutEmpty = (fields: Fields): Fields => {
  const present = Object.entries(fields).flatMap(([name, value]) => {
    if (!Array.isArray(value) || value.length === 0) return value === '' ? [] : [[name, value]];
    const values = value.filter((one) => one !== '');
    return values.length === 0 ? [] : [[name, values]];
  });
  return Object.fromEntries(present);
};

const presentBody = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? withoutEmpty(body as Fields) : body;

/** A query with one value where only one of several says something. */
const presentQuery = (query: Fields): Fields =>
  Object.fromEntries(
    Object.entries(withoutEmpty(query)).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === 1 ? value[0] : value,
    ]),
  );

const parse = <T extends z.ZodType>(schema: T, value: unknown): z.infer<T> => {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const fields = error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  throw new ApiError(400, 'Some of the input is wrong.', fields);
};

interface Failure {
  request: NextApiRequest;
  response: NextApiResponse;
  failure: Definition<z.ZodType, z.ZodType, z.ZodType>['failure'];
}

/** What the caller has to know even where a failure is told as null: that it asked in the wrong way, or too often. */
const alwaysTold = [405, 429];

const fail = (error: unknown, { request, response, failure }: Failure) => {
  const requestId = requestContext.getStore()?.requestId ?? '';
  const known = toApiError(error);
  const status = known?.status ?? 500;
  const isNull = failure === null && !alwaysTold.includes(status);
  if (status >= 500 || isNull) log.error({ path: request.url?.split('?')[0], err: error }, 'call failed');
  if (isNull) return response.status(200).json(null);
  const answer: z.infer<typeof errorBody> = {
    success: false,
    message: known?.message ?? 'Something went wrong on our side.',
    requestId,
    ...(known?.fields && { fields: known.fields }),
  };
  response.status(status).json({ ...failure, ...answer });
};
