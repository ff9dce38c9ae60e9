import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes requests on to a server on this machine; `/asked` lists them. */
export const countingProxy = async (target: string) => {
  const asked: string[] = [];
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/asked') return outgoing.end(JSON.stringify(asked));
    asked.push(`${incoming.method} ${incoming.url}`);
    const { method, url, headers } = incoming;
    const passed = request({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
