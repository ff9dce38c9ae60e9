import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { visitor } from './ask';
import type { Site } from './site';

interface Result {
  path: string;
  /** When the request was sent, by the clock of `performance`. */
  sentAt: number;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether the body is as long as announced. */
  isWhole: boolean;
}

interface Options {
  paths: readonly string[];
  /** The number of concurrent keep-alive connections. */
  connections: number;
  headers?: Record<string, string>;
}

const fetchOver = (agent: Agent, port: number, path: string, headers: Record<string, string>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const sentAt = performance.now();
    request({ host: '127.0.0.1', port, path, agent, headers: { 'X-Forwarded-For': visitor(), ...headers } })
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
            isWhole: response.complete && (length === undefined || Number(length) === body.length),
          });
        });
      })
      .once('error', reject)
      .end();
  });

/** Requests the paths in turn, over and over, until stopped. */
export const startLoad = ({ port }: Pick<Site, 'port'>, { paths, connections, headers = {} }: Options) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Result[] = [];
  const failures: unknown[] = [];
  let stopped = false;
  let next = 0;

  const client = async () => {
    while (!stopped) {
      const path = paths[next++ % paths.length] ?? '/';
      try {
        answers.push(await fetchOver(agent, port, path, headers));
      } catch (error) {
        failures.push(error);
        await wait(20);
      }
    }
  };
  const clients = Promise.all(Array.from({ length: connections }, client));

  return {
    answers,
    failures,
    /** Sends no more requests, and waits for the responses to those already sent. */
    async stop() {
      stopped = true;
      await clients;
      agent.destroy();
    },
  };
};

/** Runs tasks, at most `atOnce` of them at a time. */
export const inParallel = async <T>(
  tasks: readonly T[],
  atOnce: number,
  run: (task: T) => Promise<unknown>,
): Promise<void> => {
  const left = tasks.values();
  const worker = async () => {
    for (const task of left) await run(task);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
