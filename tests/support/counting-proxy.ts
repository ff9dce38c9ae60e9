import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a proxy in front of a server on this machine. Resolves with its URL, the request lines that it has forwarded,
 * which `GET /asked` returns as JSON, and a function that closes it.
 */
export const startCountingProxy = async (target: string) => {
  const requestLines: string[] = [];
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/asked') return outgoing.end(JSON.stringify(requestLines));
    requestLines.push(`${incoming.method} ${incoming.url}`);
    const { method, url, headers } = incoming;
    const forwarded = request({ hostname, port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestLines,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
