import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, toNetwork } from '../lib/api/client-address.ts';
import { env } from '../lib/platform/env/index.ts';
import { isRemotePictureRequest } from '../lib/site/web/media-hosts.ts';
import { securityHeaders } from '../lib/site/web/security-headers.ts';
import { missingAddress, movedAddress, usualSpelling } from './addresses.ts';
import { answer, readOnly } from './answer.ts';
import { serveCmsFile } from './cms-files.ts';
import { fairQueue } from './fair-queue.ts';
import { fileServer } from './files.ts';
import { isRead } from './is-read.ts';
import { limitCaching } from './limit-caching.ts';
import type { AtOnce, Handler } from './observe.ts';
import { otherBuilds } from './other-builds.ts';
import { refusal } from './refusal.ts';
import { cached, isInPreview } from './response-cache/index.ts';
import { storedSender } from './response-cache/send-stored.ts';
import { sharedUrl } from './response-cache/shared-paths.ts';

/**
 * How many pages Next renders at once for one client network, and how many more requests of it may wait; the same for
 * calls of the API.
 */
const renders = { atOnce: 2, waiting: 60 };
const calls = { atOnce: 4, waiting: 60 };
const probe = /^\/api\/(health|ready)\/?(\?|$)/;
/** Downloads last as long as the client takes. */
const download = /^\/api\/(download-file|zip-download)\/?(\?|$)/;
const retryAfter = '5';

/** Clients of proxies send the whole URL: reduces it to path and query. */
const toPath = (request: IncomingMessage): void => {
  const url = /^https?:/i.test(request.url ?? '') ? URL.parse(request.url ?? '') : null;
  if (url) request.url = url.pathname + url.search;
};

interface Options {
  production: boolean;
  servePicture: Handler;
}

/** Answers every request: refuses some, serves files and pictures, and passes the rest to Next. */
export const siteHandler = (next: Handler, { production, servePicture }: Options) => {
  const allowed = {
    secure: env.SITE_URL.startsWith('https:'),
    hsts: env.HSTS,
    development: !production,
    indexed: env.SITE_ENV === 'production',
    recaptcha: env.captcha.CAPTCHA !== 'embedded',
    gtmId: env.GTM_ID,
    mediaHosts: env.MEDIA_HOSTS,
  };
  const headers = securityHeaders(allowed);
  const { cms } = env;
  const framedBy = cms.CMS === 'embedded' ? undefined : (cms.CMS_ADMIN_URL ?? new URL(cms.CMS_URL).origin);
  const previewHeaders = securityHeaders({ ...allowed, framedBy });
  const sender = storedSender(headers.flatMap(({ key, value }) => [key, value]));
  const files = production ? fileServer(sender) : null;
  const serveOther = production ? otherBuilds(sender) : null;
  const queues = { renders: fairQueue(renders), calls: fairQueue(calls) };

  const inTurn = async (queue: ReturnType<typeof fairQueue>, request: IncomingMessage, response: ServerResponse) => {
    const network = toNetwork(clientAddress(request, env.TRUSTED_PROXIES));
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

  const call: Handler = (request, response) => {
    limitCaching(response);
    const url = request.url ?? '';
    if ((probe.test(url) && isRead(request)) || download.test(url)) return next(request, response);
    return inTurn(url.startsWith('/api/') ? queues.calls : queues.renders, request, response);
  };
  const pages = cached(call, sender);
  const site = production ? pages.handle : call;

  const respond: Handler = async (request, response) => {
    for (const { key, value } of isInPreview(request) ? previewHeaders : headers) response.setHeader(key, value);
    toPath(request);
    const refused = refusal(request);
    if (refused) return answer(response, refused);
    const url = usualSpelling(request.url ?? '');
    request.url = url;
    const moved = movedAddress(url);
    if (moved) return answer(response, { status: 308, message: '', headers: { Location: moved } });
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    if (await serveCmsFile(path, request, response)) return;
    if ((await files?.serve(path, request, response)) || (await serveOther?.(path, request, response))) return;
    if (path.replace(/\/$/, '') === '/_next/image' && isRead(request))
      return isRemotePictureRequest(url, env.MEDIA_HOSTS)
        ? inTurn(queues.renders, request, response)
        : servePicture(request, response);
    if (!isRead(request) && !url.startsWith('/api/') && sharedUrl(url)) return answer(response, readOnly);
    request.url = missingAddress(path) ?? url;
    return site(request, response);
  };
  const atOnce: AtOnce = (...asked) => pages.atOnce(...asked) ?? files?.atOnce(...asked) ?? null;
  return { handle: respond, atOnce, loadText: pages.loadText, usage: pages.usage };
};
