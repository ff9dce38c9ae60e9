import { createServer, type IncomingHttpHeaders, type RequestListener, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface HttpRequest {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}

/**
 * Serves a listener on a free port while `callback` runs, and resolves with the result of `callback`. `sendRequest`
 * rejects if the response is cut off.
 */
export const withServer = async <T>(
  listener: RequestListener,
  callback: (sendRequest: (request?: HttpRequest) => Promise<TestResponse>, origin: string) => Promise<T>,
): Promise<T> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sendRequest = ({ path = '/', method = 'GET', headers = {} }: HttpRequest = {}) =>
    new Promise<TestResponse>((resolve, reject) => {
      const outgoing = send({ host: '127.0.0.1', port, path, method, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
  try {
    return await callback(sendRequest, `http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
