import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';

/** In characters, and in parts between `&`: far more than the longest search of the site. */
const longestAddress = 8192;
const mostParameters = 100;

const badRequest = (message: string): Answer => ({ status: 400, message });

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** Segments that lead elsewhere, alone or as the data of a page: `..`, and `...json` behind `/_next/data/`. */
const isTraversal = (segment: string) => /^\.\.?(\.json)?$/.test(segment);

/** Why a request is refused before the site looks at it; null for one that may pass. */
export const refusal = ({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): Answer | null => {
  if (url.length > longestAddress) return { status: 414, message: 'The address is too long.' };
  if (url === '*' && method === 'OPTIONS') return { status: 204, message: '', headers: { Allow: 'GET, HEAD, POST' } };
  if (!url.startsWith('/')) return badRequest('The address is not a path.');
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (query.split('&', mostParameters + 1).length > mostParameters) return badRequest('There are too many parameters.');
  const decoded = decode(path);
  if (decoded === null) return badRequest('The path is not encoded as it should be.');
  return decoded.split(/[/\\]/).some(isTraversal) ? badRequest('The path leads elsewhere.') : null;
};
