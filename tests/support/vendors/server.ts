import type { IncomingMessage, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Vendor } from './vendor';

const toRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = await buffer(incoming);
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
};

/** Serves stand-ins for vendors, each below a prefix: `{ brevo }` handles the requests below `/brevo`. */
export const serveVendors =
  (vendors: Record<string, Vendor>): RequestListener =>
  async (incoming, outgoing) => {
    try {
      const request = await toRequest(incoming);
      const [, prefix = '', path] = /^\/([^/]+)(\/.*)?$/.exec(decodeURIComponent(new URL(request.url).pathname)) ?? [];
      const vendor = vendors[prefix];
      const response = vendor ? await vendor(request, path ?? '/') : new Response(null, { status: 404 });
      const body = Buffer.from(await response.arrayBuffer());
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
    } catch (error) {
      process.stderr.write(`${incoming.method} ${incoming.url}: ${error instanceof Error ? error.stack : error}\n`);
      outgoing.writeHead(500).end();
    }
  };
