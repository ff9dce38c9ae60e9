import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../support/http';

const healthCheck = { intervalMs: 1000, timeoutMs: 1000 };
const retry = { timeoutMs: 2000, intervalMs: 250 };

interface Outgoing {
  incoming: IncomingMessage;
  body: Buffer;
  agent: Agent;
}

const forward = (port: number, { incoming, body, agent }: Outgoing): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const { connection: _, ...forwardedHeaders } = headers;
    request({ host: '127.0.0.1', port, agent, method, path: url, headers: forwardedHeaders })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });

const isConnectionRefused = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
const isSafeMethod = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Starts a load balancer as docs/operating.md requires and compose.yaml configures. It checks every second whether each
 * server is ready, and tries other servers, for two seconds, after a refused connection or a GET without a response.
 */
export const startBalancer = async (ports: () => number[]) => {
  const agent = new Agent({ keepAlive: true });
  const readyPorts = new Set<number>();
  let turn = 0;

  const check = async (port: number) => {
    const isReady = await fetch(`http://127.0.0.1:${port}/api/ready/`, {
      signal: AbortSignal.timeout(healthCheck.timeoutMs),
    })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isReady) readyPorts.add(port);
    else readyPorts.delete(port);
  };
  const checkAll = () => Promise.all(ports().map(check));
  await checkAll();
  const timer = setInterval(checkAll, healthCheck.intervalMs);

  const forwardWithRetry = async (outgoing: Outgoing): Promise<IncomingMessage | null> => {
    const deadlineMs = performance.now() + retry.timeoutMs;
    let candidates: number[] = [];
    do {
      candidates = candidates.length > 0 ? candidates : ports().filter((port) => readyPorts.has(port));
      const [port] = candidates.splice(turn++ % Math.max(1, candidates.length), 1);
      if (port)
        try {
          return await forward(port, outgoing);
        } catch (error) {
          if (!isConnectionRefused(error) && !isSafeMethod(outgoing.incoming)) return null;
        }
      if (candidates.length === 0) await wait(retry.intervalMs);
    } while (performance.now() < deadlineMs);
    return null;
  };

  const { port, close } = await listen(async (incoming, response) => {
    const upstreamResponse = await forwardWithRetry({ incoming, body: await buffer(incoming), agent }).catch(
      () => null,
    );
    if (!upstreamResponse) return response.writeHead(502).end();
    const { connection: _, 'keep-alive': __, ...headers } = upstreamResponse.headers;
    response.writeHead(upstreamResponse.statusCode ?? 502, headers);
    upstreamResponse.once('error', () => response.destroy()).pipe(response);
    response.once('close', () => upstreamResponse.destroy());
  });
  return {
    port,
    close() {
      clearInterval(timer);
      close();
      agent.destroy();
    },
  };
};
