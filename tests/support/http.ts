import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Serves requests on 127.0.0.1, on a port or any free one. Resolves with its address, and a function that closes it. */
export const listen = async (listener: RequestListener, wantedPort = 0) => {
  const server = createServer(listener).listen(wantedPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, url: `http://127.0.0.1:${port}`, close };
};

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request to a server on 127.0.0.1. Rejects if the response is cut off. */
export const sendHttp = async (options: RequestOptions, body?: string): Promise<TestResponse> => {
  const outgoing = send({ host: '127.0.0.1', ...options }).end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await buffer(incoming) };
};

/** Serves a listener on a free port while `callback` runs, and resolves with the result of `callback`. */
export const withServer = async <T>(
  listener: RequestListener,
  callback: (sendRequest: (options?: RequestOptions) => Promise<TestResponse>, origin: string) => Promise<T>,
): Promise<T> => {
  const { port, url, close } = await listen(listener);
  try {
    return await callback((options) => sendHttp({ port, ...options }), url);
  } finally {
    close();
  }
};
