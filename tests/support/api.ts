import { Agent, type IncomingHttpHeaders } from 'node:http';
import { parse, stringify } from 'node:querystring';
import type { NextApiHandler } from 'next';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { getRequestId, requestContext } from '@/lib/platform/process/request-context';
import { listen, sendHttp } from './http';

/** A module of pages/api, or an object of the same shape. */
export interface ApiModule {
  default: NextApiHandler;
  config?: object;
}

export interface ApiRequest {
  method?: string;
  query?: Record<string, string | string[]>;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  /** Strings are sent as they are, other values as JSON. */
  body?: unknown;
  /** The visitor's IP address. By default, a new one for each call. */
  from?: string;
}

export interface ApiResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The Set-Cookie headers. */
  cookies: string[];
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of any shape
  json: any;
}

const previewKeys = {
  previewModeId: '0123456789abcdef0123456789abcdef',
  previewModeSigningKey: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  previewModeEncryptionKey: 'fedcba9876543210fedcba9876543210fedcba9876543210fedcba9876543210',
};

let visitorCount = 0;
const newVisitorIp = () => `192.0.2.${++visitorCount}`;

const visitorHeader = 'x-test-visitor';

/**
 * Serves an API module on a free port, as Next does in production. Resolves with the port, a function that sends a
 * request to the module, and one that closes the server.
 */
export const serve = async (module: ApiModule) => {
  const { port, close: closeServer } = await listen((request, response) => {
    const value = request.headers[visitorHeader];
    delete request.headers[visitorHeader];
    Object.defineProperty(request.socket, 'remoteAddress', { value, configurable: true });
    const query = parse(request.url?.split('?')[1] ?? '');
    const context = { ...previewKeys, dev: false };
    const requestId = getRequestId(request);
    response.setHeader('X-Request-Id', requestId);
    requestContext.run({ requestId }, () =>
      apiResolver(request, response, query, module, context, false).catch((error: Error) => response.destroy(error)),
    );
  });
  const agent = new Agent({ keepAlive: true });

  const call = async (request: ApiRequest = {}): Promise<ApiResponse> => {
    const { method = 'GET', query = {}, cookies = {}, from = newVisitorIp() } = request;
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const hasJsonBody = request.body !== undefined && typeof request.body !== 'string';
    const sentHeaders = {
      ...(hasJsonBody && { 'Content-Type': 'application/json' }),
      ...(cookie.length > 0 && { Cookie: cookie.join('; ') }),
      ...request.headers,
      [visitorHeader]: from,
    };
    const path = `/api/call/?${stringify(query)}`;
    const sentBody = hasJsonBody ? JSON.stringify(request.body) : (request.body as string | undefined);
    const { status, headers, body } = await sendHttp({ port, method, path, headers: sentHeaders, agent }, sentBody);
    const text = body.toString('utf8');
    const isJson = text !== '' && headers['content-type']?.startsWith('application/json');
    return { status, headers, cookies: headers['set-cookie'] ?? [], text, json: isJson ? JSON.parse(text) : undefined };
  };

  const close = async () => {
    agent.destroy();
    closeServer();
  };
  return { call, close, port };
};

/** Calls an API module once, as Next serves it in production, over its own connection. */
export const call = async (module: ApiModule, request: ApiRequest = {}): Promise<ApiResponse> => {
  const { call, close } = await serve(module);
  return call(request).finally(close);
};
