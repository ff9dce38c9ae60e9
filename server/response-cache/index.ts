import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '../../lib/api/client-address.ts';
import { env } from '../../lib/env/index.ts';
import { contentChanges } from '../../lib/process/content-changes.ts';
import { renderAgain } from '../../lib/process/render-again.ts';
import { parametersIn } from '../../lib/shared/no-vary-search.ts';
import { isRead } from '../is-read.ts';
import { type AtOnce, type Handler, orServerError } from '../observe.ts';
import { type Found, type Load, responseCache } from './response-cache.ts';
import type { RawHeaders, storedSender } from './send-stored.ts';
import { policyOf } from './stored-response.ts';

const maxBytes = 48 * 1024 * 1024;
const maxPaths = 50_000;
/** After it, a load has failed, so that it holds up nobody else. */
const maxLoadMs = 60_000;

/** The cookies of an editor's preview. */
const previewCookies = /__prerender_bypass|__next_preview_data/;

/** Whether a request has the cookies of an editor's preview, which are not checked here. */
export const isInPreview = ({ headers }: IncomingMessage): boolean => previewCookies.test(headers.cookie ?? '');

/** Whether the answer to a request may be the same for every visitor. */
export const isShared = (request: IncomingMessage): boolean =>
  isRead(request) && !request.headers.authorization && !isInPreview(request);

const strings = (headers: NodeJS.Dict<unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${value}`]));

/** The query with only the parameters that matter (null: all), in one order. */
const reduced = (query: string, parameters: readonly string[] | null): string => {
  const params = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => parameters?.includes(name) ?? true),
  );
  params.sort();
  return params.size > 0 ? `?${params}` : '';
};

const timing = ({ age, result }: Found): RawHeaders => ['Age', `${age}`, 'Server-Timing', `cache;desc=${result}`];

/** Loads responses from a handler, without any header of the client. */
const loadFrom =
  (handler: Handler, client: IncomingMessage): Load =>
  (url, isFirst) =>
    renderAgain.run(!isFirst, async () => {
      const { statusCode, headers, rawPayload } = await inject(
        (request, response) =>
          void orServerError(handler)(request as unknown as IncomingMessage, response as unknown as ServerResponse),
        {
          url,
          signal: AbortSignal.timeout(maxLoadMs),
          headers: {
            host: new URL(env.SITE_URL).host,
            ...(url.startsWith('/_next/data/') && { 'x-nextjs-data': '1' }),
          },
          remoteAddress: clientAddress(client, env.TRUSTED_PROXIES),
        },
      );
      const isOld = headers['x-nextjs-cache'] === 'HIT';
      return { status: statusCode, headers: strings(headers), body: rawPayload, isOld };
    });

/**
 * Answers from memory what `handler` has answered before, as its Cache-Control allows. A path is cached once a response
 * to it may be stored: only requests that are known to be the same for everyone are answered for several clients.
 */
export const cached = (handler: Handler, { sendNow, send }: ReturnType<typeof storedSender>) => {
  const cache = responseCache({ maxBytes });
  /** The paths that may be cached, with the query parameters that matter. */
  const paths = new LRUCache<string, { parameters: string[] | null }>({ max: maxPaths });

  const learn = (path: string, response: ServerResponse) => {
    const headers = strings(response.getHeaders());
    if ('accept-ranges' in headers || !policyOf(path, { status: response.statusCode, headers })) return;
    paths.set(path, { parameters: parametersIn(headers['no-vary-search']) });
  };

  contentChanges.on('published', (unchanged) => cache.purge((url) => !unchanged.has(url)));

  /** Answers if the response is in memory, ready to be sent. */
  const atOnce: AtOnce = (request, response, own) => {
    const found = isShared(request) ? cache.fresh(request.url ?? '') : null;
    return found && sendNow(request, response, found.response, [...timing(found), ...own]);
  };

  const handle: Handler = async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
    const known = isShared(request) ? paths.get(path) : undefined;
    if (!known) {
      if (isShared(request)) response.once('finish', () => learn(path, response));
      return handler(request, response);
    }
    const url = path + reduced(query, known.parameters);
    const found = await cache.respond(url, loadFrom(handler, request));
    await send(request, response, found.response, timing(found));
    cache.resize(url);
  };

  return { atOnce, handle, usage: cache.usage };
};
