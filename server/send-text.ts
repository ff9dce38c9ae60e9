import type { ServerResponse } from 'node:http';
import { hasBody } from '../lib/api/has-body.ts';

export interface TextResponse {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

/** The response to methods other than GET and HEAD for read-only URLs, such as those of files and pages. */
export const methodNotAllowed: TextResponse = {
  status: 405,
  message: 'Use GET or HEAD.',
  headers: { Allow: 'GET, HEAD' },
};

/**
 * The response to a client of whose network too many requests are waiting. Browsers repeat the request of a page by
 * themselves.
 */
export const tooManyRequests: TextResponse = {
  status: 429,
  message: [
    'Too many requests from your network. This page will try again in 5 seconds.',
    'Trop de demandes depuis votre réseau. Nouvel essai dans 5 secondes.',
    'Troppe richieste dalla Sua rete. Nuovo tentativo tra 5 secondi.',
    '您所在的网络请求过多，页面将在5秒后自动重试。',
    'アクセスが集中しています。5秒後に自動で再試行します。',
  ].join('\n'),
  headers: { 'Retry-After': '5', Refresh: '5' },
};

/**
 * Sends a plain-text response, for requests that no page handles. The connection of a request with a body
 * ends, because the rest of the body is not read.
 */
export const sendText = (response: ServerResponse, { status, message, headers }: TextResponse): void => {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(hasBody(response.req) && { Connection: 'close' }),
    ...headers,
  });
  response.end(message && `${message}\n`);
};
