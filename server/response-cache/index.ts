import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '../../lib/api/client-address.ts';
import { env } from '../../lib/env.ts';
import { contentChanges } from '../../lib/process/content-changes.ts';
import { renderAgain } from '../../lib/process/render-again.ts';
import { parametersIn } from '../../lib/shared/no-vary-search.ts';
import type { Handler } from '../observe.ts';

import { type Load, policyOf, responseCache } from './response-cache.ts';
import { sendEncoded } from './send-encoded.ts';

const maxBytes = 64 * 1024 * 1024;
const mostPaths = 50_000;

/** The cookies of an editor's preview. */
const previewCookies = /__prerender_bypass|__next_preview_data/;

const isForCache = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !headers.authorization && !previewCookies.test(headers.cookie ?? '');

const headersOf = (headers: NodeJS.Dict<unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${value}`]));

/** The query reduced to the parameters on which a response depends, in one order. */
const reduced = (query: string, parameters: readonly string[] | null): string => {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => !parameters || parameters.includes(name));
  const params = new URLSearchParams(pairs);
  params.sort();
  return params.size > 0 ? `?${params}` : '';
};

/** Loads responses from a handler, without anything of the client but its address. */
const loadFrom =
  (handler: Handler, request: IncomingMessage): Load =>
  (url, isFirst) =>
    renderAgain.run(!isFirst, async () => {
      const headers = {
        host: new URL(env.SITE_URL).host,
        ...(url.startsWith('/_next/data/') && { 'x-nextjs-data': '1' }),
      };
      const remoteAddress = clientAddress(request, env.TRUSTED_PROXIES);
      const dispatch = (asked: unknown, answer: unknown) => handler(asked as IncomingMessage, answer as ServerResponse);
      const loaded = await inject(dispatch as never, { method: 'GET', url, headers, remoteAddress });
      const isOld = loaded.headers['x-nextjs-cache'] === 'HIT';
      return { status: loaded.statusCode, headers: headersOf(loaded.headers), body: loaded.rawPayload, isOld };
    });

/**
 * A handler that answers from memory what another one has answered before, as its Cache-Control allows. A path is
 * cached once a response has shown that it may be; only requests for such paths are shared between clients.
 */
export const cached = (handler: Handler): Handler => {
  const cache = responseCache({ maxBytes });
  /** The paths that may be cached, with the query parameters that matter (null: all). */
  const paths = new LRUCache<string, { parameters: string[] | null }>({ max: mostPaths });

  const learn = (path: string, response: ServerResponse) => {
    const headers = headersOf(response.getHeaders());
    if ('accept-ranges' in headers || !policyOf(path, { status: response.statusCode, headers })) return;
    paths.set(path, { parameters: parametersIn(headers['no-vary-search']) });
  };

  contentChanges.on('published', (unchanged) => cache.purge((url) => !unchanged.has(url)));

  return async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
    const known = isForCache(request) ? paths.get(path) : undefined;
    if (!known) {
      if (isForCache(request)) response.once('finish', () => learn(path, response));
      return handler(request, response);
    }
    const url = path + reduced(query, known.parameters);
    const answer = await cache.respond(url, loadFrom(handler, request));
    response.setHeader('Age', answer.age);
    response.setHeader('Server-Timing', `cache;desc=${answer.result}`);
    await sendEncoded(request, response, answer.response);
  };
};
