import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { Fault } from './faults';

/** Certificates of an authority that only tests trust, with their keys. They are valid for a hundred years. */
const certificates = path.join(import.meta.dirname, 'certificates');
const host = 'upstreams.test';

const loadCertificate = (name: string) => {
  const pem = readFileSync(path.join(certificates, `${name}.pem`));
  return { key: pem, cert: pem };
};

/** Forwards a request to the upstream and sends its response back, with a JSON body changed by `change`. */
const forward = async (
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change = (body: string) => body,
) => {
  const forwarded = request(new URL(incoming.url ?? '', target), {
    method: incoming.method,
    headers: incoming.headers,
  });
  forwarded.end(await buffer(incoming));
  const [response] = (await once(forwarded, 'response')) as [IncomingMessage];
  const type = response.headers['content-type'] ?? '';
  const headers = type && { 'Content-Type': type };
  outgoing.writeHead(response.statusCode ?? 502, headers || {});
  if (type === 'application/json') outgoing.end(change(await text(response)));
  else response.pipe(outgoing);
};

interface Options {
  /** The address of the upstream. */
  target: string;
  /** A file that exists while the proxy's host name resolves; `inside.mts` checks for it. */
  nameFile: string;
}

/** Starts an HTTPS proxy in front of an upstream, with a fault that can be switched on and off. */
export const startFaultProxy = async ({ target, nameFile }: Options) => {
  let fault: Fault | null = null;
  const server = createServer(loadCertificate(host), (incoming, outgoing) => {
    if (fault?.respond) return fault.respond(incoming, outgoing);
    return forward(target, incoming, outgoing, fault?.changeBody).catch(() => outgoing.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  writeFileSync(nameFile, '');

  return {
    url: `https://${host}:${port}`,

    /** Replaces the fault; null removes it. Closes all connections, so that it applies from the next request on. */
    async setFault(nextFault: Fault | null) {
      fault = nextFault;
      server.setSecureContext(loadCertificate(nextFault?.connection === 'wrong certificate' ? 'elsewhere.test' : host));
      if (nextFault?.connection === 'not found') rmSync(nameFile, { force: true });
      else writeFileSync(nameFile, '');
      server.closeAllConnections();
      if (nextFault?.connection === 'refused') server.close();
      else if (!server.listening) await listen(port);
    },

    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
