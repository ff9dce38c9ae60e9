import { request } from 'node:http';
import { listen } from './http';

/**
 * Starts a proxy in front of a server on this machine. Resolves with its URL, the request lines that it has forwarded,
 * which `GET /asked` returns as JSON, and a function that closes it.
 */
export const startCountingProxy = async (target: string) => {
  const requestLines: string[] = [];
  const { hostname, port } = new URL(target);
  const { url, close } = await listen((incoming, outgoing) => {
    if (incoming.url === '/asked') return outgoing.end(JSON.stringify(requestLines));
    requestLines.push(`${incoming.method} ${incoming.url}`);
    const { method, url: path, headers } = incoming;
    const forwarded = request({ hostname, port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  return { url, requestLines, close };
};
