import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getClientIp, toNetwork } from '../lib/api/client-ip.ts';
import { isFromCms } from '../lib/api/is-from-cms.ts';
import { env } from '../lib/platform/env/index.ts';
import { isRemotePictureRequest } from '../lib/site/web/media-hosts.ts';
import { getFileAccess, hasPreviewCookie, isPreview } from '../lib/site/web/preview-token.ts';
import { buildSecurityHeaders } from '../lib/site/web/security-headers.ts';
import { mediaPrefix, serveCmsFile } from './cms-files.ts';
import { createFairQueue } from './fair-queue.ts';
import { createFileServer } from './files.ts';
import { isReadRequest } from './is-read-request.ts';
import { limitCaching } from './limit-caching.ts';
import type { Handler, SyncHandler } from './observe.ts';
import { createOtherBuildServer } from './other-builds.ts';
import { findNotFoundPath, findRedirect, missingFilePath, normalizeUrl } from './paths.ts';
import { findRejection } from './rejection.ts';
import { withResponseCache } from './response-cache/index.ts';
import type { Client } from './response-cache/response-cache.ts';
import { createStoredResponseSender } from './response-cache/send-stored.ts';
import { toSharedUrl } from './response-cache/shared-paths.ts';
import { methodNotAllowed, sendText, tooManyRequests } from './send-text.ts';

/**
 * How many requests of one client network Next handles concurrently, and how many more may wait: for pages, and for the
 * API.
 */
const renderLimits = { concurrency: 2, maxWaiting: 60 };
const callLimits = { concurrency: 4, maxWaiting: 60 };
const probePaths = /^\/api\/(health|ready)\/?(\?|$)/;
const revalidatePath = /^\/api\/revalidate\/?(\?|$)/;

/** Whether a request waits for no turn: a health check, or the call of the CMS after a publication. */
const isUrgent = (request: IncomingMessage): boolean => {
  const { url = '' } = request;
  return probePaths.test(url) ? isReadRequest(request) : revalidatePath.test(url) && isFromCms(request);
};

/** Resolves when a response begins to be sent. */
const waitUntilBegun = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      resolve();
      return writeHead(...args);
    };
  });

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

  const toClient = (request: IncomingMessage): Client => {
    const network = toNetwork(getClientIp(request, env.TRUSTED_PROXIES));
    const queue = request.url?.startsWith('/api/') ? queues.calls : queues.renders;
    return { network, enqueue: (task) => queue(network, task) };
  };

  /** Handles a request on its client's turn, which ends when the response begins: a download may take hours. */
  const handleInTurn = async (handler: Handler, request: IncomingMessage, response: ServerResponse) => {
    let handled: ReturnType<Handler> | undefined;
    const isAccepted = await toClient(request).enqueue(async () => {
      if (response.destroyed) return;
      const begun = waitUntilBegun(response);
      handled = handler(request, response);
      await Promise.race([handled, begun]);
    });
    if (!isAccepted) return sendText(response, tooManyRequests);
    await handled;
  };

  const render: Handler = (request, response) => {
    limitCaching(response);
    return next(request, response);
  };
  const handleOther: Handler = (request, response) =>
    isUrgent(request) ? render(request, response) : handleInTurn(render, request, response);
  const cachedPages = withResponseCache({ render, handleOther, toClient }, sender);
  const handleSite = isProduction ? cachedPages.handle : handleOther;

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
    const access = path.startsWith(mediaPrefix) ? await getFileAccess(request, path.slice(1)) : 'public';
    if (access === 'private') response.setHeader('Cache-Control', 'private, no-store');
    if (access !== 'none' && (await serveCmsFile(path, request, response))) return;
    if (access !== 'none' && (await files?.serve(path, request, response))) return;
    if (await serveOtherBuild?.(path, request, response)) return;
    const isPicture = path.replace(/\/$/, '') === '/_next/image';
    if (!isReadRequest(request) && !url.startsWith('/api/') && (isPicture || toSharedUrl(url)))
      return sendText(response, methodNotAllowed);
    if (isPicture)
      return isRemotePictureRequest(url, env.MEDIA_HOSTS)
        ? handleInTurn(next, request, response)
        : servePicture(request, response);
    // Next would send a file of `public` that visitors must not get. They must not learn either that it exists.
    const isWithheld = access === 'none' && /\.\w+$/.test(path) && existsSync(`public${path}`);
    request.url = isWithheld ? missingFilePath : (findNotFoundPath(path) ?? url);
    return handleSite(request, response);
  };
  const handleSync: SyncHandler = (...args) => files?.handleSync(...args) ?? cachedPages.handleSync(...args);
  return { ...cachedPages, handle, handleSync };
};
