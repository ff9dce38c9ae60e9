import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { newVisitorIp } from './requests';
import type { Site } from './site';

interface Result {
  path: string;
  /** When the request was sent, by the clock of `performance`. */
  sentAt: number;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether the body is as long as announced. */
  isComplete: boolean;
}

interface Options {
  paths: readonly string[];
  /** The number of concurrent keep-alive connections. */
  connections: number;
  headers?: Record<string, string>;
}

const fetchWithAgent = (agent: Agent, port: number, path: string, headers: Record<string, string>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const sentAt = performance.now();
    request({ host: '127.0.0.1', port, path, agent, headers: { 'X-Forwarded-For': newVisitorIp(), ...headers } })
      .on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const body = Buffer.concat(chunks);
          const length = response.headers['content-length'];
          resolve({
            path,
            sentAt,
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: body.toString('utf8'),
            isComplete: response.complete && (length === undefined || Number(length) === body.length),
          });
        });
      })
      .once('error', reject)
      .end();
  });

/** Requests the paths in turn, over and over, until stopped. */
export const startLoad = ({ port }: Pick<Site, 'port'>, { paths, connections, headers = {} }: Options) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const responses: Result[] = [];
  const failures: unknown[] = [];
  let isStopped = false;
  let nextIndex = 0;

  const client = async () => {
    while (!isStopped) {
      const path = paths[nextIndex++ % paths.length] ?? '/';
      try {
        responses.push(await fetchWithAgent(agent, port, path, headers));
      } catch (error) {
        failures.push(error);
        await wait(20);
      }
    }
  };
  const clients = Promise.all(Array.from({ length: connections }, client));

  return {
    responses,
    failures,
    /** Sends no more requests, and waits for the responses to those already sent. */
    async stop() {
      isStopped = true;
      await clients;
      agent.destroy();
    },
  };
};

/** Calls `run` with each task, at most `concurrency` of them at a time. */
export const forEachConcurrent = async <T>(
  tasks: readonly T[],
  concurrency: number,
  run: (task: T) => Promise<unknown>,
): Promise<void> => {
  const remaining = tasks.values();
  const worker = async () => {
    for (const task of remaining) await run(task);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
};
