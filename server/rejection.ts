import type { IncomingMessage } from 'node:http';
import { hasBody } from '../lib/api/has-body.ts';
import { locales } from '../lib/i18n/locales.ts';
import { pseudoLocale } from '../lib/site/web/routing.ts';
import type { TextResponse } from './send-text.ts';

/**
 * The limits of an address, far above the longest search of the site. A redirect sends the address back in two headers,
 * and proxies accept only a few kilobytes of these.
 */
const maxUrlLength = 4096;
const maxParameters = 100;

const createBadRequest = (message: string): TextResponse => ({ status: 400, message });

/**
 * The paths that take a POST request with a body: endpoints, and the page whose form changes a job alert; in development
 * also Next's, to which its overlay sends stack traces.
 */
const bodyPaths =
  process.env.NODE_ENV === 'development'
    ? /^\/(?:(?:api|[a-z]{2}\/job-alert)\/|__nextjs_)/
    : /^\/(?:api|[a-z]{2}\/job-alert)\//;

const unexpectedBody: TextResponse = { status: 413, message: 'This request must not have a body.' };

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** Path segments that would leave the site's folders: `..`, or `...json` as page data below `/_next/data/`. */
const isTraversal = (segment: string) => /^\.\.?(\.json)?$/.test(segment);

/**
 * Paths, without their first slash, from which Next itself would send files and pictures, past this server's rules for
 * them: below its pseudo-locale, below `_next` in a locale, and all that begin like the path of its image optimizer.
 */
const nextFilePath = new RegExp(`^(${pseudoLocale}(/|$)|(${locales.join('|')})/_next(/|$)|_next/image.)`, 'i');

/** The response to a request that is rejected before the site handles it; null if the request is acceptable. */
export const findRejection = (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): TextResponse | null => {
  const { method = '', url = '' } = request;
  if (hasBody(request) && (method !== 'POST' || !bodyPaths.test(url))) return unexpectedBody;
  if (url.length > maxUrlLength) return { status: 414, message: 'The address is too long.' };
  if (url === '*' && method === 'OPTIONS') return { status: 204, message: '', headers: { Allow: 'GET, HEAD, POST' } };
  if (!url.startsWith('/')) return createBadRequest('The address must begin with a slash.');
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (query.split('&', maxParameters + 1).length > maxParameters)
    return createBadRequest('The address has too many parameters.');
  const decoded = decode(path);
  if (decoded === null) return createBadRequest('The path is not encoded correctly.');
  const segments = decoded.split(/[/\\]/).filter(Boolean);
  if (segments.some(isTraversal)) return createBadRequest('The path is not valid.');
  return nextFilePath.test(segments.join('/')) ? { status: 404, message: 'There is no such page.' } : null;
};
