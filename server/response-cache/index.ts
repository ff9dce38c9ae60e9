import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { getClientIp } from '../../lib/api/client-ip.ts';
import { env } from '../../lib/platform/env/index.ts';
import { contentChanges } from '../../lib/platform/process/lifecycle.ts';
import { type RequestContext, requestContext } from '../../lib/platform/process/request-context.ts';
import { addQuery } from '../../lib/shared/urls.ts';
import { hasPreviewCookie } from '../../lib/site/web/preview-token.ts';
import { isReadRequest } from '../is-read-request.ts';
import { type Handler, type SyncHandler, withErrorResponse } from '../observe.ts';
import { sendText, tooManyRequests } from '../send-text.ts';
import { type CacheResult, type Client, createResponseCache, type Load } from './response-cache.ts';
import type { createStoredResponseSender, RawHeaders } from './send-stored.ts';
import { getOtherQuery, toSharedUrl } from './shared-paths.ts';
import type { StoredResponse } from './stored-response.ts';

const maxBytes = 48 * 1024 * 1024;
/** The time after which a load fails, so that other requests do not wait for it any longer. */
const maxLoadMs = 30_000;

/** Whether the response to a request may be the same for every visitor. */
export const isShareable = (request: IncomingMessage): boolean =>
  isReadRequest(request) && !request.headers.authorization && !hasPreviewCookie(request);

const toStringHeaders = (headers: NodeJS.Dict<unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${value}`]));

const toCacheHeaders = ({ ageSeconds, result }: CacheResult): RawHeaders => [
  'Age',
  `${ageSeconds}`,
  'Server-Timing',
  `cache;desc=${result}`,
];

/** Adds the part of the query that the load did not receive to the address to which a response redirects. */
const withQueryInLocation = (response: StoredResponse, query: string): StoredResponse =>
  query && response.status >= 300
    ? {
        ...response,
        headers: response.headers.map(([name, value]) => [name, name === 'location' ? addQuery(value, query) : value]),
      }
    : response;

/** Creates a function that loads responses from a handler, without forwarding the client's headers. */
const createLoader =
  (render: Handler, remoteAddress: string): Load =>
  async (url) => {
    const { requestId = '' } = requestContext.getStore() ?? {};
    const respond = (request: unknown, response: unknown) =>
      void withErrorResponse(render)(request as IncomingMessage, response as ServerResponse);
    const dataHeader = url.startsWith('/_next/data/') && { 'x-nextjs-data': '1' };
    const headers = { host: new URL(env.SITE_URL).host, ...dataHeader };
    const controller = new AbortController();
    // `AbortSignal.timeout` would keep the response in memory until the timeout, even after the load finishes.
    const timer = setTimeout(() => controller.abort(), maxLoadMs);
    // `inject` starts when it is awaited, so await it inside `requestContext.run`.
    const context: RequestContext = { requestId, tags: new Set(), cachedReads: new Map() };
    const load = async () => inject(respond, { url, signal: controller.signal, headers, remoteAddress });
    try {
      const loaded = await requestContext.run(context, load);
      return { status: loaded.statusCode, headers: toStringHeaders(loaded.headers), body: loaded.rawPayload };
    } finally {
      clearTimeout(timer);
    }
  };

interface Options {
  /** Makes the responses that are shared. */
  render: Handler;
  /** Responds to all other requests. */
  handleOther: Handler;
  /** The client that sent a request. */
  toClient: (request: IncomingMessage) => Client;
}

/**
 * Serves responses from memory, as long as their Cache-Control allows. Only responses to paths that are the same for
 * every visitor are shared. `handleSync` and `handle` respond to requests; `loadText` is for the server itself, which
 * asks `hasSpace` before; `usage` reports cache usage.
 */
export const withResponseCache = (
  { render, handleOther, toClient }: Options,
  { trySend, send }: ReturnType<typeof createStoredResponseSender>,
) => {
  const cache = createResponseCache({ maxBytes });
  contentChanges.on('published', cache.purge);

  /** Responds if the response is in memory, ready to be sent. */
  const handleSync: SyncHandler = (request, response, extraHeaders) => {
    const result = isShareable(request) ? cache.getFresh(request.url ?? '') : null;
    return result && trySend(request, response, result.response, [...toCacheHeaders(result), ...extraHeaders]);
  };

  const handle: Handler = async (request, response) => {
    const url = isShareable(request) ? toSharedUrl(request.url ?? '') : null;
    if (!url) return handleOther(request, response);
    const load = createLoader(render, getClientIp(request, env.TRUSTED_PROXIES));
    const result = await cache.getOrLoad(url, load, toClient(request));
    if (!result) return sendText(response, tooManyRequests);
    const stored = withQueryInLocation(result.response, getOtherQuery(request.url ?? '', url));
    await send(request, response, stored, toCacheHeaders(result));
    cache.resize(url);
  };

  /** Loads the text of the response to a URL into the cache, and returns it. */
  const loadText = async (url: string): Promise<string> => {
    const result = await cache.getOrLoad(url, createLoader(render, '127.0.0.1'));
    return (await result?.response.body.get('identity'))?.toString() ?? '';
  };

  return { handleSync, handle, loadText, usage: cache.getUsage, hasSpace: cache.hasSpace };
};
