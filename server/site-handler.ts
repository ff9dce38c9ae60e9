import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, networkOf } from '../lib/api/client-address.ts';
import { env } from '../lib/env.ts';
import { asksForRemotePicture } from '../lib/site/web/media-hosts.ts';
import { securityHeaders } from '../lib/site/web/security-headers.ts';
import { missingAddress, movedAddress } from './addresses.ts';
import { answer } from './answer.ts';
import { fairQueue } from './fair-queue.ts';
import { fileServer } from './files.ts';
import type { Handler } from './observe.ts';
import { refusal } from './refusal.ts';

/** How many pages Next renders at once for one client network, and how many more requests of it may wait. */
const renders = { atOnce: 2, waiting: 60 };
const retryAfter = '5';

/** Clients of proxies send the whole URL: reduces it to path and query. */
const toPath = (request: IncomingMessage): void => {
  const url = /^https?:/i.test(request.url ?? '') ? URL.parse(request.url ?? '') : null;
  if (url) request.url = url.pathname + url.search;
};

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

interface Options {
  production: boolean;
  servePicture: Handler;
}

/** Answers every request: refuses some, serves files and pictures, and passes the rest to Next. */
export const siteHandler = (next: Handler, { production, servePicture }: Options): Handler => {
  const headers = securityHeaders({
    secure: env.SITE_URL.startsWith('https:'),
    development: !production,
    indexed: env.SITE_ENV === 'production',
    recaptcha: Boolean(env.RECAPTCHA_SITE_KEY),
    gtmId: env.GTM_ID,
    mediaHosts: env.MEDIA_HOSTS,
  });
  const serveFile = production ? fileServer() : () => false;
  const queue = fairQueue(renders);

  const render = async (request: IncomingMessage, response: ServerResponse) => {
    const network = networkOf(clientAddress(request, env.TRUSTED_PROXIES));
    const accepted = await queue(network, async () => {
      if (!response.destroyed) await next(request, response);
    });
    if (!accepted)
      answer(response, {
        status: 429,
        message: 'Too many requests. Please wait a moment.',
        headers: { 'Retry-After': retryAfter },
      });
  };

  return async (request, response) => {
    for (const { key, value } of headers) response.setHeader(key, value);
    toPath(request);
    const refused = refusal(request);
    if (refused) return answer(response, refused);
    const url = request.url ?? '';
    const moved = movedAddress(url);
    if (moved) return answer(response, { status: 308, message: '', headers: { Location: moved } });
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    if (serveFile(path, request, response)) return;
    if (path.replace(/\/$/, '') === '/_next/image' && isRead(request))
      return asksForRemotePicture(url, env.MEDIA_HOSTS) ? render(request, response) : servePicture(request, response);
    if (path.startsWith('/api/')) return next(request, response);
    request.url = missingAddress(path) ?? request.url;
    return render(request, response);
  };
};
