import { connect } from 'node:net';

/** The result of one run: responses per second, latencies, and the number of responses with an unexpected status. */
export interface LoadResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  unexpectedCount: number;
}

/** The load of one run: on each connection one request follows the other. */
export interface Load {
  port: number;
  /** The paths, which are requested in rotation. */
  paths: string[];
  /** The value of the header `Accept-Encoding`. */
  encoding: string;
  connections: number;
  seconds: number;
  /** The expected status. */
  status: number;
}

/** The cookies of a visitor who has chosen a language and answered the consent banner. */
const cookies = 'NEXT_LOCALE=en; cc_cookie=%7B%22categories%22%3A%5B%22necessary%22%5D%7D';

const headEnd = Buffer.from('\r\n\r\n');

/** Sends requests over one connection, each after the previous response, until `hasEnded` returns true. */
const runClient = (
  load: Load,
  nextPath: () => string,
  hasEnded: () => boolean,
  onResponse: (ms: number, status: number) => void,
) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1');
    let [buffer, remainingBytes, sentAtMs, status] = [Buffer.alloc(0), 0, 0, 0];
    const sendRequest = () => {
      if (hasEnded()) return void socket.end(resolve);
      sentAtMs = performance.now();
      socket.write(
        `GET ${nextPath()} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${load.encoding}\r\nCookie: ${cookies}\r\n\r\n`,
      );
    };
    const finish = () => {
      onResponse(performance.now() - sentAtMs, status);
      sendRequest();
    };
    socket.setNoDelay(true).once('error', reject).once('connect', sendRequest);
    socket.on('data', (data) => {
      if (remainingBytes > 0) {
        remainingBytes -= data.length;
        return remainingBytes === 0 && finish();
      }
      buffer = buffer.length > 0 ? Buffer.concat([buffer, data]) : data;
      const end = buffer.indexOf(headEnd);
      if (end < 0) return;
      const head = buffer.toString('latin1', 0, end);
      status = Number(head.slice(9, 12));
      remainingBytes = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (buffer.length - end - headEnd.length);
      if (Number.isNaN(remainingBytes)) return reject(new Error(`A response has no Content-Length: ${head}`));
      buffer = Buffer.alloc(0);
      return remainingBytes === 0 && finish();
    });
  });

const run = async (load: Load): Promise<LoadResult> => {
  const durationsMs: number[] = [];
  const endMs = performance.now() + load.seconds * 1000;
  let [requestIndex, unexpectedCount] = [0, 0];
  const clients = Array.from({ length: load.connections }, () =>
    runClient(
      load,
      () => load.paths[requestIndex++ % load.paths.length] ?? '/',
      () => performance.now() >= endMs,
      (ms, status) => {
        durationsMs.push(ms);
        if (status !== load.status) unexpectedCount++;
      },
    ),
  );
  await Promise.all(clients);
  durationsMs.sort((a, b) => a - b);
  const percentile = (share: number) => durationsMs[Math.floor(durationsMs.length * share)] ?? 0;
  return {
    perSecond: durationsMs.length / load.seconds,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    unexpectedCount,
  };
};

// The load comes from a separate process, so that it does not slow down the server.
process.on('message', async (load: Load) => process.send?.(await run(load)));
