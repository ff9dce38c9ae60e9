import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const health = { every: 1000, timeout: 1000 };
const retries = { within: 2000, every: 250 };

interface Outgoing {
  incoming: IncomingMessage;
  body: Buffer;
  agent: Agent;
}

const ask = (port: number, { incoming, body, agent }: Outgoing): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const { connection: _, ...passed } = headers;
    request({ host: '127.0.0.1', port, agent, method, path: url, headers: passed })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });

const isRefused = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * A load balancer that does what docs/operating.md asks for and compose.yaml configures: it asks each server every second
 * whether it is ready, and asks another one, for two seconds, after a refused connection or a GET without an answer.
 */
export const startBalancer = async (ports: () => number[]) => {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;

  const check = async (port: number) => {
    const isReady = await fetch(`http://127.0.0.1:${port}/api/ready/`, { signal: AbortSignal.timeout(health.timeout) })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isReady) ready.add(port);
    else ready.delete(port);
  };
  const checkAll = () => Promise.all(ports().map(check));
  await checkAll();
  const timer = setInterval(checkAll, health.every);

  const answerTo = async (outgoing: Outgoing): Promise<IncomingMessage | null> => {
    const end = performance.now() + retries.within;
    let left: number[] = [];
    do {
      left = left.length > 0 ? left : ports().filter((port) => ready.has(port));
      const [port] = left.splice(turn++ % Math.max(1, left.length), 1);
      if (port)
        try {
          return await ask(port, outgoing);
        } catch (error) {
          if (!isRefused(error) && !isRead(outgoing.incoming)) return null;
        }
      if (left.length === 0) await wait(retries.every);
    } while (performance.now() < end);
    return null;
  };

  const server = createServer(async (incoming, response) => {
    const answer = await answerTo({ incoming, body: await buffer(incoming), agent }).catch(() => null);
    if (!answer) return response.writeHead(502).end();
    const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.once('error', () => response.destroy()).pipe(response);
    response.once('close', () => answer.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
};
