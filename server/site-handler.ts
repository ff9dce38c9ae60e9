import type { IncomingMessage, ServerResponse } from 'node:http';
import { getClientIp, toNetwork } from '../lib/api/client-ip.ts';
import { env } from '../lib/platform/env/index.ts';
import { isRemotePictureRequest } from '../lib/site/web/media-hosts.ts';
import { hasPreviewCookie, isPreview } from '../lib/site/web/preview-token.ts';
import { buildSecurityHeaders } from '../lib/site/web/security-headers.ts';
import { serveCmsFile } from './cms-files.ts';
import { createFairQueue } from './fair-queue.ts';
import { createFileServer } from './files.ts';
import { isReadRequest } from './is-read-request.ts';
import { limitCaching } from './limit-caching.ts';
import type { Handler, SyncHandler } from './observe.ts';
import { createOtherBuildServer } from './other-builds.ts';
import { findNotFoundPath, findRedirect, normalizeUrl } from './paths.ts';
import { findRejection } from './rejection.ts';
import { withResponseCache } from './response-cache/index.ts';
import { createStoredResponseSender } from './response-cache/send-stored.ts';
import { toSharedUrl } from './response-cache/shared-paths.ts';
import { methodNotAllowed, sendText } from './send-text.ts';

/**
 * How many requests of one client network Next handles concurrently, and how many more may wait: for pages, and for the
 * API.
 */
const renderLimits = { concurrency: 2, maxWaiting: 60 };
const callLimits = { concurrency: 4, maxWaiting: 60 };
const probePaths = /^\/api\/(health|ready)\/?(\?|$)/;
/** Downloads last as long as the client takes. */
const downloadPaths = /^\/api\/(download-file|zip-download)\/?(\?|$)/;
const retryAfterSeconds = '5';

/** Reduces a whole URL, as clients of proxies send it, to its path and query. */
const stripOrigin = (request: IncomingMessage): void => {
  const url = /^https?:/i.test(request.url ?? '') ? URL.parse(request.url ?? '') : null;
  if (url) request.url = url.pathname + url.search;
};

interface Options {
  isProduction: boolean;
  servePicture: Handler;
}

/** Creates the handler of all requests, which rejects some, serves files and pictures, and passes the rest to Next. */
export const createSiteHandler = (next: Handler, { isProduction, servePicture }: Options) => {
  const securityOptions = {
    secure: env.SITE_URL.startsWith('https:'),
    hsts: env.HSTS,
    development: !isProduction,
    indexed: env.SITE_ENV === 'production',
    recaptcha: env.captcha.CAPTCHA !== 'embedded',
    gtmId: env.GTM_ID,
    mediaHosts: env.MEDIA_HOSTS,
  };
  const headers = buildSecurityHeaders(securityOptions);
  const { cms } = env;
  const framedBy = cms.CMS === 'embedded' ? undefined : (cms.CMS_ADMIN_URL ?? new URL(cms.CMS_URL).origin);
  const previewHeaders = buildSecurityHeaders({ ...securityOptions, framedBy });
  const sender = createStoredResponseSender(headers.flatMap(({ key, value }) => [key, value]));
  const files = isProduction ? createFileServer(sender) : null;
  const serveOtherBuild = isProduction ? createOtherBuildServer(sender) : null;
  const queues = { renders: createFairQueue(renderLimits), calls: createFairQueue(callLimits) };

  const handleQueued = async (
    queue: ReturnType<typeof createFairQueue>,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const network = toNetwork(getClientIp(request, env.TRUSTED_PROXIES));
    const isAccepted = await queue(network, async () => {
      if (!response.destroyed) await next(request, response);
    });
    if (!isAccepted)
      sendText(response, {
        status: 429,
        message: 'Too many requests. Please wait a moment.',
        headers: { 'Retry-After': retryAfterSeconds },
      });
  };

  const passToNext: Handler = (request, response) => {
    limitCaching(response);
    const url = request.url ?? '';
    if ((probePaths.test(url) && isReadRequest(request)) || downloadPaths.test(url)) return next(request, response);
    return handleQueued(url.startsWith('/api/') ? queues.calls : queues.renders, request, response);
  };
  const cachedPages = withResponseCache(passToNext, sender);
  const handleSite = isProduction ? cachedPages.handle : passToNext;

  const handle: Handler = async (request, response) => {
    // Next trusts the keys in its build, which are the same on every server that runs it. It gets them from editors only.
    const isEditor = await isPreview(request);
    if (!isEditor && hasPreviewCookie(request)) delete request.headers.cookie;
    delete request.headers['x-prerender-revalidate'];
    for (const { key, value } of isEditor ? previewHeaders : headers) response.setHeader(key, value);
    stripOrigin(request);
    const rejection = findRejection(request);
    if (rejection) return sendText(response, rejection);
    const url = normalizeUrl(request.url ?? '');
    request.url = url;
    const redirect = findRedirect(url);
    if (redirect) return sendText(response, { status: 308, message: '', headers: { Location: redirect } });
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    if (await serveCmsFile(path, request, response)) return;
    if ((await files?.serve(path, request, response)) || (await serveOtherBuild?.(path, request, response))) return;
    if (path.replace(/\/$/, '') === '/_next/image' && isReadRequest(request))
      return isRemotePictureRequest(url, env.MEDIA_HOSTS)
        ? handleQueued(queues.renders, request, response)
        : servePicture(request, response);
    if (!isReadRequest(request) && !url.startsWith('/api/') && toSharedUrl(url))
      return sendText(response, methodNotAllowed);
    request.url = findNotFoundPath(path) ?? url;
    return handleSite(request, response);
  };
  const handleSync: SyncHandler = (...args) => cachedPages.handleSync(...args) ?? files?.handleSync(...args) ?? null;
  return { handle, handleSync, loadText: cachedPages.loadText, usage: cachedPages.usage };
};
