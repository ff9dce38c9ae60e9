import { connect } from 'node:net';

/** What one run measures: responses per second, their latency in ms, and how many had another status than expected. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  unexpected: number;
}

export interface Load {
  port: number;
  /** Requested in turn. */
  paths: string[];
  encoding: string;
  connections: number;
  seconds: number;
  status: number;
}

/** The cookies of a visitor who has chosen a language and answered the question about cookies. */
const cookies = 'NEXT_LOCALE=en; cc_cookie=%7B%22categories%22%3A%5B%22necessary%22%5D%7D';

const headEnd = Buffer.from('\r\n\r\n');

/** Sends requests over one connection, each after the response to the one before, until `isOver`. */
const client = (
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
      if (Number.isNaN(remainingBytes)) return reject(new Error(`No Content-Length: ${head}`));
      buffer = Buffer.alloc(0);
      return remainingBytes === 0 && finish();
    });
  });

const run = async (load: Load): Promise<LoadResult> => {
  const durationsMs: number[] = [];
  const endMs = performance.now() + load.seconds * 1000;
  let [requestIndex, unexpected] = [0, 0];
  const clients = Array.from({ length: load.connections }, () =>
    client(
      load,
      () => load.paths[requestIndex++ % load.paths.length] ?? '/',
      () => performance.now() >= endMs,
      (ms, status) => {
        durationsMs.push(ms);
        if (status !== load.status) unexpected++;
      },
    ),
  );
  await Promise.all(clients);
  durationsMs.sort((a, b) => a - b);
  const percentile = (share: number) => durationsMs[Math.floor(durationsMs.length * share)] ?? 0;
  return { perSecond: durationsMs.length / load.seconds, p50: percentile(0.5), p99: percentile(0.99), unexpected };
};

// Runs in a process of its own, so that it does not share one with the server.
process.on('message', async (load: Load) => process.send?.(await run(load)));
