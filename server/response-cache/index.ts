import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { clientAddress } from '../../lib/api/client-address.ts';
import { env } from '../../lib/platform/env/index.ts';
import { contentChanges } from '../../lib/platform/process/lifecycle.ts';
import { requestContext } from '../../lib/platform/process/request-context.ts';
import { isReadRequest } from '../is-read-request.ts';
import { type Handler, type SyncHandler, withErrorResponse } from '../observe.ts';
import { type CacheResult, type Load, responseCache } from './response-cache.ts';
import type { RawHeaders, storedSender } from './send-stored.ts';
import { sharedUrl } from './shared-paths.ts';

const maxBytes = 48 * 1024 * 1024;
/** After it, a load has failed, so that it holds up nobody else. */
const maxLoadMs = 30_000;

/** The cookies of an editor's preview. */
const previewCookies = /__prerender_bypass|__next_preview_data/;

/** Whether a request has the cookies of an editor's preview, which are not checked here. */
export const isPreviewRequest = ({ headers }: IncomingMessage): boolean => previewCookies.test(headers.cookie ?? '');

/** Whether the answer to a request may be the same for every visitor. */
export const isShareable = (request: IncomingMessage): boolean =>
  isReadRequest(request) && !request.headers.authorization && !isPreviewRequest(request);

const toTextHeaders = (headers: NodeJS.Dict<unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${value}`]));

const cacheHeaders = ({ ageSeconds, result }: CacheResult): RawHeaders => [
  'Age',
  `${ageSeconds}`,
  'Server-Timing',
  `cache;desc=${result}`,
];

/** Loads responses from a handler, without any header of the client. */
const createLoader =
  (handler: Handler, remoteAddress: string): Load =>
  async (url) => {
    const { requestId = '' } = requestContext.getStore() ?? {};
    const respond = (request: unknown, response: unknown) =>
      void withErrorResponse(handler)(request as IncomingMessage, response as ServerResponse);
    const dataHeader = url.startsWith('/_next/data/') && { 'x-nextjs-data': '1' };
    const headers = { host: new URL(env.SITE_URL).host, ...dataHeader };
    const controller = new AbortController();
    // Not `AbortSignal.timeout`, which would hold the response until then.
    const timer = setTimeout(() => controller.abort(), maxLoadMs);
    // `inject` begins when it is awaited, which must be in the context of this response.
    const context = { requestId, tags: new Set<string>(), answers: new Map() };
    const load = async () => inject(respond, { url, signal: controller.signal, headers, remoteAddress });
    try {
      const loaded = await requestContext.run(context, load);
      return { status: loaded.statusCode, headers: toTextHeaders(loaded.headers), body: loaded.rawPayload };
    } finally {
      clearTimeout(timer);
    }
  };

/**
 * Answers from memory what `handler` has answered before, as its Cache-Control allows. Only requests for paths that are
 * known to be the same for everyone are answered for several clients.
 */
export const withResponseCache = (handler: Handler, { trySend, send }: ReturnType<typeof storedSender>) => {
  const cache = responseCache({ maxBytes });
  contentChanges.on('published', cache.purge);

  /** Answers if the response is in memory, ready to be sent. */
  const handleSync: SyncHandler = (request, response, extraHeaders) => {
    const result = isShareable(request) ? cache.getFresh(request.url ?? '') : null;
    return result && trySend(request, response, result.response, [...cacheHeaders(result), ...extraHeaders]);
  };

  const handle: Handler = async (request, response) => {
    const url = isShareable(request) ? sharedUrl(request.url ?? '') : null;
    if (!url) return handler(request, response);
    const result = await cache.getOrLoad(url, createLoader(handler, clientAddress(request, env.TRUSTED_PROXIES)));
    await send(request, response, result.response, cacheHeaders(result));
    cache.resize(url);
  };

  /** The text of the response to a URL, for the server itself. */
  const loadText = async (url: string): Promise<string> => {
    const { response } = await cache.getOrLoad(url, createLoader(handler, '127.0.0.1'));
    return (await response.body.get('identity')).toString();
  };

  return { handleSync, handle, loadText, usage: cache.usage };
};
