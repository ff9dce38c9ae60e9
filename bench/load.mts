import { connect } from 'node:net';

/** What one run measures: responses per second, their latency in ms, and how many had another status than expected. */
export interface Measured {
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
const client = (load: Load, next: () => string, isOver: () => boolean, done: (ms: number, status: number) => void) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1');
    let [received, missing, sentAt, status] = [Buffer.alloc(0), 0, 0, 0];
    const ask = () => {
      if (isOver()) return void socket.end(resolve);
      sentAt = performance.now();
      socket.write(
        `GET ${next()} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${load.encoding}\r\nCookie: ${cookies}\r\n\r\n`,
      );
    };
    const finish = () => {
      done(performance.now() - sentAt, status);
      ask();
    };
    socket.setNoDelay(true).once('error', reject).once('connect', ask);
    socket.on('data', (data) => {
      if (missing > 0) {
        missing -= data.length;
        return missing === 0 && finish();
      }
      received = received.length > 0 ? Buffer.concat([received, data]) : data;
      const end = received.indexOf(headEnd);
      if (end < 0) return;
      const head = received.toString('latin1', 0, end);
      status = Number(head.slice(9, 12));
      missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (received.length - end - headEnd.length);
      if (Number.isNaN(missing)) return reject(new Error(`No Content-Length: ${head}`));
      received = Buffer.alloc(0);
      return missing === 0 && finish();
    });
  });

const run = async (load: Load): Promise<Measured> => {
  const times: number[] = [];
  const end = performance.now() + load.seconds * 1000;
  let [turn, unexpected] = [0, 0];
  const clients = Array.from({ length: load.connections }, () =>
    client(
      load,
      () => load.paths[turn++ % load.paths.length] ?? '/',
      () => performance.now() >= end,
      (ms, status) => {
        times.push(ms);
        if (status !== load.status) unexpected++;
      },
    ),
  );
  await Promise.all(clients);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / load.seconds, p50: at(0.5), p99: at(0.99), unexpected };
};

// Runs in a process of its own, so that it does not share one with the server.
process.on('message', async (load: Load) => process.send?.(await run(load)));
